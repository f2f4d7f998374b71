// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import { oneOf } from '#core/entity/rule.ts';
import { deviceTimerMeta } from '#generated/model/device-timers/meta.gen.ts';
import { deviceTimerStates } from '#generated/model/device-timers/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { LocalTimeField } from '#src/ui/fields/LocalTimeField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceTimerParts, DeviceTimerSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceTimerParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={deviceTimerStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true },
  { source: 'repeat', cell: <EnumField source="repeat" />, sortable: true },
  { source: 'offTime', cell: <LocalTimeField source="offTime" />, sortable: true },
  { source: 'onTime', cell: <LocalTimeField source="onTime" />, sortable: true },
  { source: 'time', cell: <LocalTimeField source="time" />, sortable: true },
  {
    source: 'level',
    cell: <NumberField source="level" />,
    align: 'right',
    sortable: true,
    when: (v) => oneOf(v.kind, ['volume', 'brightness']),
  },
  { source: 'targetType', cell: <EnumField source="targetType" />, sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'offAt', cell: <InstantField source="offAt" />, sortable: true, hidden: true },
  { source: 'onAt', cell: <InstantField source="onAt" />, sortable: true, hidden: true },
  { source: 'at', cell: <InstantField source="at" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'kind', kind: 'choice', values: ['power', 'volume', 'brightness', 'restart', 'restartMachine'] },
  { source: 'status', kind: 'choice', values: ['enabled', 'paused', 'over'] },
  { source: 'repeat', kind: 'choice', values: ['daily', 'weekly', 'once'] },
];

/** Timer: the list. */
export default function DeviceTimerList({ view, slots }: ViewProps<DeviceTimerSlots>) {
  return <EntityList meta={deviceTimerMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
