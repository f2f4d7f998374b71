// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface SoftwareSettingStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  selfStart: boolean | null;
  selfStartSeconds: number;
  forcedShutdown: boolean | null;
  pictureEvery: 'minutes30' | 'hours2' | 'never' | null;
}

export const softwareSettingTable: TableMeta = {
  name: 'software_settings',
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
    { name: 'selfStart', type: 'boolean' },
    { name: 'selfStartSeconds', type: 'integer' },
    { name: 'forcedShutdown', type: 'boolean' },
    { name: 'pictureEvery', type: 'text' },
  ],
  indexes: [['createdAt'], ['forcedShutdown']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const softwareSettingViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const softwareSettingRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const softwareSettingSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const softwareSettingDoc: EntityDoc = {
  name: 'softwareSetting',
  resource: 'software-settings',
  source: 'schemas/software-setting.yaml',
  route: { YXF: '/software_settings' },
  fields: [{ name: 'selfStartSeconds', json: { minimum: 0, maximum: 60 } }],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['selfStart', 'selfStartSeconds', 'forcedShutdown', 'pictureEvery', 'createdAt'],
  indexes: [['createdAt'], ['forcedShutdown']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { selfStartSeconds: 15 },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, selfStart: true },
  },
};
