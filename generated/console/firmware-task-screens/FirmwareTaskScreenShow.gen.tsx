// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import { firmwareTaskScreenMeta } from '#generated/model/firmware-task-screens/meta.gen.ts';
import { firmwareTaskScreenStates } from '#generated/model/firmware-task-screens/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareTaskScreenParts, FirmwareTaskScreenSlots } from './slots.gen.tsx';

const values: ShowValues<FirmwareTaskScreenParts['field']> = {
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  taskId: <ReferenceField source="taskId" {...refs.firmwareTask} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  isFirst: <BooleanField source="isFirst" />,
  status: <StateField source="status" states={firmwareTaskScreenStates} />,
  outcome: <EnumField source="outcome" />,
  percent: <NumberField source="percent" />,
  detail: <TextField source="detail" />,
  startedAt: <ScreenInstantField source="startedAt" by="deviceId" {...refs.device} />,
  finishedAt: <ScreenInstantField source="finishedAt" by="deviceId" {...refs.device} />,
};

const sections: readonly ShowSectionDef<FirmwareTaskScreenParts['field']>[] = [
  {
    name: 'record',
    fields: [
      'creatorId',
      'createdAt',
      'taskId',
      'deviceId',
      'isFirst',
      'status',
      'outcome',
      'percent',
      'detail',
      'startedAt',
      'finishedAt',
    ],
  },
];

const targets: ShowTargets = {
  creatorId: refs.account,
  taskId: refs.firmwareTask,
  deviceId: refs.device,
};

/** Device of a roll-out: the page of one record. */
export default function FirmwareTaskScreenShow({ slots }: ViewProps<FirmwareTaskScreenSlots>) {
  return (
    <EntityShow
      meta={firmwareTaskScreenMeta}
      values={values}
      sections={sections}
      targets={targets}
      slots={slots}
      liveMs={3000}
    />
  );
}
