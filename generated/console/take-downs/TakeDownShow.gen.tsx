// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import { takeDownDerive } from '#generated/model/take-downs/derive.gen.ts';
import { takeDownMeta } from '#generated/model/take-downs/meta.gen.ts';
import { takeDownStates } from '#generated/model/take-downs/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { PolyReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TakeDownParts, TakeDownSlots } from './slots.gen.tsx';

const values: ShowValues<TakeDownParts['field']> = {
  status: <StateField source="status" states={takeDownStates} />,
  targetType: <EnumField source="targetType" />,
  targetId: (
    <PolyReferencesField
      source="targetId"
      by="targetType"
      targets={{ ad: refs.ad, material: refs.material, corporation: refs.corporation }}
    />
  ),
  reason: <TextField source="reason" />,
  ads: <NumberField source="ads" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  lifterId: <ReferenceField source="lifterId" {...refs.account} />,
  liftedAt: <InstantField source="liftedAt" />,
  sha256: <TextField source="sha256" />,
};

const sections: readonly ShowSectionDef<TakeDownParts['field']>[] = [
  { name: 'base', fields: ['status', 'targetType', 'targetId', 'reason', 'ads'] },
  {
    name: 'made',
    label: 'resources.take-downs.sections.made',
    fields: ['creatorId', 'createdAt', 'lifterId', 'liftedAt', 'sha256'],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
  lifterId: refs.account,
};

const related: readonly RelatedDef<TakeDownParts['related']>[] = [
  { name: 'takeDownScreen.takeDownId', resource: 'take-down-screens', field: 'takeDownId', perm: 'takeDown.view' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'takeDown' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Take-down: the page of one record. */
export default function TakeDownShow({ slots }: ViewProps<TakeDownSlots>) {
  return (
    <EntityShow
      meta={takeDownMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={takeDownDerive}
      slots={slots}
      liveMs={2000}
    />
  );
}
