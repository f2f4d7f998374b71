// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountStates } from '#generated/model/accounts/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { CorporationReferenceField, corporationTarget } from '../corporations/CorporationReference.gen.tsx';
import { DepartmentReferenceField, departmentTarget } from '../departments/DepartmentReference.gen.tsx';
import { RoleReferenceField, roleTarget } from '../roles/RoleReference.gen.tsx';
import { AccountReferenceField, accountTarget } from './AccountReference.gen.tsx';
import type { AccountField, AccountSlots } from './slots.gen.tsx';

const columns: readonly Column<AccountField>[] = [
  { source: 'status', cell: <StateField source="status" states={accountStates} />, sortable: true },
  { source: 'realName', cell: <TextField source="realName" />, sortable: true },
  { source: 'userName', cell: <TextField source="userName" />, sortable: true },
  { source: 'roleId', cell: <RoleReferenceField source="roleId" />, sortable: true, target: roleTarget },
  { source: 'roleType', cell: <EnumField source="roleType" />, sortable: true, hidden: true },
  { source: 'deptId', cell: <DepartmentReferenceField source="deptId" />, sortable: true, target: departmentTarget },
  { source: 'phone', cell: <TextField source="phone" />, sortable: true },
  { source: 'email', cell: <TextField source="email" />, sortable: true, hidden: true },
  {
    source: 'corpId',
    cell: <CorporationReferenceField source="corpId" />,
    sortable: true,
    hidden: true,
    target: corporationTarget,
  },
  { source: 'customerType', cell: <EnumField source="customerType" />, sortable: true, hidden: true },
  {
    source: 'identityState',
    cell: <EnumField source="identityState" colors={{ submitted: 'warning', verified: 'success', refused: 'error' }} />,
    sortable: true,
    hidden: true,
  },
  {
    source: 'qualificationState',
    cell: (
      <EnumField source="qualificationState" colors={{ submitted: 'warning', verified: 'success', refused: 'error' }} />
    ),
    sortable: true,
    hidden: true,
  },
  {
    source: 'creatorId',
    cell: <AccountReferenceField source="creatorId" />,
    sortable: true,
    hidden: true,
    target: accountTarget,
  },
  { source: 'lastLoginAt', cell: <InstantField source="lastLoginAt" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'userName', kind: 'text', op: 'contains' },
  { source: 'status', kind: 'choice', values: ['enabled', 'paused'] },
  { source: 'roleId', kind: 'reference', target: roleTarget },
  { source: 'customerType', kind: 'choice', values: ['mediaOwner', 'advertiser', 'agent'] },
  { source: 'corpId', kind: 'reference', target: corporationTarget },
  { source: 'deptId', kind: 'tree', parent: 'parentId', own: true, place: 'sidebar', target: departmentTarget },
];

const bulkForm = async () => (await import('./AccountForm.gen.tsx')).accountForm;

/** User: the list. */
export default function AccountList({ view, slots }: ViewProps<AccountSlots>) {
  return (
    <EntityList meta={accountMeta} columns={columns} filters={filters} view={view} slots={slots} bulkForm={bulkForm} />
  );
}
