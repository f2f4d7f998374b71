// Made by codegen from schemas/firmware-task.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-tasks/.

import { firmwareTaskMeta } from '#generated/model/firmware-tasks/meta.gen.ts';
import { firmwareTaskCreate, firmwareTaskRules, firmwareTaskWhens } from '#generated/model/firmware-tasks/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { PolyReferenceInput } from '#src/ui/inputs/PickerInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TimeInput } from '#src/ui/inputs/TimeInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareTaskParts, FirmwareTaskSlots } from './slots.gen.tsx';

const inputs: FormInputs<FirmwareTaskParts['field']> = {
  firmwareId: <ReferenceInput source="firmwareId" required {...refs.firmware} />,
  targetType: (
    <EnumInput source="targetType" required values={['device', 'deviceGroup', 'deviceSet', 'tag', 'store']} />
  ),
  targetIds: (
    <PolyReferenceInput
      source="targetIds"
      required
      by="targetType"
      targets={{
        device: refs.device,
        deviceGroup: refs.deviceGroup,
        deviceSet: refs.deviceSet,
        tag: refs.tag,
        store: refs.store,
      }}
      max={500}
    />
  ),
  startWith: <EnumInput source="startWith" values={['all', 'count', 'share']} />,
  firstCount: <NumberInput source="firstCount" required min={1} max={500} />,
  firstShare: <NumberInput source="firstShare" required min={1} max={99} />,
  stopShare: (
    <NumberInput source="stopShare" required help="resources.firmware-tasks.help.stopShare" min={0} max={100} />
  ),
  fromTime: <TimeInput source="fromTime" help="resources.firmware-tasks.help.fromTime" />,
  toTime: <TimeInput source="toTime" help="resources.firmware-tasks.help.toTime" />,
};

const sections: readonly FormSection<FirmwareTaskParts['section'], FirmwareTaskParts['field']>[] = [
  { name: 'what', rows: [['firmwareId'], ['targetType'], ['targetIds']] },
  {
    name: 'how',
    label: 'resources.firmware-tasks.groups.how',
    rows: [['startWith'], ['firstCount'], ['firstShare'], ['stopShare'], ['fromTime', 'toTime']],
  },
];

export const firmwareTaskForm: FormDef<FirmwareTaskParts['field'], FirmwareTaskParts['section']> = {
  meta: firmwareTaskMeta,
  kind: 'groups',
  sections,
  inputs,
  create: firmwareTaskCreate,
  rules: firmwareTaskRules,
  whens: firmwareTaskWhens,
};

/** Roll-out: a new one. */
export function FirmwareTaskCreate({ slots }: ViewProps<FirmwareTaskSlots>) {
  return <EntityCreate def={firmwareTaskForm} slots={slots} />;
}
