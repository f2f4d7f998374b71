import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate, type GetListParams, type RaRecord } from 'react-admin';
import { useNotifyError } from '../errorText.ts';
import { useFormats } from '../format.ts';

interface AllFoundProps extends Pick<GetListParams, 'sort' | 'filter'> {
  resource: string;
  /** Number of records that were found. */
  total: number;
  /** Number that may still be chosen. */
  room: number;
  onAdd: (ids: readonly string[]) => void;
}

/** Most rows in one answer (architecture 4). */
const PAGE_MAX = 200;

/** Chooses all that were found, on all pages, as far as there is room. */
export function AllFound({ resource, sort, filter, total, room, onAdd }: AllFoundProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const notifyError = useNotifyError();
  const { number } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const count = Math.min(total, room);
  if (total < 2 || count === 0) return null;
  const choose = async () => {
    setBusy(true);
    try {
      const found: string[] = [];
      for (let page = 1; found.length < count; page += 1) {
        const pagination = { page, perPage: Math.min(PAGE_MAX, count) };
        const { data } = await provider.getList<RaRecord<string>>(resource, { pagination, sort, filter });
        if (data.length === 0) break;
        found.push(...data.map(({ id }) => id));
      }
      onAdd(found.slice(0, count));
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void choose()}>
      {translate(count === total ? 'ui.picker.allFound' : 'ui.picker.firstFound', { n: number(count) })}
    </Button>
  );
}
