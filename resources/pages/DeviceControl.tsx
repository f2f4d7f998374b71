import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { SearchBox } from '#src/ui/list/filters/SearchBox.tsx';
import { Pager } from '#src/ui/list/Pager.tsx';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { Notice } from '#src/ui/page/Notice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { RightsPanel } from './rights/RightsPanel.tsx';
import { rightsSentences } from './rights/sentences.ts';
import './rights/rights.css';

const PER_PAGE = 20;

/** Control rights over an enterprise's screens: its people at the side, the switches of one beside them (ENT-04). */
export default function DeviceControl() {
  const translate = useSentences(rightsSentences);
  const { id = '' } = useParams();
  const pathOf = usePathOf();
  const [chosen, choose] = useState<string | null>(null);
  const { me } = useSurroundings();
  const enterprise = useGetOne('corporations', { id });
  if (enterprise.error)
    return (
      <ErrorNotice
        title={translate('ui.show.error')}
        error={enterprise.error}
        onRetry={() => void enterprise.refetch()}
      />
    );
  if (!enterprise.data) return <RecordSkeleton />;
  return (
    <>
      <PageHeader
        title={translate('rights.controlOf', { name: String(enterprise.data['name']) })}
        back={pathOf('corporations', 'show', id)}
      />
      <div className="rights-both">
        <People corpId={id} chosen={chosen} onChoose={choose} />
        {chosen === null ? (
          <Notice title={translate('rights.nobody')} text={translate('rights.nobodyText')} />
        ) : chosen === me?.userId ? (
          <Notice title={translate('rights.own')} />
        ) : (
          <RightsPanel accountId={chosen} />
        )}
      </div>
    </>
  );
}

interface PeopleProps {
  corpId: string;
  chosen: string | null;
  onChoose: (id: string) => void;
}

function People({ corpId, chosen, onChoose }: PeopleProps) {
  const translate = useSentences(rightsSentences);
  const [page, setPage] = useState(1);
  const [q, setQ] = useState<string>();
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList('accounts', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'realName', order: 'ASC' },
    filter: { corpId, ...(q ? { q } : {}) },
  });
  return (
    <aside className="rights-people" aria-label={translate('rights.people')}>
      <SearchBox value={q} onChange={(next) => (setQ(next), setPage(1))} />
      {error ? <ErrorNotice title={translate('ui.list.error')} error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? translate('rights.noPeople') : null}
      <ul>
        {(data ?? []).map(({ id, realName, userName }) => (
          <li key={String(id)}>
            <button type="button" aria-current={chosen === id} onClick={() => onChoose(String(id))}>
              <span>{String(realName)}</span>
              <small>{String(userName)}</small>
            </button>
          </li>
        ))}
      </ul>
      {total > PER_PAGE ? <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} /> : null}
    </aside>
  );
}
