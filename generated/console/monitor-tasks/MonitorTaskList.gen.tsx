// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import { monitorTaskStates } from '#generated/model/monitor-tasks/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MonitorTaskParts, MonitorTaskSlots } from './slots.gen.tsx';

const columns: readonly Column<MonitorTaskParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={monitorTaskStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" snapshot="deviceName" {...refs.device} />,
    sortable: true,
    target: { systems: ['YXF'] },
  },
  {
    source: 'handlerId',
    cell: <ReferenceField source="handlerId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'deadline', cell: <ScreenInstantField source="deadline" by="deviceId" {...refs.device} />, sortable: true },
  {
    source: 'result',
    cell: (
      <EnumField
        source="result"
        colors={{ normal: 'success', notPlayed: 'error', deviceBroken: 'error', deviceMissing: 'error' }}
      />
    ),
    sortable: true,
  },
  {
    source: 'finishedAt',
    cell: <ScreenInstantField source="finishedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  {
    source: 'planId',
    cell: <ReferenceField source="planId" {...refs.monitorPlan} />,
    sortable: true,
    hidden: true,
    target: refs.monitorPlan,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['toBeSeen', 'toBeDone', 'overdue', 'completed', 'incomplete'] },
  { source: 'result', kind: 'choice', values: ['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'] },
  { source: 'planId', kind: 'reference', target: refs.monitorPlan },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'handlerId', kind: 'reference', target: refs.account },
  { source: 'deadline', kind: 'range', of: 'instant', presets: ['today', 'next7', 'next30'] },
];

const forms = async () => (await import('./MonitorTaskActionForms.gen.tsx')).monitorTaskActionForms;

/** Monitoring task: the list. */
export default function MonitorTaskList({ view, slots }: ViewProps<MonitorTaskSlots>) {
  return (
    <EntityList meta={monitorTaskMeta} columns={columns} filters={filters} forms={forms} view={view} slots={slots} />
  );
}
