// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import { storeMeta } from '#generated/model/stores/meta.gen.ts';
import { storeCreate, storeRules, storeUpdate, storeWhens } from '#generated/model/stores/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { DistrictInput } from '#src/ui/inputs/DistrictInput.tsx';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { StoreParts, StoreSlots } from './slots.gen.tsx';

const inputs: FormInputs<StoreParts['field']> = {
  number: <TextInput source="number" required help="resources.stores.help.number" maxLength={20} />,
  name: <TextInput source="name" required maxLength={40} />,
  keeperId: (
    <ReferenceInput
      source="keeperId"
      help="resources.stores.help.keeperId"
      filter={{ status: 'enabled' }}
      {...refs.account}
    />
  ),
  deptId: <TreeSelectInput source="deptId" parent="parentId" {...refs.department} />,
  districtCode: <DistrictInput source="districtCode" />,
  address: <TextInput source="address" maxLength={200} multiline />,
  phone: <TextInput source="phone" maxLength={30} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
};

const sections: readonly FormSection<StoreParts['section'], StoreParts['field']>[] = [
  {
    name: 'base',
    rows: [
      ['number', 'name'],
      ['keeperId', 'deptId'],
    ],
  },
  {
    name: 'place',
    label: 'resources.stores.groups.place',
    rows: [['districtCode'], ['address'], ['phone'], ['remark']],
  },
];

export const storeForm: FormDef<StoreParts['field'], StoreParts['section']> = {
  meta: storeMeta,
  kind: 'groups',
  sections,
  inputs,
  create: storeCreate,
  update: storeUpdate,
  rules: storeRules,
  whens: storeWhens,
};

/** Store: a new one. */
export function StoreCreate({ slots }: ViewProps<StoreSlots>) {
  return <EntityCreate def={storeForm} slots={slots} />;
}

/** Store: change one. */
export function StoreEdit({ slots }: ViewProps<StoreSlots>) {
  return <EntityEdit def={storeForm} slots={slots} />;
}
