// Made by codegen from schemas/alarm.yaml. Do not edit: change the schema, or lay a view over it in resources/alarms/.

import { alarmMeta } from '#generated/model/alarms/meta.gen.ts';
import { alarmCreate, alarmRules, alarmWhens } from '#generated/model/alarms/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AlarmParts, AlarmSlots } from './slots.gen.tsx';

const inputs: FormInputs<AlarmParts['field']> = {
  deviceId: <ReferenceInput source="deviceId" required {...refs.device} />,
  kind: <EnumInput source="kind" required values={['help', 'fire', 'intrusion', 'tamper', 'overheat', 'other']} />,
  information: <TextInput source="information" required maxLength={200} multiline />,
  video: <FileInput source="video" accept={['mp4']} maxBytes={209715200} />,
};

const sections: readonly FormSection<AlarmParts['section'], AlarmParts['field']>[] = [
  { name: 'what', rows: [['deviceId'], ['kind'], ['information']] },
  { name: 'film', label: 'resources.alarms.groups.film', rows: [['video']] },
];

export const alarmForm: FormDef<AlarmParts['field'], AlarmParts['section']> = {
  meta: alarmMeta,
  kind: 'groups',
  sections,
  inputs,
  create: alarmCreate,
  rules: alarmRules,
  whens: alarmWhens,
};

/** Alarm: a new one. */
export function AlarmCreate({ slots }: ViewProps<AlarmSlots>) {
  return <EntityCreate def={alarmForm} slots={slots} />;
}
