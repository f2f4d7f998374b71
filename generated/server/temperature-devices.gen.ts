// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface TemperatureDeviceStored {
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
  threshold: number | null;
  lastCelsius: number | null;
  lastAt: number | null;
  keyVersion: number | null;
}

export const temperatureDeviceTable: TableMeta = {
  name: 'temperature_devices',
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
    { name: 'threshold', type: 'real' },
    { name: 'lastCelsius', type: 'real' },
    { name: 'lastAt', type: 'integer' },
    { name: 'keyVersion', type: 'integer' },
  ],
  indexes: [['createdAt'], ['deptId'], ['storeId'], ['deviceId'], ['lastAt'], ['lastCelsius'], ['threshold']],
  unique: [['name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const temperatureDeviceViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const temperatureDeviceRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const temperatureDeviceSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const temperatureDeviceDoc: EntityDoc = {
  name: 'temperatureDevice',
  resource: 'temperature-devices',
  source: 'schemas/temperature-device.yaml',
  route: { YXF: '/temperature' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'place', json: { maxLength: 100 } },
    { name: 'zone', json: { format: 'zone', maxLength: 64 } },
    { name: 'threshold', json: { minimum: 34, maximum: 43, multipleOf: 0.1 } },
  ],
  forms: { warn: [{ name: 'threshold', json: { minimum: 34, maximum: 43, multipleOf: 0.1 }, kind: 'number', required: false }] },
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'place', 'storeId', 'lastCelsius', 'threshold', 'lastAt', 'createdAt'],
  indexes: [['createdAt'], ['deptId'], ['storeId'], ['deviceId'], ['lastAt'], ['lastCelsius'], ['threshold']],
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
