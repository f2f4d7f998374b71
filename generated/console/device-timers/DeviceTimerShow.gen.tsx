// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import { deviceTimerMeta } from '#generated/model/device-timers/meta.gen.ts';
import { deviceTimerStates } from '#generated/model/device-timers/states.gen.ts';
import { deviceTimerWhens } from '#generated/model/device-timers/types.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { LocalTimeField } from '#src/ui/fields/LocalTimeField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { PolyReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScheduleField } from '#src/ui/fields/ScheduleField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceTimerParts, DeviceTimerSlots } from './slots.gen.tsx';

const values: ShowValues<DeviceTimerParts['field']> = {
  name: <TextField source="name" />,
  kind: <EnumField source="kind" />,
  level: <NumberField source="level" />,
  targetType: <EnumField source="targetType" />,
  targetIds: (
    <PolyReferencesField
      source="targetIds"
      by="targetType"
      targets={{
        device: refs.device,
        deviceGroup: refs.deviceGroup,
        deviceSet: refs.deviceSet,
        tag: refs.tag,
        store: refs.store,
      }}
      chips
    />
  ),
  repeat: <EnumField source="repeat" />,
  weekdays: <ScheduleField source="weekdays" of="weekdays" />,
  offTime: <LocalTimeField source="offTime" />,
  onTime: <LocalTimeField source="onTime" />,
  onDay: <EnumField source="onDay" />,
  offAt: <InstantField source="offAt" />,
  onAt: <InstantField source="onAt" />,
  time: <LocalTimeField source="time" />,
  at: <InstantField source="at" />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  status: <StateField source="status" states={deviceTimerStates} />,
};

const sections: readonly ShowSectionDef<DeviceTimerParts['field']>[] = [
  { name: 'base', fields: ['name', 'kind', 'level'], whens: deviceTimerWhens },
  { name: 'target', label: 'resources.device-timers.sections.target', fields: ['targetType', 'targetIds'] },
  {
    name: 'when',
    label: 'resources.device-timers.sections.when',
    fields: ['repeat', 'weekdays', 'offTime', 'onTime', 'onDay', 'offAt', 'onAt', 'time', 'at'],
    whens: deviceTimerWhens,
  },
  { name: 'record', fields: ['deptId', 'creatorId', 'createdAt', 'status'] },
];

const targets: ShowTargets = {
  deptId: refs.department,
  creatorId: refs.account,
};

const related: readonly RelatedDef<DeviceTimerParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'deviceTimer' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Timer: the page of one record. */
export default function DeviceTimerShow({ slots }: ViewProps<DeviceTimerSlots>) {
  return (
    <EntityShow
      meta={deviceTimerMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
