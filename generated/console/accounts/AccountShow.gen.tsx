// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import { accountMeta } from '#generated/model/accounts/meta.gen.ts';
import { accountStates } from '#generated/model/accounts/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { AccountParts, AccountSlots } from './slots.gen.tsx';

const values: ShowValues<AccountParts['field']> = {
  userName: <TextField source="userName" />,
  realName: <TextField source="realName" />,
  roleId: <ReferenceField source="roleId" {...refs.role} />,
  deptId: <ReferenceField source="deptId" {...refs.department} />,
  phone: <TextField source="phone" />,
  email: <TextField source="email" />,
  corpId: <ReferenceField source="corpId" {...refs.corporation} />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
  roleType: <EnumField source="roleType" />,
  customerType: <EnumField source="customerType" />,
  status: <StateField source="status" states={accountStates} />,
  identityState: (
    <EnumField
      source="identityState"
      colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
    />
  ),
  qualificationState: (
    <EnumField
      source="qualificationState"
      colors={{ submitted: 'warning', verified: 'success', refused: 'error', withdrawn: 'error', expired: 'error' }}
    />
  ),
  lastLoginAt: <InstantField source="lastLoginAt" />,
  mustChangePassword: <BooleanField source="mustChangePassword" />,
};

const sections: readonly ShowSectionDef<AccountParts['field']>[] = [
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
  roleId: refs.role,
  deptId: refs.department,
  corpId: refs.corporation,
  creatorId: refs.account,
};

const related: readonly RelatedDef<AccountParts['related']>[] = [
  { name: 'ad.reviewerId', resource: 'ads', field: 'reviewerId', title: 'field', perm: 'ad.view', fieldIn: ['YXF'] },
  { name: 'ad.editorId', resource: 'ads', field: 'editorId', title: 'field', perm: 'ad.view' },
  { name: 'cast.reviewerId', resource: 'casts', field: 'reviewerId', perm: 'cast.view' },
  { name: 'deviceGrant.accountId', resource: 'device-grants', field: 'accountId', perm: 'account.devicePermission' },
  {
    name: 'deviceGroupGrant.accountId',
    resource: 'device-group-grants',
    field: 'accountId',
    perm: 'account.devicePermission',
  },
  { name: 'layoutDraft.savedById', resource: 'layout-drafts', field: 'savedById', perm: 'layout.edit' },
  { name: 'monitorPlan.handlerId', resource: 'monitor-plans', field: 'handlerId', perm: 'open', create: 'ad.monitor' },
  { name: 'monitorTask.handlerId', resource: 'monitor-tasks', field: 'handlerId', perm: 'open' },
  { name: 'store.keeperId', resource: 'stores', field: 'keeperId', perm: 'open', create: 'store.add' },
  { name: 'takeDown.lifterId', resource: 'take-downs', field: 'lifterId', perm: 'takeDown.view' },
  { name: 'verification.reviewerId', resource: 'verifications', field: 'reviewerId', perm: 'verification.view' },
  { name: 'warningEvent.toldIds', resource: 'warning-events', field: 'toldIds', many: true, perm: 'open' },
  {
    name: 'warningRule.receiverIds',
    resource: 'warning-rules',
    field: 'receiverIds',
    many: true,
    perm: 'warningRule.view',
    create: 'warningRule.add',
  },
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'account' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
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
