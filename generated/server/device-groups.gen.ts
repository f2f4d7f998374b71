// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { deviceGroupWhens } from '#generated/model/device-groups/types.gen.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DeviceGroupStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  kind: 'common' | 'multiScreen';
  rows: number | null;
  columns: number | null;
  places: unknown;
  inStep: boolean | null;
  layoutId: string | null;
  remark: string | null;
}

export const deviceGroupTable: TableMeta = {
  name: 'device_groups',
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
    { name: 'kind', type: 'text' },
    { name: 'rows', type: 'integer' },
    { name: 'columns', type: 'integer' },
    { name: 'places', type: 'json' },
    { name: 'inStep', type: 'boolean' },
    { name: 'layoutId', type: 'text' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt'], ['kind']],
  unique: [['name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const deviceGroupViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const deviceGroupRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const deviceGroupSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const deviceGroupKeeps: readonly Keep[] = [{ field: 'layoutId', of: 'layout', refuse: 'LAYOUT_IN_USE', word: { zh: '设备组', en: 'Device group' } }];

/** What /docs says of it. */
export const deviceGroupDoc: EntityDoc = {
  whens: deviceGroupWhens,
  name: 'deviceGroup',
  resource: 'device-groups',
  source: 'schemas/device-group.yaml',
  route: { YXF: '/devgroup_mag' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'rows', json: { minimum: 1, maximum: 16 }, when: "kind == 'multiScreen'" },
    { name: 'columns', json: { minimum: 1, maximum: 16 }, when: "kind == 'multiScreen'" },
    {
      name: 'places',
      json: {
        type: 'array',
        maxItems: 256,
        items: {
          type: 'object',
          required: ['deviceId', 'row', 'column'],
          additionalProperties: false,
          properties: { deviceId: { type: 'string', minLength: 1, maxLength: 64 }, row: { type: 'integer', minimum: 1, maximum: 16 }, column: { type: 'integer', minimum: 1, maximum: 16 } },
        },
      },
      when: "kind == 'multiScreen'",
    },
    { name: 'inStep', json: {}, when: "kind == 'multiScreen'" },
    { name: 'layoutId', json: {}, keeps: { of: 'layout', refuse: 'LAYOUT_IN_USE' } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: { sync: [{ name: 'inStep', json: {}, kind: 'boolean', required: false }] },
  rules: [],
  conditions: { sync: "kind == 'multiScreen'" },
  fixed: ['kind'],
  system: [],
  views: {},
  columns: ['name', 'kind', 'layoutId', 'remark', 'createdAt'],
  indexes: [['createdAt'], ['kind']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', kind: 'common' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { rows: 1 } },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    sync: { ids: ['01900000-0000-7000-8000-000000000001'] },
    multi: { groups: [{ name: 'Sample text of a field', rows: 1, columns: 1, inStep: true }] },
    addMembers: { id: 'Sample text of a field', ids: ['Sample text of a field'] },
    removeMembers: { id: 'Sample text of a field', ids: ['Sample text of a field'] },
  },
};
