import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { ResourceContextProvider, useGetList, useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { EntityHead, MembersMeta } from '#core/entity/meta.ts';
import { useFormats } from '../format.ts';
import { useNames } from '../labels.ts';
import { EmbedContext } from '../list/embed.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { usePathOf } from '../paths.ts';
import { recordName } from '../recordName.ts';
import { useViews } from '../view.ts';
import { MemberRows } from './MemberRows.tsx';
import { useSentences } from '../sentences.ts';
import { memberSentences } from './sentences.ts';

/** Page that puts members into a record and takes them out: the members' own list, searched and filtered (DEV-11). */
export default function EntityMembers() {
  const head = useViews(useResourceContext() ?? '')?.meta;
  const { id = '' } = useParams();
  return head?.members ? <Members key={id} head={head} members={head.members} id={id} /> : null;
}

type Side = 'inside' | 'others';

function Members({ head, members, id }: { head: EntityHead; members: MembersMeta; id: string }) {
  const translate = useSentences(memberSentences);
  const pathOf = usePathOf();
  const names = useNames(members.resource);
  const { number } = useFormats();
  const record = useGetOne(head.resource, { id });
  const inside = useGetList(members.resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { [members.field]: id },
  });
  const [chosen, choose] = useState<Side | null>(null);
  if (record.error)
    return (
      <ErrorNotice title={translate('ui.show.error')} error={record.error} onRetry={() => void record.refetch()} />
    );
  if (!record.data || inside.isPending) return <RecordSkeleton />;
  const side = chosen ?? (inside.total === 0 ? 'others' : 'inside');
  return (
    <section>
      <PageHeader
        title={recordName(record.data, head.display)}
        count={inside.total === undefined ? undefined : number(inside.total)}
        back={pathOf(head.resource, 'show', id)}
      />
      <Tabs value={side} onChange={(_, next: Side) => choose(next)} sx={{ mb: 2 }}>
        <Tab value="inside" label={translate('ui.members.inside', { name: names.many })} />
        <Tab value="others" label={translate('ui.members.others', { name: names.many })} />
      </Tabs>
      {side === 'others' && !members.many ? (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate('ui.members.moves')}
        </Typography>
      ) : null}
      <Rows key={side} side={side} head={head} members={members} id={id} />
    </section>
  );
}

interface RowsProps {
  side: Side;
  head: EntityHead;
  members: MembersMeta;
  id: string;
}

function Rows({ side, head, members, id }: RowsProps) {
  const List = useViews(members.resource)?.List;
  const verb = side === 'inside' ? 'removeMembers' : 'addMembers';
  const embed = useMemo(
    () => ({
      name: `${head.resource}.${side}`,
      filter: { [members.field]: side === 'inside' ? id : { not: id } },
      ...(side === 'inside' && !members.many ? { without: members.field } : {}),
      perPage: 20,
      layout: <MemberRows head={head} verb={verb} owner={id} isTaking={side === 'inside'} />,
      isChoice: true,
    }),
    [side, head, members, id, verb],
  );
  if (!List) return null;
  return (
    <ResourceContextProvider value={members.resource}>
      <EmbedContext value={embed}>
        <Suspense fallback={<ListSkeleton />}>
          <List />
        </Suspense>
      </EmbedContext>
    </ResourceContextProvider>
  );
}
