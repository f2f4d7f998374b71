// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import { alarmMeta } from '#generated/model/alarms/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AlarmParts, AlarmSlots } from './slots.gen.tsx';

const columns: readonly Column<AlarmParts['field']>[] = [
  {
    source: 'kind',
    cell: (
      <EnumField
        source="kind"
        colors={{ help: 'error', fire: 'error', intrusion: 'error', tamper: 'warning', overheat: 'warning' }}
      />
    ),
    sortable: true,
  },
  { source: 'information', cell: <TextField source="information" />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  {
    source: 'happenedAt',
    cell: <ScreenInstantField source="happenedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  { source: 'videoMs', cell: <MeasureField source="videoMs" of="duration" />, align: 'right', sortable: true },
  { source: 'videoBytes', cell: <MeasureField source="videoBytes" of="bytes" />, align: 'right', sortable: true },
  { source: 'source', cell: <EnumField source="source" />, sortable: true },
  {
    source: 'createdAt',
    cell: <ScreenInstantField source="createdAt" by="deviceId" {...refs.device} />,
    sortable: true,
    hidden: true,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'kind', kind: 'choice', values: ['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other'] },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'source', kind: 'choice', values: ['screen', 'person'] },
  { source: 'happenedAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

/** Alarm: the list. */
export default function AlarmList({ view, slots }: ViewProps<AlarmSlots>) {
  return <EntityList meta={alarmMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={30000} />;
}
