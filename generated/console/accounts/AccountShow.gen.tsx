// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountStates } from '#generated/model/accounts/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { CorporationReferenceField, corporationTarget } from '../corporations/CorporationReference.gen.tsx';
import { DepartmentReferenceField, departmentTarget } from '../departments/DepartmentReference.gen.tsx';
import { RoleReferenceField, roleTarget } from '../roles/RoleReference.gen.tsx';
import { AccountReferenceField, accountTarget } from './AccountReference.gen.tsx';
import type { AccountField, AccountRelated, AccountSlots } from './slots.gen.tsx';

const values: ShowValues<AccountField> = {
  userName: <TextField source="userName" />,
  realName: <TextField source="realName" />,
  roleId: <RoleReferenceField source="roleId" />,
  deptId: <DepartmentReferenceField source="deptId" />,
  phone: <TextField source="phone" />,
  email: <TextField source="email" />,
  corpId: <CorporationReferenceField source="corpId" />,
  creatorId: <AccountReferenceField source="creatorId" />,
  createdAt: <InstantField source="createdAt" />,
  roleType: <EnumField source="roleType" />,
  customerType: <EnumField source="customerType" />,
  status: <StateField source="status" states={accountStates} />,
  identityState: (
    <EnumField source="identityState" colors={{ submitted: 'warning', verified: 'success', refused: 'error' }} />
  ),
  qualificationState: (
    <EnumField source="qualificationState" colors={{ submitted: 'warning', verified: 'success', refused: 'error' }} />
  ),
  lastLoginAt: <InstantField source="lastLoginAt" />,
  mustChangePassword: <BooleanField source="mustChangePassword" />,
};

const sections: readonly ShowSectionDef<AccountField>[] = [
  { name: 'base', fields: ['userName', 'realName', 'roleId', 'deptId'] },
  { name: 'contact', label: 'resources.accounts.sections.contact', fields: ['phone', 'email'] },
  {
    name: 'record',
    fields: [
      'corpId',
      'creatorId',
      'createdAt',
      'roleType',
      'customerType',
      'status',
      'identityState',
      'qualificationState',
      'lastLoginAt',
      'mustChangePassword',
    ],
  },
];

const targets: ShowTargets = {
  roleId: roleTarget,
  deptId: departmentTarget,
  corpId: corporationTarget,
  creatorId: accountTarget,
};

const related: readonly RelatedDef<AccountRelated>[] = [
  { name: 'ad.reviewerId', resource: 'ads', field: 'reviewerId', title: 'field', perm: 'ad.view' },
  { name: 'ad.editorId', resource: 'ads', field: 'editorId', title: 'field', perm: 'ad.view' },
];

/** User: the page of one record. */
export default function AccountShow({ slots }: ViewProps<AccountSlots>) {
  return (
    <EntityShow
      meta={accountMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
