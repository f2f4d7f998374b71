// Made by codegen from schemas/account.yaml. Do not edit: change the schema, or lay a view over it in resources/accounts/.

import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

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
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | null;
  qualificationState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | null;
  lastLoginAt: number | null;
  mustChangePassword: boolean | null;
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
