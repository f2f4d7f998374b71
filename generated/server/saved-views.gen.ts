// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface SavedViewStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  entity: string;
  view: string | null;
  shared: boolean | null;
  state: unknown;
}

export const savedViewTable: TableMeta = {
  name: 'saved_views',
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
    { name: 'name', type: 'text' },
    { name: 'entity', type: 'text' },
    { name: 'view', type: 'text' },
    { name: 'shared', type: 'boolean' },
    { name: 'state', type: 'json' },
  ],
  indexes: [['entity', 'view'], ['creatorId', 'createdAt'], ['name'], ['shared'], ['createdAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const savedViewViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const savedViewRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const savedViewSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const savedViewDoc: EntityDoc = {
  name: 'savedView',
  resource: 'saved-views',
  source: 'schemas/saved-view.yaml',
  route: { YXF: '/saved_views', ADS: '/saved_views' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'entity', json: { minLength: 1, maxLength: 40 } },
    { name: 'view', json: { maxLength: 40 } },
    {
      name: 'state',
      json: {
        type: 'object',
        additionalProperties: false,
        properties: {
          filter: { type: 'string', maxLength: 4000, description: 'JSON, as in the address of the list' },
          sort: { type: 'string', maxLength: 64 },
          order: { type: 'string', enum: ['asc', 'desc'] },
          pageSize: { type: 'integer', minimum: 1, maximum: 200 },
          layout: { type: 'string', maxLength: 20, description: 'How the rows are drawn, where the list has more than one way' },
          columns: { type: 'array', maxItems: 100, description: 'All that there were, in order', items: { type: 'string', maxLength: 64 } },
          shown: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 64 } },
        },
      },
    },
  ],
  forms: {},
  rules: [],
  conditions: { update: 'creatorId == me.userId', delete: 'creatorId == me.userId' },
  fixed: ['entity', 'view'],
  system: [],
  views: {},
  columns: ['name', 'entity', 'shared', 'creatorId', 'createdAt'],
  indexes: [['entity', 'view'], ['creatorId', 'createdAt'], ['name'], ['shared'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', entity: 'Sample text of a field', state: {} },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
