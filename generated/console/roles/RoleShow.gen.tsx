// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { RoleParts, RoleSlots } from './slots.gen.tsx';

const values: ShowValues<RoleParts['field']> = {
  name: <TextField source="name" />,
  roleType: <EnumField source="roleType" />,
  dataScope: <EnumField source="dataScope" />,
  remark: <TextField source="remark" />,
  permissions: <NameField source="permissions" of="permissions" />,
  corpId: <ReferenceField source="corpId" {...refs.corporation} />,
  createdAt: <InstantField source="createdAt" />,
  builtIn: <BooleanField source="builtIn" />,
};

const sections: readonly ShowSectionDef<RoleParts['field']>[] = [
  { name: 'base', fields: ['name', 'roleType', 'dataScope', 'remark'] },
  { name: 'codes', label: 'resources.roles.sections.codes', fields: ['permissions'] },
  { name: 'record', fields: ['corpId', 'createdAt', 'builtIn'] },
];

const targets: ShowTargets = {
  corpId: refs.corporation,
};

const related: readonly RelatedDef<RoleParts['related']>[] = [
  { name: 'account.roleId', resource: 'accounts', field: 'roleId', perm: 'account.view', create: 'account.add' },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'role' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Role: the page of one record. */
export default function RoleShow({ slots }: ViewProps<RoleSlots>) {
  return (
    <EntityShow meta={roleMeta} values={values} sections={sections} targets={targets} related={related} slots={slots} />
  );
}
