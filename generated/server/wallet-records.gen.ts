// Made by codegen from schemas/wallet-record.yaml. Do not edit: change the schema, or lay a view over it in resources/wallet-records/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface WalletRecordStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  number: string | null;
  kind: 'recharge' | 'order' | 'hold' | 'capture' | 'release' | 'refund' | 'credit' | 'back' | null;
  ref: string | null;
  amount: number | null;
  budget: number | null;
  income: number | null;
  expenses: number | null;
  balance: number | null;
  partnerId: string | null;
  partnerName: string | null;
  advertiserId: string | null;
  advertiserName: string | null;
}

export const walletRecordTable: TableMeta = {
  name: 'wallet_records',
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
    { name: 'kind', type: 'text' },
    { name: 'ref', type: 'text' },
    { name: 'amount', type: 'integer' },
    { name: 'budget', type: 'integer' },
    { name: 'income', type: 'integer' },
    { name: 'expenses', type: 'integer' },
    { name: 'balance', type: 'integer' },
    { name: 'partnerId', type: 'text' },
    { name: 'partnerName', type: 'text' },
    { name: 'advertiserId', type: 'text' },
    { name: 'advertiserName', type: 'text' },
  ],
  indexes: [['createdAt'], ['kind', 'createdAt'], ['ref'], ['creatorId'], ['amount'], ['income'], ['expenses']],
  unique: [['number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
  appendOnly: true,
};

/** Which rows a list view shows. */
export const walletRecordViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const walletRecordRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const walletRecordSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const walletRecordDoc: EntityDoc = {
  name: 'walletRecord',
  resource: 'wallet-records',
  source: 'schemas/wallet-record.yaml',
  route: { YXF: '/finance_center', ADS: '/finance_list' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['createdAt', 'number', 'kind', 'ref', 'amount', 'budget', 'income', 'expenses', 'balance', 'partnerName', 'advertiserName', 'creatorId'],
  indexes: [['createdAt'], ['kind', 'createdAt'], ['ref'], ['creatorId'], ['amount'], ['income'], ['expenses']],
  unique: [['number']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'createdAt', order: 'desc' } },
};
