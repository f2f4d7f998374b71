// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountCreate, accountRules, accountUpdate, accountWhens } from '#generated/model/accounts/schema.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { DepartmentTreeInput } from '../departments/DepartmentChoice.gen.tsx';
import { RoleReferenceInput } from '../roles/RoleChoice.gen.tsx';
import type { AccountField, AccountSection, AccountSlots } from './slots.gen.tsx';

const inputs: FormInputs<AccountField> = {
  userName: <TextInput source="userName" required help="resources.accounts.help.userName" maxLength={32} />,
  password: <TextInput source="password" required type="password" maxLength={72} />,
  realName: <TextInput source="realName" required maxLength={30} />,
  roleId: <RoleReferenceInput source="roleId" required />,
  deptId: <DepartmentTreeInput source="deptId" />,
  phone: <TextInput source="phone" />,
  email: <TextInput source="email" type="email" maxLength={100} />,
};

const sections: readonly FormSection<AccountSection, AccountField>[] = [
  { name: 'base', rows: [['userName'], ['password'], ['realName'], ['roleId', 'deptId']] },
  { name: 'contact', label: 'resources.accounts.groups.contact', rows: [['phone', 'email']] },
];

export const accountForm: FormDef<AccountField, AccountSection> = {
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
