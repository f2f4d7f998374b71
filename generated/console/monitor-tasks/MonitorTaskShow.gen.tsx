// Made by codegen from schemas/monitor-task.yaml. Do not edit: change the schema, or lay a view over it in resources/monitor-tasks/.

import { instant, isMissing } from '#core/entity/rule.ts';
import { monitorTaskMeta } from '#generated/model/monitor-tasks/meta.gen.ts';
import { monitorTaskStates } from '#generated/model/monitor-tasks/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { MonitorTaskParts, MonitorTaskSlots } from './slots.gen.tsx';

const forms = async () => (await import('./MonitorTaskActionForms.gen.tsx')).monitorTaskActionForms;

const values: ShowValues<MonitorTaskParts['field']> = {
  status: <StateField source="status" states={monitorTaskStates} />,
  name: <TextField source="name" />,
  number: <TextField source="number" />,
  description: <TextField source="description" />,
  deviceId: <ReferenceField source="deviceId" snapshot="deviceName" {...refs.device} />,
  address: <TextField source="address" />,
  handlerId: <ReferenceField source="handlerId" {...refs.account} />,
  deadline: <ScreenInstantField source="deadline" by="deviceId" {...refs.device} />,
  planId: <ReferenceField source="planId" {...refs.monitorPlan} />,
  result: (
    <EnumField
      source="result"
      colors={{ normal: 'success', notPlayed: 'error', deviceBroken: 'error', deviceMissing: 'error' }}
    />
  ),
  photos: <FileField source="photos" picture />,
  expectedIds: <ReferencesField source="expectedIds" chips {...refs.ad} />,
  note: <TextField source="note" multiline />,
  finishedAt: <ScreenInstantField source="finishedAt" by="deviceId" {...refs.device} />,
};

const sections: readonly ShowSectionDef<MonitorTaskParts['field']>[] = [
  {
    name: 'base',
    fields: ['status', 'name', 'number', 'description', 'deviceId', 'address', 'handlerId', 'deadline', 'planId'],
  },
  {
    name: 'result',
    label: 'resources.monitor-tasks.sections.result',
    fields: ['result', 'photos', 'expectedIds', 'note', 'finishedAt'],
    when: (v) => !isMissing(instant(v.finishedAt)),
  },
];

const targets: ShowTargets = {
  deviceId: { systems: ['YXF'] },
  handlerId: refs.account,
  planId: refs.monitorPlan,
  expectedIds: refs.ad,
};

const related: readonly RelatedDef<MonitorTaskParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'monitorTask' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Monitoring task: the page of one record. */
export default function MonitorTaskShow({ slots }: ViewProps<MonitorTaskSlots>) {
  return (
    <EntityShow
      meta={monitorTaskMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      forms={forms}
      slots={slots}
    />
  );
}
