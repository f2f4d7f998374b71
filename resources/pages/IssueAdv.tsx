import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo, useState } from 'react';
import { useGetMany, useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { EntityHead } from '#core/entity/meta.ts';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { recordName } from '#src/ui/recordName.ts';
import { createSearch, type RelatedDef } from '#src/ui/related/related.ts';
import { RelatedList } from '#src/ui/related/RelatedList.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useViews } from '#src/ui/view.ts';
import { Choices } from './issueAdv/Choices.tsx';
import { Outcomes } from './issueAdv/Outcomes.tsx';
import { issueAdvSentences } from './issueAdv/sentences.ts';
import { useIssue, type Choice, type Targets } from './issueAdv/useIssue.ts';
import './issueAdv/issueAdv.css';

/** Ads that reach a record in any way (AD-01). */
const REACHING: RelatedDef = { name: 'ad.targetIds', resource: 'ads', field: 'targetIds', many: true, perm: 'ad.view' };

/** Names told in the title; the others are counted. */
const NAMED = 3;

/** Issues ads to one or many screens, groups, sets or tags; the route says to which kind (DEV-10, DEV-11). */
export default function IssueAdv() {
  const head = useViews(useResourceContext() ?? '')?.meta;
  const { id = '' } = useParams();
  return head ? <Page key={id} head={head} ids={id.split(',').filter(Boolean)} /> : null;
}

function Page({ head, ids }: { head: EntityHead; ids: readonly string[] }) {
  const translate = useSentences(issueAdvSentences);
  const pathOf = usePathOf();
  const maySee = useCan('ad.view');
  const [side, setSide] = useState<'choose' | 'there'>('choose');
  const { data: records = [] } = useGetMany(head.resource, { ids: [...ids] });
  const nameOf = (id: string) => recordName(records.find((record) => record?.id === id) ?? { id: '…' }, head.display);
  const names = ids.slice(0, NAMED).map(nameOf).join(translate('ui.comma'));
  const more = ids.length - NAMED;
  const told = more > 0 ? translate('issueAdv.others', { names, n: more }) : names;
  const [only] = ids.length === 1 ? ids : [];
  const create = pathOf('ads', 'create');
  const preset: RelatedDef = { ...REACHING, by: { field: 'targetType', value: head.name } };
  return (
    <section>
      <PageHeader
        title={translate('issueAdv.to', { names: told })}
        back={only ? pathOf(head.resource, 'show', only) : pathOf(head.resource, 'list')}
        actions={
          create && only ? (
            <Button component={Link} to={`${create}?${createSearch(preset, only)}`} startIcon={<Add />} color="inherit">
              {translate('issueAdv.newAd')}
            </Button>
          ) : undefined
        }
      />
      {only && maySee ? (
        <Tabs value={side} onChange={(_, next: 'choose' | 'there') => setSide(next)} sx={{ mb: 2 }}>
          <Tab value="choose" label={translate('issueAdv.choose')} />
          <Tab value="there" label={translate('issueAdv.there')} />
        </Tabs>
      ) : null}
      {side === 'there' && only ? (
        <RelatedList def={REACHING} id={only} of={head.resource} />
      ) : (
        <Issuing head={head} ids={ids} targetName={nameOf} />
      )}
    </section>
  );
}

interface IssuingProps {
  head: EntityHead;
  ids: readonly string[];
  targetName: (id: string) => string;
}

function Issuing({ head, ids, targetName }: IssuingProps) {
  const targets = useMemo(
    (): Targets => ({ targetType: head.name as Targets['targetType'], targetIds: [...ids] }),
    [head.name, ids],
  );
  const { issue, isBusy, outcome, again } = useIssue(targets);
  const [sent, setSent] = useState<readonly Choice[]>([]);
  if (outcome)
    return (
      <Outcomes
        outcome={outcome}
        adName={(id) => sent.find((ad) => ad.id === id)?.name ?? id}
        targetName={targetName}
        onAgain={again}
      />
    );
  return (
    <Choices
      targets={targets}
      isBusy={isBusy}
      onIssue={(ads) => {
        setSent(ads);
        void issue(ads.map(({ id }) => id));
      }}
    />
  );
}
