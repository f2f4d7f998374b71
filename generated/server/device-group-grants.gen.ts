// Made by codegen from schemas/device-group-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-group-grants/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceGroupGrantStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  accountId: string | null;
  groupId: string | null;
}

export const deviceGroupGrantTable: TableMeta = {
  name: 'device_group_grants',
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
    { name: 'accountId', type: 'text' },
    { name: 'groupId', type: 'text' },
  ],
  indexes: [['groupId'], ['createdAt']],
  unique: [['accountId', 'groupId']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceGroupGrantViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceGroupGrantRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceGroupGrantSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const deviceGroupGrantDoc: EntityDoc = {
  name: 'deviceGroupGrant',
  resource: 'device-group-grants',
  source: 'schemas/device-group-grant.yaml',
  route: { YXF: '/user_device_permissions/groups' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['accountId', 'groupId', 'creatorId', 'createdAt'],
  indexes: [['groupId'], ['createdAt']],
  unique: [['accountId', 'groupId']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' } },
};
