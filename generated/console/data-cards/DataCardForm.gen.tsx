// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
import { dataCardCreate, dataCardRules, dataCardUpdate, dataCardWhens } from '#generated/model/data-cards/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DataCardParts, DataCardSlots } from './slots.gen.tsx';

const inputs: FormInputs<DataCardParts['field']> = {
  iccid: <TextInput source="iccid" required help="resources.data-cards.help.iccid" />,
  operator: <EnumInput source="operator" required values={['mobile', 'unicom', 'telecom', 'broadnet']} />,
  deviceId: <ReferenceInput source="deviceId" {...refs.device} />,
  packageMb: <NumberInput source="packageMb" required min={1} max={1000000} />,
  usedMb: <NumberInput source="usedMb" min={0} max={10000000} />,
  activatedAt: <InstantInput source="activatedAt" />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<DataCardParts['section'], DataCardParts['field']>[] = [
  { name: 'base', rows: [['iccid', 'operator'], ['deviceId'], ['packageMb', 'usedMb'], ['activatedAt'], ['remark']] },
];

export const dataCardForm: FormDef<DataCardParts['field'], DataCardParts['section']> = {
  meta: dataCardMeta,
  kind: 'groups',
  sections,
  inputs,
  create: dataCardCreate,
  update: dataCardUpdate,
  rules: dataCardRules,
  whens: dataCardWhens,
};

/** Data card: a new one. */
export function DataCardCreate({ slots }: ViewProps<DataCardSlots>) {
  return <EntityCreate def={dataCardForm} slots={slots} />;
}

/** Data card: change one. */
export function DataCardEdit({ slots }: ViewProps<DataCardSlots>) {
  return <EntityEdit def={dataCardForm} slots={slots} />;
}
