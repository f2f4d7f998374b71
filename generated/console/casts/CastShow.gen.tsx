// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import { castMeta } from '#generated/model/casts/meta.gen.ts';
import { castStates } from '#generated/model/casts/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { CastParts, CastSlots } from './slots.gen.tsx';

const forms = async () => (await import('./CastActionForms.gen.tsx')).castActionForms;

const values: ShowValues<CastParts['field']> = {
  status: <StateField source="status" states={castStates} />,
  number: <TextField source="number" />,
  kind: <EnumField source="kind" />,
  picture: <FileField source="picture" picture />,
  text: <TextField source="text" multiline />,
  slotId: <ReferenceField source="slotId" {...refs.adSlot} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  adId: <ReferenceField source="adId" {...refs.ad} />,
  amountFen: <MoneyField source="amountFen" />,
  refund: <EnumField source="refund" colors={{ due: 'warning' }} />,
  paidAt: <InstantField source="paidAt" />,
  createdAt: <ScreenInstantField source="createdAt" by="deviceId" {...refs.device} />,
  until: <ScreenInstantField source="until" by="deviceId" {...refs.device} />,
  needsReview: <BooleanField source="needsReview" />,
  reviewerId: <ReferenceField source="reviewerId" {...refs.account} />,
  reviewedAt: <InstantField source="reviewedAt" />,
  reason: <TextField source="reason" />,
  playedAt: <ScreenInstantField source="playedAt" by="deviceId" {...refs.device} />,
  settledAt: <InstantField source="settledAt" />,
};

const sections: readonly ShowSectionDef<CastParts['field']>[] = [
  { name: 'base', fields: ['status', 'number', 'kind', 'picture', 'text', 'slotId', 'deviceId', 'adId'] },
  { name: 'money', label: 'resources.casts.sections.money', fields: ['amountFen', 'refund', 'paidAt'] },
  {
    name: 'review',
    label: 'resources.casts.sections.review',
    fields: ['createdAt', 'until', 'needsReview', 'reviewerId', 'reviewedAt', 'reason', 'playedAt', 'settledAt'],
  },
];

const targets: ShowTargets = {
  slotId: refs.adSlot,
  deviceId: refs.device,
  adId: refs.ad,
  reviewerId: refs.account,
};

const related: readonly RelatedDef<CastParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'cast' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Cast: the page of one record. */
export default function CastShow({ slots }: ViewProps<CastSlots>) {
  return (
    <EntityShow
      meta={castMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
      liveMs={10000}
    />
  );
}
