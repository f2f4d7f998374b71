// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq, ne } from '#core/entity/rule.ts';
import { marketOrderStates } from './states.gen.ts';

export const marketOrderMeta: EntityMeta = {
  states: marketOrderStates,
  conditions: { confirm: [{ holds: (v, c) => eq(v.method, 'offline') && ne(v.corpId, c.me?.corpId), error: 'ORDER_NOT_YOURS_TO_CONFIRM' }] },
  name: 'marketOrder',
  resource: 'market-orders',
  table: 'market_orders',
  systems: ['YXF'],
  display: 'number',
  perm: { list: 'market', export: 'market' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'appType', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], values: ['android', 'windows'] },
    { name: 'quantity', kind: 'integer', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'years', kind: 'integer', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'unitPrice', kind: 'money', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'payable', kind: 'money', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'paid', kind: 'money', nullable: true, readOnly: true, in: ['list', 'one'], default: 0 },
    { name: 'status', kind: 'state', readOnly: true, in: ['list', 'one'], values: ['pending', 'paid', 'cancelled'] },
    { name: 'method', kind: 'enum', required: true, in: ['list', 'one', 'create', 'update'], valuePerms: { online: 'market.onlinePay', offline: 'market.offlinePay' }, values: ['online', 'offline'], default: 'online' },
    { name: 'payUntil', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'paidAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'endAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'daysLeft', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
  ],
  actions: [
    { name: 'confirm', perm: 'market.confirm', from: ['pending'], to: ['paid'], bulk: 1, confirm: 'ask', irreversible: true, call: 'confirm', money: true, sets: [], deletes: false, form: false },
    { name: 'cancel', perm: 'market', from: ['pending'], to: ['cancelled'], bulk: 200, confirm: 'ask', irreversible: true, call: 'cancel', sets: [], deletes: false, form: false },
  ],
  views: [{ name: 'list', perm: 'market' }],
  search: ['number'],
  sortable: ['id', 'corpId', 'creatorId', 'createdAt', 'number', 'appType', 'quantity', 'years', 'unitPrice', 'payable', 'paid', 'status', 'method', 'payUntil', 'paidAt', 'endAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], createdAt: ['eq', 'between'], number: ['eq', 'contains'], appType: ['eq', 'in'], status: ['eq', 'in'], method: ['eq', 'in'] },
  totals: [
    { field: 'quantity', as: 'sum' },
    { field: 'payable', as: 'sum' },
    { field: 'paid', as: 'sum' },
  ],
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'create', 'confirm', 'cancel', 'export', 'apps', 'pay'] },
  exporting: { perm: 'market', columns: ['number', 'status', 'appType', 'quantity', 'years', 'unitPrice', 'payable', 'paid', 'method', 'createdAt', 'paidAt', 'endAt'], verb: 'export' },
};
