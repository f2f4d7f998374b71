// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface AdDeliveryStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  adId: string | null;
  deviceId: string | null;
  status: 'pending' | 'downloading' | 'failed' | 'success' | null;
  filesDone: number | null;
  filesTotal: number | null;
  problem: 'fileFailed' | 'leftOut' | null;
  failedIds: string[];
  reportedAt: number | null;
}

export const adDeliveryTable: TableMeta = {
  name: 'ad_deliveries',
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
    { name: 'adId', type: 'text' },
    { name: 'deviceId', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'filesDone', type: 'integer' },
    { name: 'filesTotal', type: 'integer' },
    { name: 'problem', type: 'text' },
    { name: 'reportedAt', type: 'integer' },
  ],
  indexes: [['adId', 'status'], ['deviceId', 'status'], ['status'], ['reportedAt']],
  unique: [['adId', 'deviceId']],
  global: [],
  links: [{ field: 'failedIds', table: 'ad_deliveries__failed_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const adDeliveryViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const adDeliveryRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const adDeliverySystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const adDeliveryDoc: EntityDoc = {
  name: 'adDelivery',
  resource: 'ad-deliveries',
  source: 'schemas/ad-delivery.yaml',
  route: { YXF: '/adv_mag/downloads' },
  fields: [{ name: 'failedIds', json: { type: 'array', items: { type: 'string' } } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['adId', 'deviceId', 'status', 'filesDone', 'filesTotal', 'problem', 'failedIds', 'reportedAt'],
  indexes: [['adId', 'status'], ['deviceId', 'status'], ['status'], ['reportedAt']],
  unique: [['adId', 'deviceId']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'reportedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
