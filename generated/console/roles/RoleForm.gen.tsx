// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import { permissions } from '#generated/model/permissions.gen.ts';
import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { roleCreate, roleRules, roleUpdate, roleWhens } from '#generated/model/roles/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { PermissionTreeInput } from '#src/ui/inputs/PermissionTreeInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { RoleParts, RoleSlots } from './slots.gen.tsx';

const inputs: FormInputs<RoleParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  roleType: <EnumInput source="roleType" required values={['administrator', 'manager', 'staff', 'keeper']} />,
  dataScope: <EnumInput source="dataScope" required values={['deptTree', 'dept', 'self']} />,
  remark: <TextInput source="remark" maxLength={200} multiline />,
  permissions: <PermissionTreeInput source="permissions" required permissions={permissions} />,
};

const sections: readonly FormSection<RoleParts['section'], RoleParts['field']>[] = [
  { name: 'base', rows: [['name'], ['roleType', 'dataScope'], ['remark']] },
  { name: 'codes', label: 'resources.roles.groups.codes', rows: [['permissions']] },
];

export const roleForm: FormDef<RoleParts['field'], RoleParts['section']> = {
  meta: roleMeta,
  kind: 'groups',
  sections,
  inputs,
  create: roleCreate,
  update: roleUpdate,
  rules: roleRules,
  whens: roleWhens,
};

/** Role: a new one. */
export function RoleCreate({ slots }: ViewProps<RoleSlots>) {
  return <EntityCreate def={roleForm} slots={slots} />;
}

/** Role: change one. */
export function RoleEdit({ slots }: ViewProps<RoleSlots>) {
  return <EntityEdit def={roleForm} slots={slots} />;
}
