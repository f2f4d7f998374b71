// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface GoodsStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  name: string | null;
  slotId: string | null;
  livingSlotId: string | null;
  deviceType: 'android' | 'windows' | 'both' | null;
  dimension: string | null;
  resolution: string | null;
  page: string | null;
  maxStock: number | null;
  showingS: number | null;
  priceFen: number | null;
  cptPriceFen: number | null;
  rtb: boolean | null;
  status: 'onSale' | 'offShelf' | 'abandoned';
}

export const goodsTable: TableMeta = {
  name: 'goods',
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
    { name: 'slotId', type: 'text' },
    { name: 'livingSlotId', type: 'text' },
    { name: 'deviceType', type: 'text' },
    { name: 'dimension', type: 'text' },
    { name: 'resolution', type: 'text' },
    { name: 'page', type: 'text' },
    { name: 'maxStock', type: 'integer' },
    { name: 'showingS', type: 'integer' },
    { name: 'priceFen', type: 'integer' },
    { name: 'cptPriceFen', type: 'integer' },
    { name: 'rtb', type: 'boolean' },
    { name: 'status', type: 'text' },
  ],
  indexes: [['createdAt'], ['status', 'createdAt'], ['slotId'], ['name'], ['dimension'], ['deviceType'], ['maxStock'], ['priceFen'], ['cptPriceFen']],
  unique: [['number'], ['livingSlotId']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const goodsViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const goodsRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const goodsSystem: readonly SystemTransition[] = [{ from: ['onSale', 'offShelf'], to: 'abandoned', signals: ['saleClosed'], when: (eb, p) => p.signals.saleClosed!(eb) }];

/** What /docs says of it. */
export const goodsDoc: EntityDoc = {
  name: 'goods',
  resource: 'goods',
  source: 'schemas/goods.yaml',
  route: { YXF: '/goods_manage' },
  fields: [
    { name: 'priceFen', json: { minimum: 1, maximum: 1000000 } },
    { name: 'cptPriceFen', json: { minimum: 1, maximum: 1000000 } },
  ],
  forms: {
    setPrice: [
      { name: 'priceFen', json: { minimum: 1, maximum: 1000000 }, kind: 'money', required: false },
      { name: 'cptPriceFen', json: { minimum: 1, maximum: 1000000 }, kind: 'money', required: false },
    ],
  },
  rules: [{ id: 'priceGiven', at: 'cptPriceFen', on: ['setPrice'], assert: 'priceFen != null || cptPriceFen != null' }],
  conditions: { putaway: 'priceFen != null || cptPriceFen != null || rtb' },
  system: ['saleClosed()'],
  views: {},
  columns: ['status', 'name', 'number', 'slotId', 'deviceType', 'dimension', 'resolution', 'maxStock', 'showingS', 'priceFen', 'cptPriceFen', 'page', 'createdAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['slotId'], ['name'], ['dimension'], ['deviceType'], ['maxStock'], ['priceFen'], ['cptPriceFen']],
  unique: [['number'], ['livingSlotId']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    setPrice: { ids: ['01900000-0000-7000-8000-000000000001'] },
    putaway: { ids: ['01900000-0000-7000-8000-000000000001'] },
    soldOut: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
  },
};
