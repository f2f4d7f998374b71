// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface StoreStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string;
  name: string;
  keeperId: string | null;
  phone: string | null;
  districtCode: string | null;
  address: string | null;
  remark: string | null;
}

export const storeTable: TableMeta = {
  name: 'stores',
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
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'keeperId', type: 'text' },
    { name: 'phone', type: 'text' },
    { name: 'districtCode', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt'], ['name'], ['keeperId'], ['number'], ['districtCode'], ['deptId']],
  unique: [['number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const storeViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const storeRefFilters: Readonly<Record<string, Predicate>> = { keeperId: (eb) => eb('status', '=', 'enabled') };

/** Transitions that nobody clicks, in the order in which they are tried. */
export const storeSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const storeDoc: EntityDoc = {
  name: 'store',
  resource: 'stores',
  source: 'schemas/store.yaml',
  route: { YXF: '/store_manage' },
  fields: [
    { name: 'number', json: { minLength: 1, maxLength: 20 } },
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'keeperId', json: {}, filter: "status == 'enabled'" },
    { name: 'phone', json: { pattern: '^[0-9+() -]{5,30}$', maxLength: 30 } },
    { name: 'districtCode', json: { format: 'district' } },
    { name: 'address', json: { maxLength: 200 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'number', 'keeperId', 'districtCode', 'address', 'deptId', 'corpId', 'createdAt'],
  indexes: [['createdAt'], ['name'], ['keeperId'], ['number'], ['districtCode'], ['deptId']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { number: 'Sample text of a fie', name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, number: 'Sample text of a fie' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { deptId: '01900000-0000-7000-8000-000000000001' } },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    import: { uploadId: '01900000-0000-7000-8000-000000000001' },
    importTemplate: {},
  },
};
