// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface LayoutDraftStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  layoutId: string | null;
  pages: number | null;
  document: unknown;
  materialIds: string[];
  savedById: string | null;
  savedAt: number | null;
}

export const layoutDraftTable: TableMeta = {
  name: 'layout_drafts',
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
    { name: 'layoutId', type: 'text' },
    { name: 'pages', type: 'integer' },
    { name: 'document', type: 'json' },
    { name: 'savedById', type: 'text' },
    { name: 'savedAt', type: 'integer' },
  ],
  indexes: [['savedAt'], ['savedById']],
  unique: [['layoutId']],
  global: [],
  links: [{ field: 'materialIds', table: 'layout_drafts__material_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const layoutDraftViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const layoutDraftRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const layoutDraftSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const layoutDraftDoc: EntityDoc = {
  name: 'layoutDraft',
  resource: 'layout-drafts',
  source: 'schemas/layout-draft.yaml',
  route: { YXF: '/temp_mag/drafts' },
  fields: [
    { name: 'document', json: { type: 'object' } },
    { name: 'materialIds', json: { type: 'array', items: { type: 'string' } } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['layoutId', 'pages', 'savedById', 'savedAt'],
  indexes: [['savedAt'], ['savedById']],
  unique: [['layoutId']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'savedAt', order: 'desc' },
    open: { layoutId: 'Sample text of a field' },
    save: { layoutId: 'Sample text of a field', rev: 0, document: {} },
    presence: { layoutId: 'Sample text of a field', window: 'Sample text of a field' },
    impact: { layoutId: 'Sample text of a field' },
    publish: { layoutId: 'Sample text of a field', rev: 1 },
  },
};
