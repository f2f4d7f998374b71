// Made by codegen from schemas/monitor-plan.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-plans/.

import { monitorPlanMeta } from '#generated/model/monitor-plans/meta.gen.ts';
import { monitorPlanCreate, monitorPlanRules, monitorPlanWhens } from '#generated/model/monitor-plans/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';
import { ReferencePickerInput } from '#src/ui/inputs/PickerInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MonitorPlanParts, MonitorPlanSlots } from './slots.gen.tsx';

const inputs: FormInputs<MonitorPlanParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  taskName: <TextInput source="taskName" required help="resources.monitor-plans.help.taskName" maxLength={40} />,
  description: <TextInput source="description" maxLength={500} multiline />,
  deviceIds: <ReferencePickerInput source="deviceIds" required max={200} {...refs.device} />,
  handlerId: <ReferenceInput source="handlerId" required filter={{ status: 'enabled' }} {...refs.account} />,
  deadline: <InstantInput source="deadline" required end />,
};

const sections: readonly FormSection<MonitorPlanParts['section'], MonitorPlanParts['field']>[] = [
  { name: 'what', rows: [['name'], ['taskName'], ['description']] },
  { name: 'who', label: 'resources.monitor-plans.groups.who', rows: [['deviceIds'], ['handlerId', 'deadline']] },
];

export const monitorPlanForm: FormDef<MonitorPlanParts['field'], MonitorPlanParts['section']> = {
  meta: monitorPlanMeta,
  kind: 'groups',
  sections,
  inputs,
  create: monitorPlanCreate,
  rules: monitorPlanRules,
  whens: monitorPlanWhens,
};

/** Monitoring plan: a new one. */
export function MonitorPlanCreate({ slots }: ViewProps<MonitorPlanSlots>) {
  return <EntityCreate def={monitorPlanForm} slots={slots} />;
}
