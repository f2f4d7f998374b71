// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface PageErrorStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  message: string | null;
  page: string | null;
  version: string | null;
  times: number | null;
  accounts: number | null;
  firstAt: number | null;
  lastAt: number | null;
  stack: string | null;
}

export const pageErrorTable: TableMeta = {
  name: 'page_errors',
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
    { name: 'message', type: 'text' },
    { name: 'page', type: 'text' },
    { name: 'version', type: 'text' },
    { name: 'times', type: 'integer' },
    { name: 'accounts', type: 'integer' },
    { name: 'firstAt', type: 'integer' },
    { name: 'lastAt', type: 'integer' },
    { name: 'stack', type: 'text' },
  ],
  indexes: [['lastAt'], ['firstAt'], ['times'], ['accounts'], ['page'], ['version'], ['createdAt']],
  unique: [['message', 'page', 'version']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const pageErrorViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const pageErrorRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const pageErrorSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const pageErrorDoc: EntityDoc = {
  name: 'pageError',
  resource: 'page-errors',
  source: 'schemas/page-error.yaml',
  route: { YXF: '/usage/errors' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['message', 'page', 'version', 'times', 'accounts', 'firstAt', 'lastAt'],
  indexes: [['lastAt'], ['firstAt'], ['times'], ['accounts'], ['page'], ['version'], ['createdAt']],
  unique: [['message', 'page', 'version']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'lastAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'lastAt', order: 'desc' } },
};
