import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { RESOURCES, type Target } from './useRemote.ts';

const COLORS = deviceMeta.states?.values ?? {};
const SHOWN = 50;

interface Row {
  id: string;
  name: string | null;
  status?: string;
}

/** List of targets to choose from, where the address names none. */
export function ChooseTarget({ targetType, base }: { targetType: Target['targetType']; base: string }) {
  const translate = useTranslate();
  const labels = useLabels('devices');
  const [q, setQ] = useState('');
  const asked = useDeferredValue(q.trim());
  const { data, isPending, error, refetch } = useGetList<Row>(RESOURCES[targetType], {
    pagination: { page: 1, perPage: SHOWN },
    sort: targetType === 'device' ? { field: 'status', order: 'DESC' } : { field: 'name', order: 'ASC' },
    filter: asked ? { name: { contains: asked } } : {},
  });
  return (
    <>
      <PageHeader title={translate('remote.choose')} />
      <TextField
        value={q}
        size="small"
        label={`${translate(`remote.kinds.${targetType}`)} · ${translate('remote.search')}`}
        onChange={(event) => setQ(event.target.value)}
        slotProps={{ htmlInput: { type: 'search', maxLength: 40 } }}
        sx={{ mb: 2, width: '100%', maxWidth: 420 }}
      />
      {error ? <ErrorNotice title={translate('remote.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <RecordSkeleton /> : null}
      <ul className="remote-choice">
        {data?.map(({ id, name, status }) => (
          <li key={id}>
            <Link to={`${base}/${id}`}>
              <span>{name}</span>
              {status ? (
                <StateChip color={COLORS[status]?.color ?? 'neutral'} label={labels.value('status', status)} />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {data?.length === 0 ? <p className="remote-help">{translate('remote.chooseNone')}</p> : null}
    </>
  );
}
