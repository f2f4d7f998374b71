// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import { firmwareTaskMeta } from '#generated/model/firmware-tasks/meta.gen.ts';
import { firmwareTaskStates } from '#generated/model/firmware-tasks/states.gen.ts';
import { firmwareTaskWhens } from '#generated/model/firmware-tasks/types.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { LocalTimeField } from '#src/ui/fields/LocalTimeField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { PolyReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareTaskParts, FirmwareTaskSlots } from './slots.gen.tsx';

const values: ShowValues<FirmwareTaskParts['field']> = {
  status: <StateField source="status" states={firmwareTaskStates} />,
  firmwareId: <ReferenceField source="firmwareId" snapshot="firmwareName" {...refs.firmware} />,
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
  done: <NumberField source="done" />,
  failed: <NumberField source="failed" />,
  refused: <NumberField source="refused" />,
  waiting: <NumberField source="waiting" />,
  running: <NumberField source="running" />,
  total: <NumberField source="total" />,
  startWith: <EnumField source="startWith" />,
  firstCount: <NumberField source="firstCount" />,
  firstShare: <NumberField source="firstShare" />,
  stopShare: <NumberField source="stopShare" />,
  fromTime: <LocalTimeField source="fromTime" />,
  toTime: <LocalTimeField source="toTime" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<FirmwareTaskParts['field']>[] = [
  { name: 'base', fields: ['status', 'firmwareId', 'targetType', 'targetIds'] },
  {
    name: 'counts',
    label: 'resources.firmware-tasks.sections.counts',
    fields: ['done', 'failed', 'refused', 'waiting', 'running', 'total'],
  },
  {
    name: 'how',
    label: 'resources.firmware-tasks.sections.how',
    fields: ['startWith', 'firstCount', 'firstShare', 'stopShare', 'fromTime', 'toTime', 'creatorId', 'createdAt'],
    whens: firmwareTaskWhens,
  },
];

const targets: ShowTargets = {
  firmwareId: { systems: ['YXF'] },
  creatorId: refs.account,
};

const related: readonly RelatedDef<FirmwareTaskParts['related']>[] = [
  { name: 'firmwareTaskScreen.taskId', resource: 'firmware-task-screens', field: 'taskId', perm: 'device.apk' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'firmwareTask' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Roll-out: the page of one record. */
export default function FirmwareTaskShow({ slots }: ViewProps<FirmwareTaskSlots>) {
  return (
    <EntityShow
      meta={firmwareTaskMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
      liveMs={3000}
    />
  );
}
