// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import {
  deviceGroupCreate,
  deviceGroupRules,
  deviceGroupUpdate,
  deviceGroupWhens,
} from '#generated/model/device-groups/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { BooleanInput } from '#src/ui/inputs/BooleanInput.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { JsonInput } from '#src/ui/inputs/JsonInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceGroupParts, DeviceGroupSlots } from './slots.gen.tsx';

const inputs: FormInputs<DeviceGroupParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  kind: <EnumInput source="kind" required values={['common', 'multiScreen']} />,
  rows: <NumberInput source="rows" min={1} max={16} />,
  columns: <NumberInput source="columns" help="resources.device-groups.help.columns" min={1} max={16} />,
  places: <JsonInput source="places" />,
  inStep: <BooleanInput source="inStep" />,
  layoutId: <ReferenceInput source="layoutId" {...refs.layout} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<DeviceGroupParts['section'], DeviceGroupParts['field']>[] = [
  { name: 'base', rows: [['name'], ['kind'], ['rows', 'columns'], ['places'], ['inStep'], ['layoutId'], ['remark']] },
];

export const deviceGroupForm: FormDef<DeviceGroupParts['field'], DeviceGroupParts['section']> = {
  meta: deviceGroupMeta,
  kind: 'groups',
  sections,
  inputs,
  create: deviceGroupCreate,
  update: deviceGroupUpdate,
  rules: deviceGroupRules,
  whens: deviceGroupWhens,
};

/** Device group: a new one. */
export function DeviceGroupCreate({ slots }: ViewProps<DeviceGroupSlots>) {
  return <EntityCreate def={deviceGroupForm} slots={slots} />;
}

/** Device group: change one. */
export function DeviceGroupEdit({ slots }: ViewProps<DeviceGroupSlots>) {
  return <EntityEdit def={deviceGroupForm} slots={slots} />;
}
