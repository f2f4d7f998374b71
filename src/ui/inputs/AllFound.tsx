import Button from '@mui/material/Button';
import { useDataProvider, type GetListParams, type RaRecord } from 'react-admin';
import { useFormats } from '../format.ts';
import { useSentences } from '../sentences.ts';
import { useCollect } from '../useCollect.ts';
import { pickerSentences } from './sentences.ts';

interface AllFoundProps {
  resource: string;
  /** The question by which they were found. */
  asked: Pick<GetListParams, 'sort' | 'filter' | 'meta'>;
  /** Number of records that were found. */
  total: number;
  /** Number that may still be chosen. */
  room: number;
  onAdd: (ids: readonly string[]) => void;
}

/** Most rows in one answer (architecture 4). */
const PAGE_MAX = 200;

/** Chooses all that were found, on all pages, as far as there is room. */
export function AllFound({ resource, asked, total, room, onAdd }: AllFoundProps) {
  const translate = useSentences(pickerSentences);
  const provider = useDataProvider();
  const { number } = useFormats();
  const { isBusy, collect } = useCollect<string>(onAdd);
  const most = Math.min(total, room);
  if (total < 2 || most === 0) return null;
  const perPage = Math.min(PAGE_MAX, most);
  const find = async (page: number) => {
    const pagination = { page, perPage };
    const { data } = await provider.getList<RaRecord<string>>(resource, { pagination, ...asked });
    return data.map(({ id }) => id);
  };
  const choose = () => collect({ total, perPage, most, find, keyOf: (id) => id });
  return (
    <Button size="small" loading={isBusy} onClick={() => void choose()}>
      {translate(most === total ? 'ui.picker.allFound' : 'ui.picker.firstFound', { n: number(most) })}
    </Button>
  );
}
