// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq, isMissing } from '#core/entity/rule.ts';
import { goodsStates } from './states.gen.ts';

export const goodsMeta: EntityMeta = {
  states: goodsStates,
  conditions: { putaway: [{ holds: (v) => !isMissing(v.priceFen) || !isMissing(v.cptPriceFen) || eq(v.rtb, true), error: 'PRICE_EMPTY' }] },
  name: 'goods',
  resource: 'goods',
  table: 'goods',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'open', export: 'adSlot.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'slotId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'adSlot' } },
    { name: 'livingSlotId', kind: 'text', nullable: true, readOnly: true, in: [] },
    { name: 'deviceType', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['android', 'windows', 'both'] },
    { name: 'dimension', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'resolution', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'page', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'maxStock', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'showingS', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], default: 15 },
    { name: 'priceFen', kind: 'money', nullable: true, saysInvalid: true, readOnly: true, in: ['list', 'one'] },
    { name: 'cptPriceFen', kind: 'money', nullable: true, saysInvalid: true, readOnly: true, in: ['list', 'one'] },
    { name: 'rtb', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'], default: false },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['onSale', 'offShelf', 'abandoned'] },
  ],
  actions: [
    { name: 'setPrice', perm: 'adSlot.edit', from: ['onSale', 'offShelf'], bulk: 200, confirm: 'none', irreversible: false, call: 'setPrice', sets: ['priceFen', 'cptPriceFen'], deletes: false, form: true },
    { name: 'putaway', perm: 'adSlot.edit', from: ['offShelf'], to: ['onSale'], bulk: 200, confirm: 'none', irreversible: false, call: 'putaway', sets: [], deletes: false, form: false },
    { name: 'soldOut', perm: 'adSlot.edit', from: ['onSale'], to: ['offShelf'], bulk: 200, confirm: 'ask', irreversible: false, call: 'soldOut', sets: [], deletes: false, form: false },
  ],
  views: [{ name: 'list', perm: 'open' }],
  search: ['name', 'number'],
  sortable: ['id', 'createdAt', 'number', 'name', 'slotId', 'deviceType', 'dimension', 'resolution', 'page', 'maxStock', 'showingS', 'priceFen', 'cptPriceFen', 'rtb', 'status'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'], slotId: ['eq', 'in'], deviceType: ['eq', 'in'], dimension: ['eq', 'contains'], status: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'setPrice', 'putaway', 'soldOut', 'export'] },
  exporting: { perm: 'adSlot.edit', columns: ['status', 'name', 'number', 'slotId', 'deviceType', 'dimension', 'resolution', 'maxStock', 'showingS', 'priceFen', 'cptPriceFen', 'page', 'createdAt'], verb: 'export' },
};
