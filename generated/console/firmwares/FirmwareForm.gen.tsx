// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import { firmwareMeta } from '#generated/model/firmwares/meta.gen.ts';
import { firmwareCreate, firmwareRules, firmwareUpdate, firmwareWhens } from '#generated/model/firmwares/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { FirmwareParts, FirmwareSlots } from './slots.gen.tsx';

const inputs: FormInputs<FirmwareParts['field']> = {
  file: <FileInput source="file" required help="resources.firmwares.help.file" accept={['install']} />,
  name: <TextInput source="name" help="resources.firmwares.help.name" maxLength={80} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<FirmwareParts['section'], FirmwareParts['field']>[] = [
  { name: 'base', rows: [['file'], ['name'], ['remark']] },
];

export const firmwareForm: FormDef<FirmwareParts['field'], FirmwareParts['section']> = {
  meta: firmwareMeta,
  kind: 'groups',
  sections,
  inputs,
  create: firmwareCreate,
  update: firmwareUpdate,
  rules: firmwareRules,
  whens: firmwareWhens,
};

/** Package: a new one. */
export function FirmwareCreate({ slots }: ViewProps<FirmwareSlots>) {
  return <EntityCreate def={firmwareForm} slots={slots} />;
}

/** Package: change one. */
export function FirmwareEdit({ slots }: ViewProps<FirmwareSlots>) {
  return <EntityEdit def={firmwareForm} slots={slots} />;
}
