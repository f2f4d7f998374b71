// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountStates } from '#generated/model/accounts/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AccountParts, AccountSlots } from './slots.gen.tsx';

const columns: readonly Column<AccountParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={accountStates} />, sortable: true },
  { source: 'realName', cell: <TextField source="realName" />, sortable: true },
  { source: 'userName', cell: <TextField source="userName" />, sortable: true },
  { source: 'roleId', cell: <ReferenceField source="roleId" {...refs.role} />, sortable: true, target: refs.role },
  { source: 'roleType', cell: <EnumField source="roleType" />, sortable: true, hidden: true },
  {
    source: 'deptId',
    cell: <ReferenceField source="deptId" {...refs.department} />,
    sortable: true,
    target: refs.department,
  },
  { source: 'phone', cell: <TextField source="phone" />, sortable: true },
  { source: 'email', cell: <TextField source="email" />, sortable: true, hidden: true },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
  { source: 'customerType', cell: <EnumField source="customerType" />, sortable: true, hidden: true },
  {
    source: 'identityState',
    cell: (
      <EnumField
        source="identityState"
        colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
      />
    ),
    sortable: true,
    hidden: true,
  },
  {
    source: 'qualificationState',
    cell: (
      <EnumField
        source="qualificationState"
        colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
      />
    ),
    sortable: true,
    hidden: true,
  },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    hidden: true,
    target: refs.account,
  },
  { source: 'lastLoginAt', cell: <InstantField source="lastLoginAt" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'userName', kind: 'text', op: 'contains' },
  { source: 'status', kind: 'choice', values: ['enabled', 'paused'] },
  { source: 'roleId', kind: 'reference', target: refs.role },
  { source: 'customerType', kind: 'choice', values: ['mediaOwner', 'advertiser', 'agent'] },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
  { source: 'deptId', kind: 'tree', parent: 'parentId', own: true, place: 'sidebar', target: refs.department },
];

const bulkForm = async () => (await import('./AccountForm.gen.tsx')).accountForm;

/** User: the list. */
export default function AccountList({ view, slots }: ViewProps<AccountSlots>) {
  return (
    <EntityList meta={accountMeta} columns={columns} filters={filters} view={view} slots={slots} bulkForm={bulkForm} />
  );
}
