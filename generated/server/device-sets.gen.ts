// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceSetStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  remark: string | null;
}

export const deviceSetTable: TableMeta = {
  name: 'device_sets',
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
    { name: 'name', type: 'text' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt']],
  unique: [['name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceSetViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceSetRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceSetSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const deviceSetDoc: EntityDoc = {
  name: 'deviceSet',
  resource: 'device-sets',
  source: 'schemas/device-set.yaml',
  route: { YXF: '/device_gather' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'remark', 'createdAt'],
  indexes: [['createdAt']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    addMembers: { id: 'Sample text of a field', ids: ['Sample text of a field'] },
    removeMembers: { id: 'Sample text of a field', ids: ['Sample text of a field'] },
  },
};
