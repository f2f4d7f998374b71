// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import { demandPartnerMeta } from '#generated/model/demand-partners/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DemandPartnerParts, DemandPartnerSlots } from './slots.gen.tsx';

const values: ShowValues<DemandPartnerParts['field']> = {
  name: <TextField source="name" />,
  seat: <TextField source="seat" />,
  enabled: <BooleanField source="enabled" />,
  endpoint: <TextField source="endpoint" />,
  tmax: <NumberField source="tmax" />,
  maxQps: <NumberField source="maxQps" />,
  gzip: <BooleanField source="gzip" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  asked: <NumberField source="asked" />,
  bids: <NumberField source="bids" />,
  wins: <NumberField source="wins" />,
  failures: <NumberField source="failures" />,
  lastAnswer: (
    <EnumField
      source="lastAnswer"
      colors={{ bid: 'success', noAnswer: 'warning', unreachable: 'error', malformed: 'error' }}
    />
  ),
  lastAt: <InstantField source="lastAt" />,
  restUntil: <InstantField source="restUntil" />,
  testedAt: <InstantField source="testedAt" />,
  testAnswer: <TextField source="testAnswer" multiline />,
};

const sections: readonly ShowSectionDef<DemandPartnerParts['field']>[] = [
  { name: 'base', fields: ['name', 'seat', 'enabled', 'endpoint', 'tmax', 'maxQps', 'gzip', 'creatorId', 'createdAt'] },
  {
    name: 'did',
    label: 'resources.demand-partners.sections.did',
    fields: ['asked', 'bids', 'wins', 'failures', 'lastAnswer', 'lastAt', 'restUntil'],
  },
  { name: 'test', label: 'resources.demand-partners.sections.test', fields: ['testedAt', 'testAnswer'] },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<DemandPartnerParts['related']>[] = [
  { name: 'auction.partnerId', resource: 'auctions', field: 'partnerId', perm: 'adSlot.view' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'demandPartner' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Outside buyer: the page of one record. */
export default function DemandPartnerShow({ slots }: ViewProps<DemandPartnerSlots>) {
  return (
    <EntityShow
      meta={demandPartnerMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
