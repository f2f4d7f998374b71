// Made by codegen from schemas/device-grant.yaml. Do not edit: change the schema, or lay a view over it in resources/device-grants/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceGrantStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  accountId: string | null;
  deviceId: string | null;
  deviceMadeAt: number | null;
}

export const deviceGrantTable: TableMeta = {
  name: 'device_grants',
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
    { name: 'deviceId', type: 'text' },
    { name: 'deviceMadeAt', type: 'integer', copy: { ref: 'deviceId', table: 'devices', of: 'createdAt' } },
  ],
  indexes: [['deviceId'], ['createdAt'], ['accountId', 'deviceMadeAt', 'deviceId']],
  unique: [['accountId', 'deviceId']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceGrantViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceGrantRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceGrantSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const deviceGrantDoc: EntityDoc = {
  name: 'deviceGrant',
  resource: 'device-grants',
  source: 'schemas/device-grant.yaml',
  route: { YXF: '/user_device_permissions/devices' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['accountId', 'deviceId', 'creatorId', 'createdAt'],
  indexes: [['deviceId'], ['createdAt'], ['accountId', 'deviceMadeAt', 'deviceId']],
  unique: [['accountId', 'deviceId']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    auth: { accountId: 'Sample text of a fie' },
    unauth: { accountId: 'Sample text of a fie' },
    rights: { accountId: 'Sample text of a fie', kind: 'device', page: 1 },
  },
};
