// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface UsagePageStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  day: string | null;
  page: string | null;
  views: number | null;
  clicks: number | null;
  accounts: number | null;
}

export const usagePageTable: TableMeta = {
  name: 'usage_pages',
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
    { name: 'day', type: 'text' },
    { name: 'page', type: 'text' },
    { name: 'views', type: 'integer' },
    { name: 'clicks', type: 'integer' },
    { name: 'accounts', type: 'integer' },
  ],
  indexes: [['day'], ['page', 'day'], ['views'], ['clicks'], ['accounts'], ['createdAt']],
  unique: [['day', 'page']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const usagePageViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const usagePageRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const usagePageSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const usagePageDoc: EntityDoc = {
  name: 'usagePage',
  resource: 'usage-pages',
  source: 'schemas/usage-page.yaml',
  route: { YXF: '/usage/pages' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['day', 'page', 'views', 'clicks', 'accounts'],
  indexes: [['day'], ['page', 'day'], ['views'], ['clicks'], ['accounts'], ['createdAt']],
  unique: [['day', 'page']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'day', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'day', order: 'desc' } },
};
