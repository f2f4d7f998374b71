// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface TakeDownStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  targetType: 'ad' | 'material' | 'corporation' | null;
  targetId: string | null;
  targetName: string | null;
  reason: string | null;
  status: 'stopping' | 'stopped' | 'lifted';
  ads: number | null;
  total: number | null;
  confirmed: number | null;
  sha256: string | null;
  liftedAt: number | null;
  lifterId: string | null;
}

export const takeDownTable: TableMeta = {
  name: 'take_downs',
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
    { name: 'targetType', type: 'text' },
    { name: 'targetId', type: 'text' },
    { name: 'targetName', type: 'text' },
    { name: 'reason', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'ads', type: 'integer' },
    { name: 'total', type: 'integer' },
    { name: 'confirmed', type: 'integer' },
    { name: 'sha256', type: 'text' },
    { name: 'liftedAt', type: 'integer' },
    { name: 'lifterId', type: 'text' },
  ],
  indexes: [['createdAt'], ['status', 'createdAt'], ['targetType', 'targetId'], ['sha256'], ['deptId'], ['creatorId'], ['targetName']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const takeDownViews: Readonly<Record<string, Predicate>> = { take_downs_open: (eb) => eb('status', '=', 'stopping') };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const takeDownRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const takeDownSystem: readonly SystemTransition[] = [{ from: ['stopping'], to: 'stopped', signals: [], when: (eb) => eb('confirmed', '>=', eb.ref('total')) }];

/** What /docs says of it. */
export const takeDownDoc: EntityDoc = {
  name: 'takeDown',
  resource: 'take-downs',
  source: 'schemas/take-down.yaml',
  route: { YXF: '/adv_mag/take_downs' },
  fields: [{ name: 'waiting', json: {}, derive: 'total - confirmed' }],
  forms: {},
  rules: [],
  system: ['confirmed >= total'],
  views: { take_downs_open: "status == 'stopping'" },
  columns: ['status', 'targetName', 'targetType', 'reason', 'confirmed', 'creatorId', 'createdAt', 'waiting', 'total', 'ads'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['targetType', 'targetId'], ['sha256'], ['deptId'], ['creatorId'], ['targetName']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, lift: { ids: ['01900000-0000-7000-8000-000000000001'] }, export: { sort: 'createdAt', order: 'desc' } },
};
