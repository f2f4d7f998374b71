// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountCreate, accountRules, accountUpdate, accountWhens } from '#generated/model/accounts/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { ReferenceInput } from '#src/ui/inputs/ReferenceInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TreeSelectInput } from '#src/ui/inputs/TreeSelectInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AccountParts, AccountSlots } from './slots.gen.tsx';

const inputs: FormInputs<AccountParts['field']> = {
  userName: <TextInput source="userName" required help="resources.accounts.help.userName" maxLength={32} />,
  password: <TextInput source="password" required type="password" maxLength={72} />,
  realName: <TextInput source="realName" required maxLength={30} />,
  roleId: <ReferenceInput source="roleId" required {...refs.role} />,
  deptId: <TreeSelectInput source="deptId" parent="parentId" {...refs.department} />,
  phone: <TextInput source="phone" />,
  email: <TextInput source="email" type="email" maxLength={100} />,
};

const sections: readonly FormSection<AccountParts['section'], AccountParts['field']>[] = [
  { name: 'base', rows: [['userName'], ['password'], ['realName'], ['roleId', 'deptId']] },
  { name: 'contact', label: 'resources.accounts.groups.contact', rows: [['phone', 'email']] },
];

export const accountForm: FormDef<AccountParts['field'], AccountParts['section']> = {
  meta: accountMeta,
  kind: 'groups',
  sections,
  inputs,
  create: accountCreate,
  update: accountUpdate,
  rules: accountRules,
  whens: accountWhens,
};

/** User: a new one. */
export function AccountCreate({ slots }: ViewProps<AccountSlots>) {
  return <EntityCreate def={accountForm} slots={slots} />;
}

/** User: change one. */
export function AccountEdit({ slots }: ViewProps<AccountSlots>) {
  return <EntityEdit def={accountForm} slots={slots} />;
}
