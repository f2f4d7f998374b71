// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { RoleParts, RoleSlots } from './slots.gen.tsx';

const columns: readonly Column<RoleParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'roleType', cell: <EnumField source="roleType" />, sortable: true },
  { source: 'dataScope', cell: <EnumField source="dataScope" />, sortable: true },
  { source: 'builtIn', cell: <BooleanField source="builtIn" />, sortable: true },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'roleType', kind: 'choice', values: ['administrator', 'manager', 'staff', 'keeper'] },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
];

/** Role: the list. */
export default function RoleList({ view, slots }: ViewProps<RoleSlots>) {
  return <EntityList meta={roleMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
