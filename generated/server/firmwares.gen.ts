// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface FirmwareStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  file: string;
  name: string | null;
  kind: 'apk' | 'firmware' | 'agent' | null;
  platform: 'linux' | 'android' | 'windows' | null;
  version: string | null;
  packageName: string | null;
  fileName: string | null;
  size: number | null;
  sha256: string | null;
  remark: string | null;
}

export const firmwareTable: TableMeta = {
  name: 'firmwares',
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
    { name: 'file', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'kind', type: 'text' },
    { name: 'platform', type: 'text' },
    { name: 'version', type: 'text' },
    { name: 'packageName', type: 'text' },
    { name: 'fileName', type: 'text' },
    { name: 'size', type: 'integer' },
    { name: 'sha256', type: 'text' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt'], ['kind', 'createdAt'], ['platform'], ['name'], ['packageName']],
  unique: [['sha256']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const firmwareViews: Readonly<Record<string, Predicate>> = { firmware: (eb) => eb('kind', 'in', ['firmware', 'agent']) };

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const firmwareRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const firmwareSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const firmwareDoc: EntityDoc = {
  name: 'firmware',
  resource: 'firmwares',
  source: 'schemas/firmware.yaml',
  route: { YXF: '/dev_mag/apk_manage' },
  fields: [
    { name: 'name', json: { maxLength: 80 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  fixed: ['file'],
  system: [],
  views: { firmware: "kind in ['firmware', 'agent']" },
  columns: ['name', 'kind', 'platform', 'version', 'packageName', 'size', 'creatorId', 'createdAt', 'remark'],
  indexes: [['createdAt'], ['kind', 'createdAt'], ['platform'], ['name'], ['packageName']],
  unique: [['sha256']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { file: '01900000-0000-7000-8000-000000000001' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
