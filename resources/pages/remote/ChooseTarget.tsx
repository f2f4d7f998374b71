import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { RecordContextProvider, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { refs } from '#generated/console/refs.gen.ts';
import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { OwnerTag } from '#src/ui/fields/OwnerTag.tsx';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { OWN_FIRST } from '#src/ui/ownedNames.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import type { Target } from './useRemote.ts';

const COLORS = deviceMeta.states?.values ?? {};
const SHOWN = 50;

interface Row {
  id: string;
  name: string | null;
  status?: string;
}

/** List of targets to choose from, where the address names none. Lists those of subordinates as well, after the own ones. */
export function ChooseTarget({ targetType, base }: { targetType: Target['targetType']; base: string }) {
  const translate = useTranslate();
  const labels = useLabels('devices');
  const [q, setQ] = useState('');
  const asked = useDeferredValue(q.trim());
  const { data, isPending, error, refetch } = useGetList<Row>(refs[targetType].resource, {
    pagination: { page: 1, perPage: SHOWN },
    // Which can be controlled now: those heard of last.
    sort: targetType === 'device' ? { field: 'heartbeatAt', order: 'DESC' } : { field: 'name', order: 'ASC' },
    filter: asked ? { name: { contains: asked } } : {},
    ...OWN_FIRST,
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
        {data?.map((row) => (
          <RecordContextProvider key={row.id} value={row}>
            <li>
              <Link to={`${base}/${row.id}`}>
                <span>
                  {row.name}
                  <OwnerTag />
                </span>
                {row.status ? (
                  <StateChip
                    color={COLORS[row.status]?.color ?? 'neutral'}
                    label={labels.value('status', row.status)}
                  />
                ) : null}
              </Link>
            </li>
          </RecordContextProvider>
        ))}
      </ul>
      {data?.length === 0 ? <p className="remote-help">{translate('remote.chooseNone')}</p> : null}
    </>
  );
}
