// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface WarningSettingStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  offline: boolean | null;
  offlineMinutes: number;
  temperature: number | null;
  waterLevel: number | null;
  recipients: unknown;
  sender: string | null;
  language: 'zh_cn' | 'en_us' | null;
}

export const warningSettingTable: TableMeta = {
  name: 'warning_settings',
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
    { name: 'offline', type: 'boolean' },
    { name: 'offlineMinutes', type: 'integer' },
    { name: 'temperature', type: 'real' },
    { name: 'waterLevel', type: 'integer' },
    { name: 'recipients', type: 'json' },
    { name: 'sender', type: 'text' },
    { name: 'language', type: 'text' },
  ],
  indexes: [['creatorId', 'createdAt'], ['offline'], ['createdAt']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const warningSettingViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const warningSettingRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const warningSettingSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const warningSettingDoc: EntityDoc = {
  name: 'warningSetting',
  resource: 'warning-settings',
  source: 'schemas/warning-setting.yaml',
  route: { YXF: '/warning_settings' },
  fields: [
    { name: 'offlineMinutes', json: { maximum: 10080, exclusiveMinimum: 30 } },
    { name: 'temperature', json: { minimum: 34, maximum: 43, multipleOf: 0.1 } },
    { name: 'waterLevel', json: { minimum: 1, maximum: 100 } },
    { name: 'recipients', json: { type: 'array', maxItems: 10, uniqueItems: true, items: { type: 'string', format: 'email', maxLength: 100 } } },
    { name: 'sender', json: { pattern: '^[A-Za-z0-9.+_-]+@gmail[.]com$', maxLength: 100 } },
  ],
  forms: {},
  rules: [{ id: 'recipientMissing', at: 'recipients', on: ['create', 'update'], assert: 'offline == null || !offline || len(recipients) > 0' }],
  system: [],
  views: {},
  columns: ['offline', 'offlineMinutes', 'temperature', 'waterLevel', 'sender', 'language', 'createdAt'],
  indexes: [['creatorId', 'createdAt'], ['offline'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { offlineMinutes: 60 },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, offline: true },
  },
};
