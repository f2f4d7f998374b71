// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import { dataCardDerive } from '#generated/model/data-cards/derive.gen.ts';
import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
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
import type { DataCardParts, DataCardSlots } from './slots.gen.tsx';

const values: ShowValues<DataCardParts['field']> = {
  iccid: <TextField source="iccid" />,
  operator: <EnumField source="operator" />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  activatedAt: <InstantField source="activatedAt" />,
  remark: <TextField source="remark" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  packageMb: <NumberField source="packageMb" />,
  usedMb: <NumberField source="usedMb" />,
  remainingMb: <NumberField source="remainingMb" />,
  usedShare: <NumberField source="usedShare" />,
  askResult: (
    <EnumField
      source="askResult"
      colors={{ told: 'success', unknown: 'error', refused: 'error', unanswered: 'warning' }}
    />
  ),
  askedAt: <InstantField source="askedAt" />,
};

const sections: readonly ShowSectionDef<DataCardParts['field']>[] = [
  {
    name: 'base',
    label: 'resources.data-cards.sections.base',
    fields: ['iccid', 'operator', 'deviceId', 'activatedAt', 'remark', 'creatorId', 'createdAt'],
  },
  {
    name: 'usage',
    label: 'resources.data-cards.sections.usage',
    fields: ['packageMb', 'usedMb', 'remainingMb', 'usedShare', 'askResult', 'askedAt'],
  },
];

const targets: ShowTargets = {
  deviceId: refs.device,
  creatorId: refs.account,
};

const related: readonly RelatedDef<DataCardParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'dataCard' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Data card: the page of one record. */
export default function DataCardShow({ slots }: ViewProps<DataCardSlots>) {
  return (
    <EntityShow
      meta={dataCardMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={dataCardDerive}
      slots={slots}
    />
  );
}
