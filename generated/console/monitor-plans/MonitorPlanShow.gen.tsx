// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import { monitorPlanDerive } from '#generated/model/monitor-plans/derive.gen.ts';
import { monitorPlanMeta } from '#generated/model/monitor-plans/meta.gen.ts';
import { monitorPlanStates } from '#generated/model/monitor-plans/states.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MonitorPlanParts, MonitorPlanSlots } from './slots.gen.tsx';

const forms = async () => (await import('./MonitorPlanActionForms.gen.tsx')).monitorPlanActionForms;

const values: ShowValues<MonitorPlanParts['field']> = {
  status: <StateField source="status" states={monitorPlanStates} />,
  name: <TextField source="name" />,
  number: <TextField source="number" />,
  taskName: <TextField source="taskName" />,
  description: <TextField source="description" multiline />,
  handlerId: <ReferenceField source="handlerId" {...refs.account} />,
  deadline: <InstantField source="deadline" />,
  completed: <NumberField source="completed" />,
  remaining: <NumberField source="remaining" />,
  wrong: <NumberField source="wrong" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<MonitorPlanParts['field']>[] = [
  { name: 'base', fields: ['status', 'name', 'number', 'taskName', 'description', 'handlerId', 'deadline'] },
  {
    name: 'counts',
    label: 'resources.monitor-plans.sections.counts',
    fields: ['completed', 'remaining', 'wrong', 'creatorId', 'createdAt'],
  },
];

const targets: ShowTargets = {
  handlerId: refs.account,
  creatorId: refs.account,
};

const related: readonly RelatedDef<MonitorPlanParts['related']>[] = [
  { name: 'monitorTask.planId', resource: 'monitor-tasks', field: 'planId', perm: 'open' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'monitorPlan' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Monitoring plan: the page of one record. */
export default function MonitorPlanShow({ slots }: ViewProps<MonitorPlanSlots>) {
  return (
    <EntityShow
      meta={monitorPlanMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      derived={monitorPlanDerive}
      forms={forms}
      slots={slots}
    />
  );
}
