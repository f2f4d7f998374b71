// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Keep, Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface MaterialFolderStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  parentId: string | null;
  position: number | null;
}

export const materialFolderTable: TableMeta = {
  name: 'material_folders',
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
    { name: 'parentId', type: 'text' },
    { name: 'position', type: 'integer' },
  ],
  indexes: [['parentId', 'position'], ['name'], ['position'], ['createdAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const materialFolderViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const materialFolderRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const materialFolderSystem: readonly SystemTransition[] = [];

/** Rows that keep a record from being deleted. */
export const materialFolderKeeps: readonly Keep[] = [{ field: 'parentId', of: 'materialFolder', refuse: 'FOLDER_NOT_EMPTY', word: { zh: '素材文件夹', en: 'Material folder' } }];

/** What /docs says of it. */
export const materialFolderDoc: EntityDoc = {
  name: 'materialFolder',
  resource: 'material-folders',
  source: 'schemas/material-folder.yaml',
  route: { YXF: '/material_mag/folders', ADS: '/material/folders' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'parentId', json: {}, keeps: { of: 'materialFolder', refuse: 'FOLDER_NOT_EMPTY' } },
    { name: 'position', json: { minimum: 0, maximum: 9999 } },
  ],
  forms: {},
  rules: [{ id: 'notItsOwnParent', at: 'parentId', on: ['update'], assert: 'parentId == null || parentId != id' }],
  system: [],
  views: {},
  columns: ['name', 'parentId', 'position', 'createdAt'],
  indexes: [['parentId', 'position'], ['name'], ['position'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'position', order: 'asc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
