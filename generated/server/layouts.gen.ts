// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface LayoutStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  width: number;
  height: number;
  pages: number | null;
  document: unknown;
  outline: unknown;
  materialIds: string[];
  rtb: boolean | null;
  cpmPriceFen: number | null;
  builtIn: boolean | null;
}

export const layoutTable: TableMeta = {
  name: 'layouts',
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
    { name: 'width', type: 'integer' },
    { name: 'height', type: 'integer' },
    { name: 'pages', type: 'integer' },
    { name: 'document', type: 'json' },
    { name: 'outline', type: 'json' },
    { name: 'rtb', type: 'boolean' },
    { name: 'cpmPriceFen', type: 'integer' },
    { name: 'builtIn', type: 'boolean' },
  ],
  indexes: [['createdAt'], ['width', 'height'], ['rtb'], ['cpmPriceFen']],
  unique: [['name']],
  global: [],
  links: [{ field: 'materialIds', table: 'layouts__material_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const layoutViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const layoutRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const layoutSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const layoutKeeps: readonly Keep[] = [{ field: 'materialIds', of: 'material', refuse: 'MATERIAL_IN_USE', word: { zh: '布局', en: 'Layout' } }];

/** What /docs says of it. */
export const layoutDoc: EntityDoc = {
  name: 'layout',
  resource: 'layouts',
  source: 'schemas/layout.yaml',
  route: { YXF: '/temp_mag' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'width', json: { minimum: 48, maximum: 11520 } },
    { name: 'height', json: { minimum: 48, maximum: 11520 } },
    { name: 'document', json: { type: 'object' } },
    {
      name: 'outline',
      json: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind', 'x', 'y', 'width', 'height'],
          additionalProperties: false,
          properties: { kind: { type: 'string' }, x: { type: 'integer' }, y: { type: 'integer' }, width: { type: 'integer' }, height: { type: 'integer' } },
        },
      },
    },
    { name: 'materialIds', json: { type: 'array', items: { type: 'string' } }, keeps: { of: 'material', refuse: 'MATERIAL_IN_USE' } },
    { name: 'cpmPriceFen', json: { minimum: 0, maximum: 1000000 } },
  ],
  forms: {},
  rules: [],
  conditions: { update: '!builtIn', delete: '!builtIn' },
  system: [],
  views: {},
  columns: ['outline', 'name', 'width', 'height', 'pages', 'rtb', 'cpmPriceFen', 'builtIn', 'createdAt'],
  indexes: [['createdAt'], ['width', 'height'], ['rtb'], ['cpmPriceFen']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', width: 1920, height: 1080, document: {} },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    forecast: { place: 'Sample text of a field' },
  },
};
