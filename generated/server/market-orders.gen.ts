// Made by codegen from schemas/market-order.yaml. Do not edit: change the schema, or lay a view over it in resources/market-orders/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface MarketOrderStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  appType: 'android' | 'windows';
  quantity: number;
  years: number;
  unitPrice: number | null;
  payable: number | null;
  paid: number | null;
  status: 'pending' | 'paid' | 'cancelled';
  method: 'online' | 'offline';
  payUntil: number | null;
  paidAt: number | null;
  endAt: number | null;
}

export const marketOrderTable: TableMeta = {
  name: 'market_orders',
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
    { name: 'appType', type: 'text' },
    { name: 'quantity', type: 'integer' },
    { name: 'years', type: 'integer' },
    { name: 'unitPrice', type: 'integer' },
    { name: 'payable', type: 'integer' },
    { name: 'paid', type: 'integer' },
    { name: 'status', type: 'text' },
    { name: 'method', type: 'text' },
    { name: 'payUntil', type: 'integer' },
    { name: 'paidAt', type: 'integer' },
    { name: 'endAt', type: 'integer' },
  ],
  indexes: [['createdAt'], ['status', 'payUntil'], ['appType'], ['method'], ['endAt'], ['payable'], ['creatorId']],
  across: [['id']],
  unique: [['number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const marketOrderViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const marketOrderRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const marketOrderSystem: readonly SystemTransition[] = [{ from: ['pending'], to: 'cancelled', signals: [], when: (eb, p) => eb('pay_until', '<=', eb.val(p.now)) }];

/** What /docs says of it. */
export const marketOrderDoc: EntityDoc = {
  name: 'marketOrder',
  resource: 'market-orders',
  source: 'schemas/market-order.yaml',
  route: { YXF: '/app_market/my_order' },
  fields: [
    { name: 'quantity', json: { minimum: 1, maximum: 500 } },
    { name: 'years', json: { minimum: 1, maximum: 10 } },
    { name: 'daysLeft', json: {}, derive: 'days(endAt - now())' },
  ],
  forms: {},
  rules: [],
  conditions: { confirm: "method == 'offline' && corpId != me.corpId" },
  system: ['payUntil <= now()'],
  views: {},
  columns: ['status', 'number', 'appType', 'quantity', 'years', 'unitPrice', 'payable', 'paid', 'method', 'createdAt', 'daysLeft', 'payUntil', 'endAt', 'corpId', 'creatorId'],
  indexes: [['createdAt'], ['status', 'payUntil'], ['appType'], ['method'], ['endAt'], ['payable'], ['creatorId'], ['id']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { appType: 'android', quantity: 1, years: 1, method: 'online' },
    confirm: { ids: ['01900000-0000-7000-8000-000000000001'] },
    cancel: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    apps: {},
    pay: { id: 'Sample text of a field', by: 'wallet', key: '0123456789abcdef0123456789abcdef' },
  },
};
