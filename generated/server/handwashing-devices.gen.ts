// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface HandwashingDeviceStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  place: string | null;
  storeId: string | null;
  deviceId: string | null;
  zone: string | null;
  waterLevel: number | null;
  washSeconds: number | null;
  lastWater: number | null;
  lastAt: number | null;
  keyVersion: number | null;
}

export const handwashingDeviceTable: TableMeta = {
  name: 'handwashing_devices',
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
    { name: 'place', type: 'text' },
    { name: 'storeId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'zone', type: 'text' },
    { name: 'waterLevel', type: 'integer' },
    { name: 'washSeconds', type: 'integer' },
    { name: 'lastWater', type: 'integer' },
    { name: 'lastAt', type: 'integer' },
    { name: 'keyVersion', type: 'integer' },
  ],
  indexes: [['createdAt'], ['deptId'], ['storeId'], ['deviceId'], ['lastAt'], ['lastWater'], ['waterLevel'], ['washSeconds']],
  unique: [['name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const handwashingDeviceViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const handwashingDeviceRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const handwashingDeviceSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const handwashingDeviceDoc: EntityDoc = {
  name: 'handwashingDevice',
  resource: 'handwashing-devices',
  source: 'schemas/handwashing-device.yaml',
  route: { YXF: '/handwashing' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'place', json: { maxLength: 100 } },
    { name: 'zone', json: { format: 'zone', maxLength: 64 } },
    { name: 'waterLevel', json: { minimum: 1, maximum: 100 } },
    { name: 'washSeconds', json: { minimum: 5, maximum: 120 } },
  ],
  forms: {
    warn: [
      { name: 'waterLevel', json: { minimum: 1, maximum: 100 }, kind: 'integer', required: false },
      { name: 'washSeconds', json: { minimum: 5, maximum: 120 }, kind: 'integer', required: false },
    ],
  },
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'place', 'storeId', 'lastWater', 'waterLevel', 'washSeconds', 'lastAt', 'createdAt'],
  indexes: [['createdAt'], ['deptId'], ['storeId'], ['deviceId'], ['lastAt'], ['lastWater'], ['waterLevel'], ['washSeconds']],
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
    warn: { ids: ['01900000-0000-7000-8000-000000000001'] },
    newKey: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    key: { id: 'Sample text of a field' },
  },
};
