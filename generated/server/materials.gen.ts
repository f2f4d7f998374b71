// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface MaterialStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string | null;
  type: 'image' | 'video' | 'audio' | 'archive' | 'document' | null;
  format: string | null;
  folderId: string | null;
  categoryId: string | null;
  size: number | null;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  pages: number | null;
  playable: boolean | null;
  md5: string | null;
  sha256: string | null;
  file: string | null;
  thumbnail: string | null;
  frames: string | null;
  frameCount: number | null;
  frameMs: number | null;
  castId: string | null;
}

export const materialTable: TableMeta = {
  name: 'materials',
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
    { name: 'type', type: 'text' },
    { name: 'format', type: 'text' },
    { name: 'folderId', type: 'text' },
    { name: 'categoryId', type: 'text' },
    { name: 'size', type: 'integer' },
    { name: 'width', type: 'integer' },
    { name: 'height', type: 'integer' },
    { name: 'durationMs', type: 'integer' },
    { name: 'pages', type: 'integer' },
    { name: 'playable', type: 'boolean' },
    { name: 'md5', type: 'text' },
    { name: 'sha256', type: 'text' },
    { name: 'file', type: 'text' },
    { name: 'thumbnail', type: 'text' },
    { name: 'frames', type: 'text' },
    { name: 'frameCount', type: 'integer' },
    { name: 'frameMs', type: 'integer' },
    { name: 'castId', type: 'text' },
  ],
  indexes: [['createdAt'], ['type'], ['folderId'], ['name'], ['md5'], ['deptId'], ['size'], ['sha256'], ['categoryId'], ['castId'], ['pages']],
  unique: [['sha256', 'folderId', 'name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const materialViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const materialRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const materialSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const materialKeeps: readonly Keep[] = [
  { field: 'folderId', of: 'materialFolder', refuse: 'FOLDER_NOT_EMPTY', word: { zh: '素材', en: 'Material' } },
  { field: 'categoryId', of: 'materialCategory', refuse: 'CATEGORY_IN_USE', word: { zh: '素材', en: 'Material' } },
];

/** What /docs says of it. */
export const materialDoc: EntityDoc = {
  name: 'material',
  resource: 'materials',
  source: 'schemas/material.yaml',
  route: { YXF: '/material_mag', ADS: '/material' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 100 } },
    { name: 'folderId', json: {}, keeps: { of: 'materialFolder', refuse: 'FOLDER_NOT_EMPTY' } },
    { name: 'categoryId', json: {}, keeps: { of: 'materialCategory', refuse: 'CATEGORY_IN_USE' } },
    { name: 'size', json: { minimum: 0 } },
    { name: 'width', json: { minimum: 1, maximum: 100000 } },
    { name: 'height', json: { minimum: 1, maximum: 100000 } },
    { name: 'durationMs', json: { minimum: 1, maximum: 86400000 } },
    { name: 'pages', json: { minimum: 1, maximum: 100000 } },
  ],
  forms: {
    move: [{ name: 'folderId', json: {}, kind: 'ref', required: false }],
    classify: [{ name: 'categoryId', json: {}, kind: 'ref', required: false }],
    copy: [{ name: 'toFolderId', json: {}, kind: 'ref', required: false }],
    takeDown: [{ name: 'reason', json: { minLength: 1, maxLength: 200 }, kind: 'text', required: true }],
  },
  rules: [],
  system: [],
  views: {},
  columns: ['thumbnail', 'name', 'type', 'format', 'folderId', 'categoryId', 'size', 'durationMs', 'width', 'height', 'pages', 'playable', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['type'], ['folderId'], ['name'], ['md5'], ['deptId'], ['size'], ['sha256'], ['categoryId'], ['castId'], ['pages']],
  unique: [['sha256', 'folderId', 'name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    move: { ids: ['01900000-0000-7000-8000-000000000001'] },
    classify: { ids: ['01900000-0000-7000-8000-000000000001'] },
    copy: { ids: ['01900000-0000-7000-8000-000000000001'] },
    takeDown: { ids: ['01900000-0000-7000-8000-000000000001'], reason: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    check: { md5: '0123456789abcdef0123456789abcdef', size: 1 },
    apply: { name: 'Sample text of a field', size: 1, md5: '0123456789abcdef0123456789abcdef' },
    parts: { uploadId: 'Sample text of a fie' },
    picture: { id: 'Sample text of a fie', uploadId: 'Sample text of a fie' },
    frames: { id: 'Sample text of a fie', uploadId: 'Sample text of a fie', count: 1, everyMs: 1 },
    counts: {},
    verify: { uploadId: 'Sample text of a fie' },
  },
};
