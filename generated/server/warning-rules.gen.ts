// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import { warningRuleWhens } from '#generated/model/warning-rules/types.gen.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface WarningRuleStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  kind: 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture';
  isOn: boolean | null;
  minutes: number | null;
  freeMb: number | null;
  celsius: number | null;
  percent: number | null;
  holdMinutes: number | null;
  quietMinutes: number | null;
  receiverIds: string[];
}

export const warningRuleTable: TableMeta = {
  name: 'warning_rules',
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
    { name: 'kind', type: 'text' },
    { name: 'isOn', type: 'boolean' },
    { name: 'minutes', type: 'integer' },
    { name: 'freeMb', type: 'integer' },
    { name: 'celsius', type: 'real' },
    { name: 'percent', type: 'integer' },
    { name: 'holdMinutes', type: 'integer' },
    { name: 'quietMinutes', type: 'integer' },
  ],
  indexes: [['createdAt'], ['kind'], ['isOn', 'kind'], ['holdMinutes'], ['quietMinutes']],
  unique: [['name']],
  global: [],
  links: [{ field: 'receiverIds', table: 'warning_rules__receiver_ids' }],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const warningRuleViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const warningRuleRefFilters: Readonly<Record<string, Predicate>> = { receiverIds: (eb) => eb('status', '=', 'enabled') };

/** Transitions that nobody clicks, in the order in which they are tried. */
export const warningRuleSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const warningRuleDoc: EntityDoc = {
  whens: warningRuleWhens,
  name: 'warningRule',
  resource: 'warning-rules',
  source: 'schemas/warning-rule.yaml',
  route: { YXF: '/alarm_center/rules' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'minutes', json: { minimum: 30, maximum: 10080 }, when: "kind in ['offline', 'noPlay']" },
    { name: 'freeMb', json: { minimum: 50, maximum: 1000000 }, when: "kind == 'storage'" },
    { name: 'celsius', json: { minimum: 34, maximum: 43, multipleOf: 0.1 }, when: "kind == 'temperature'" },
    { name: 'percent', json: { minimum: 1, maximum: 100 }, when: "kind == 'waterLevel'" },
    { name: 'holdMinutes', json: { minimum: 0, maximum: 1440 } },
    { name: 'quietMinutes', json: { minimum: 1, maximum: 1440 } },
    { name: 'receiverIds', json: { type: 'array', maxItems: 50, items: { type: 'string' } }, filter: "status == 'enabled'" },
  ],
  forms: {},
  rules: [],
  fixed: ['kind'],
  system: [],
  views: {},
  columns: ['name', 'kind', 'isOn', 'holdMinutes', 'quietMinutes', 'createdAt'],
  indexes: [['createdAt'], ['kind'], ['isOn', 'kind'], ['holdMinutes'], ['quietMinutes']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', kind: 'offline' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
