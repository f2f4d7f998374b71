// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import { firmwareTaskScreenMeta } from '#generated/model/firmware-task-screens/meta.gen.ts';
import { firmwareTaskScreenStates } from '#generated/model/firmware-task-screens/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareTaskScreenParts, FirmwareTaskScreenSlots } from './slots.gen.tsx';

const columns: readonly Column<FirmwareTaskScreenParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={firmwareTaskScreenStates} />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  { source: 'isFirst', cell: <BooleanField source="isFirst" />, sortable: true },
  { source: 'percent', cell: <NumberField source="percent" />, align: 'right', sortable: true },
  { source: 'detail', cell: <TextField source="detail" />, sortable: true },
  {
    source: 'startedAt',
    cell: <ScreenInstantField source="startedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  {
    source: 'finishedAt',
    cell: <ScreenInstantField source="finishedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  {
    source: 'taskId',
    cell: <ReferenceField source="taskId" {...refs.firmwareTask} />,
    sortable: true,
    hidden: true,
    target: refs.firmwareTask,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'taskId', kind: 'reference', target: refs.firmwareTask },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  {
    source: 'status',
    kind: 'choice',
    values: ['waiting', 'outside', 'downloading', 'installing', 'done', 'failed', 'refused', 'removed', 'left'],
  },
];

/** Device of a roll-out: the list. */
export default function FirmwareTaskScreenList({ view, slots }: ViewProps<FirmwareTaskScreenSlots>) {
  return (
    <EntityList
      meta={firmwareTaskScreenMeta}
      columns={columns}
      filters={filters}
      view={view}
      slots={slots}
      liveMs={3000}
    />
  );
}
