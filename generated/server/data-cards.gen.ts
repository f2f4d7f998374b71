// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Amount, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DataCardStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  iccid: string;
  operator: 'mobile' | 'unicom' | 'telecom' | 'broadnet';
  deviceId: string | null;
  packageMb: number;
  usedMb: number | null;
  activatedAt: number | null;
  askedAt: number | null;
  askResult: 'told' | 'unknown' | 'refused' | 'unanswered' | null;
  remark: string | null;
}

export const dataCardTable: TableMeta = {
  name: 'data_cards',
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
    { name: 'iccid', type: 'text' },
    { name: 'operator', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'packageMb', type: 'integer' },
    { name: 'usedMb', type: 'integer' },
    { name: 'activatedAt', type: 'integer' },
    { name: 'askedAt', type: 'integer' },
    { name: 'askResult', type: 'text' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['operator'], ['deviceId'], ['activatedAt'], ['createdAt'], ['usedMb'], ['packageMb']],
  unique: [],
  global: ['iccid'],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const dataCardViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const dataCardRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const dataCardSystem: readonly SystemTransition[] = [];

/** Computed numbers that the list adds up. */
export const dataCardTotals: Readonly<Record<string, Amount>> = { remainingMb: (eb) => eb('package_mb', '-', eb.ref('used_mb')) };

/** What /docs says of it. */
export const dataCardDoc: EntityDoc = {
  name: 'dataCard',
  resource: 'data-cards',
  source: 'schemas/data-card.yaml',
  route: { YXF: '/flow_mag' },
  fields: [
    { name: 'iccid', json: { format: 'iccid' } },
    { name: 'packageMb', json: { minimum: 1, maximum: 1000000 } },
    { name: 'usedMb', json: { minimum: 0, maximum: 10000000 } },
    { name: 'remainingMb', json: {}, derive: 'packageMb - usedMb' },
    { name: 'usedShare', json: {}, derive: 'round(usedMb * 100 / packageMb)' },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['iccid', 'operator', 'deviceId', 'packageMb', 'usedMb', 'remainingMb', 'usedShare', 'activatedAt', 'askResult', 'askedAt', 'remark', 'createdAt'],
  indexes: [['operator'], ['deviceId'], ['activatedAt'], ['createdAt'], ['usedMb'], ['packageMb']],
  unique: [],
  global: ['iccid'],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { iccid: '89860116700412345677', operator: 'mobile', packageMb: 1 },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, iccid: '89860116700412345677' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { operator: 'mobile' } },
    ask: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    import: { uploadId: '01900000-0000-7000-8000-000000000001' },
    importTemplate: {},
    export: { sort: 'createdAt', order: 'desc' },
  },
};
