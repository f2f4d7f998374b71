// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import { gt } from '#core/entity/rule.ts';
import { monitorPlanDerive } from '#generated/model/monitor-plans/derive.gen.ts';
import { monitorPlanMeta } from '#generated/model/monitor-plans/meta.gen.ts';
import { monitorPlanStates } from '#generated/model/monitor-plans/states.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MonitorPlanParts, MonitorPlanSlots } from './slots.gen.tsx';

const columns: readonly Column<MonitorPlanParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={monitorPlanStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  {
    source: 'handlerId',
    cell: <ReferenceField source="handlerId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'deadline', cell: <InstantField source="deadline" />, sortable: true },
  { source: 'tasks', cell: <NumberField source="tasks" />, align: 'right', sortable: true },
  { source: 'completed', cell: <NumberField source="completed" />, align: 'right', sortable: true },
  {
    source: 'wrong',
    cell: <NumberField source="wrong" />,
    align: 'right',
    sortable: true,
    alert: (v) => gt(v.wrong, 0),
  },
  { source: 'remaining', cell: <NumberField source="remaining" />, align: 'right', hidden: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['open', 'done', 'ended'] },
  { source: 'handlerId', kind: 'reference', target: refs.account },
  { source: 'deadline', kind: 'range', of: 'instant', presets: ['today', 'next7', 'next30'] },
];

const forms = async () => (await import('./MonitorPlanActionForms.gen.tsx')).monitorPlanActionForms;

/** Monitoring plan: the list. */
export default function MonitorPlanList({ view, slots }: ViewProps<MonitorPlanSlots>) {
  return (
    <EntityList
      meta={monitorPlanMeta}
      columns={columns}
      filters={filters}
      derived={monitorPlanDerive}
      forms={forms}
      view={view}
      slots={slots}
    />
  );
}
