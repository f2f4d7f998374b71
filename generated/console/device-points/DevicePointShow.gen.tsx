// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import { devicePointDerive } from '#generated/model/device-points/derive.gen.ts';
import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import { devicePointStates } from '#generated/model/device-points/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DevicePointParts, DevicePointSlots } from './slots.gen.tsx';

const values: ShowValues<DevicePointParts['field']> = {
  corpId: <ReferenceField source="corpId" {...refs.corporation} />,
  createdAt: <InstantField source="createdAt" />,
  number: <TextField source="number" />,
  type: <EnumField source="type" />,
  status: <StateField source="status" states={devicePointStates} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  boundAt: <ScreenInstantField source="boundAt" by="deviceId" {...refs.device} />,
  years: <NumberField source="years" />,
  expireAt: <ScreenInstantField source="expireAt" by="deviceId" {...refs.device} />,
  daysLeft: <NumberField source="daysLeft" />,
  orderNumber: <TextField source="orderNumber" />,
  trial: <BooleanField source="trial" />,
};

const sections: readonly ShowSectionDef<DevicePointParts['field']>[] = [
  {
    name: 'record',
    fields: [
      'corpId',
      'createdAt',
      'number',
      'type',
      'status',
      'deviceId',
      'boundAt',
      'years',
      'expireAt',
      'daysLeft',
      'orderNumber',
      'trial',
    ],
  },
];

const targets: ShowTargets = {
  corpId: refs.corporation,
  deviceId: refs.device,
};

const related: readonly RelatedDef<DevicePointParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'devicePoint' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Device point: the page of one record. */
export default function DevicePointShow({ slots }: ViewProps<DevicePointSlots>) {
  return (
    <EntityShow
      meta={devicePointMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={devicePointDerive}
      slots={slots}
    />
  );
}
