// Made by codegen from schemas/layout-version.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-versions/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface LayoutVersionStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  layoutId: string | null;
  number: number | null;
  name: string | null;
  published: boolean | null;
  pages: number | null;
  document: unknown;
}

export const layoutVersionTable: TableMeta = {
  name: 'layout_versions',
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
    { name: 'number', type: 'integer' },
    { name: 'name', type: 'text' },
    { name: 'published', type: 'boolean' },
    { name: 'pages', type: 'integer' },
    { name: 'document', type: 'json' },
  ],
  indexes: [['createdAt'], ['creatorId'], ['name'], ['published']],
  unique: [['layoutId', 'number']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const layoutVersionViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const layoutVersionRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const layoutVersionSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const layoutVersionDoc: EntityDoc = {
  name: 'layoutVersion',
  resource: 'layout-versions',
  source: 'schemas/layout-version.yaml',
  route: { YXF: '/temp_mag/versions' },
  fields: [{ name: 'document', json: { type: 'object' } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'number', 'layoutId', 'published', 'pages', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['creatorId'], ['name'], ['published']],
  unique: [['layoutId', 'number']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, keep: { layoutId: 'Sample text of a field', rev: 0, name: 'Sample text of a field' } },
};
