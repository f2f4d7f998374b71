// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AccountStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  userName: string;
  password: string;
  realName: string;
  phone: string | null;
  email: string | null;
  roleId: string;
  roleType: 'administrator' | 'manager' | 'staff' | 'keeper' | null;
  customerType: 'mediaOwner' | 'advertiser' | 'agent' | null;
  status: 'enabled' | 'paused';
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
  lastLoginAt: number | null;
  mustChangePassword: boolean | null;
  language: 'zh_cn' | 'en_us' | null;
  zone: string | null;
}

export const accountTable: TableMeta = {
  name: 'accounts',
  key: ['corpId', 'id'],
  columns: [
    { name: 'id', type: 'text' },
    { name: 'corpId', type: 'text' },
    { name: 'deptId', type: 'text' },
    { name: 'creatorId', type: 'text' },
    { name: 'createdAt', type: 'integer' },
    { name: 'updatedAt', type: 'integer' },
    { name: 'rev', type: 'integer' },
    { name: 'deletedAt', type: 'integer' },
    { name: 'userName', type: 'text' },
    { name: 'password', type: 'text' },
    { name: 'realName', type: 'text' },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'roleId', type: 'text' },
    { name: 'roleType', type: 'text' },
    { name: 'customerType', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'identityState', type: 'text' },
    { name: 'qualificationState', type: 'text' },
    { name: 'lastLoginAt', type: 'integer' },
    { name: 'mustChangePassword', type: 'boolean' },
    { name: 'language', type: 'text' },
    { name: 'zone', type: 'text' },
  ],
  indexes: [['createdAt'], ['status'], ['deptId'], ['roleId'], ['realName'], ['userName'], ['customerType']],
  unique: [],
  global: ['userName', 'phone'],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const accountViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const accountRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const accountSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const accountKeeps: readonly Keep[] = [
  { field: 'deptId', of: 'department', refuse: 'DEPARTMENT_NOT_EMPTY', word: { zh: '用户', en: 'User' } },
  { field: 'roleId', of: 'role', refuse: 'ROLE_IN_USE', word: { zh: '用户', en: 'User' } },
];

/** What /docs says of it. */
export const accountDoc: EntityDoc = {
  name: 'account',
  resource: 'accounts',
  source: 'schemas/account.yaml',
  route: { YXF: '/user_mag' },
  fields: [
    { name: 'deptId', json: {}, keeps: { of: 'department', refuse: 'DEPARTMENT_NOT_EMPTY' } },
    { name: 'userName', json: { pattern: '^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$', minLength: 6, maxLength: 32 } },
    { name: 'password', json: { format: 'password', minLength: 6, maxLength: 72 } },
    { name: 'realName', json: { minLength: 1, maxLength: 30 } },
    { name: 'phone', json: { format: 'phone', pattern: '^1[3-9][0-9]{9}$' } },
    { name: 'email', json: { format: 'email', maxLength: 100 } },
    { name: 'roleId', json: {}, keeps: { of: 'role', refuse: 'ROLE_IN_USE' } },
    { name: 'zone', json: { format: 'zone', maxLength: 64 } },
  ],
  forms: {},
  rules: [{ id: 'passwordIsName', at: 'password', on: ['create'], assert: 'password == null || password != userName' }],
  conditions: { devicePermissions: 'id != me.userId', pause: 'id != me.userId', delete: 'id != me.userId' },
  fixed: ['userName', 'password'],
  system: [],
  views: {},
  columns: ['status', 'realName', 'userName', 'roleId', 'roleType', 'deptId', 'phone', 'email', 'corpId', 'customerType', 'identityState', 'qualificationState', 'creatorId', 'lastLoginAt', 'createdAt'],
  indexes: [['createdAt'], ['status'], ['deptId'], ['roleId'], ['realName'], ['userName'], ['customerType']],
  unique: [],
  global: ['userName', 'phone'],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { userName: 'abcdef', password: 'a-sample-of-1', realName: 'Sample text of a field', roleId: '01900000-0000-7000-8000-000000000001' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, realName: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { deptId: '01900000-0000-7000-8000-000000000001' } },
    enable: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    resetPassword: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
