// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

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
  playable: boolean | null;
  md5: string | null;
  sha256: string | null;
  file: string | null;
  thumbnail: string | null;
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
    { name: 'playable', type: 'boolean' },
    { name: 'md5', type: 'text' },
    { name: 'sha256', type: 'text' },
    { name: 'file', type: 'text' },
    { name: 'thumbnail', type: 'text' },
  ],
  indexes: [['createdAt'], ['type'], ['folderId'], ['name'], ['md5'], ['deptId'], ['size'], ['sha256'], ['categoryId']],
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
