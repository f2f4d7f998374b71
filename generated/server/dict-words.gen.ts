// Made by codegen from schemas/dict-word.yaml. Do not edit: change the schema, or lay a view over it in resources/dict-words/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface DictWordStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  list: 'rejectReason' | 'verifyReason' | 'takeDownReason' | 'region' | 'leader' | 'castWord';
  word: string;
}

export const dictWordTable: TableMeta = {
  name: 'dict_words',
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
    { name: 'list', type: 'text' },
    { name: 'word', type: 'text' },
  ],
  indexes: [['list'], ['word'], ['createdAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const dictWordViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const dictWordRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const dictWordSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const dictWordDoc: EntityDoc = {
  name: 'dictWord',
  resource: 'dict-words',
  source: 'schemas/dict-word.yaml',
  route: { YXF: '/dict' },
  fields: [{ name: 'word', json: { minLength: 1, maxLength: 200 } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['word', 'list', 'createdAt'],
  indexes: [['list'], ['word'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'word', order: 'asc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { list: 'rejectReason', word: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, list: 'rejectReason' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
