// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import { gt } from '#core/entity/rule.ts';
import { firmwareTaskMeta } from '#generated/model/firmware-tasks/meta.gen.ts';
import { firmwareTaskStates } from '#generated/model/firmware-tasks/states.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareTaskParts, FirmwareTaskSlots } from './slots.gen.tsx';

const columns: readonly Column<FirmwareTaskParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={firmwareTaskStates} />, sortable: true },
  {
    source: 'firmwareId',
    cell: <ReferenceField source="firmwareId" snapshot="firmwareName" {...refs.firmware} />,
    sortable: true,
    target: { systems: ['YXF'] },
  },
  { source: 'done', cell: <NumberField source="done" />, align: 'right', sortable: true },
  {
    source: 'failed',
    cell: <NumberField source="failed" />,
    align: 'right',
    sortable: true,
    alert: (v) => gt(v.failed, 0),
  },
  { source: 'waiting', cell: <NumberField source="waiting" />, align: 'right', sortable: true },
  { source: 'running', cell: <NumberField source="running" />, align: 'right', sortable: true },
  { source: 'refused', cell: <NumberField source="refused" />, align: 'right', sortable: true },
  { source: 'total', cell: <NumberField source="total" />, align: 'right', sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    hidden: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['first', 'rest', 'stopped', 'halted', 'completed', 'closed'] },
  { source: 'firmwareId', kind: 'reference', target: refs.firmware },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

/** Roll-out: the list. */
export default function FirmwareTaskList({ view, slots }: ViewProps<FirmwareTaskSlots>) {
  return (
    <EntityList meta={firmwareTaskMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={3000} />
  );
}
