// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface RoleStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string;
  roleType: 'administrator' | 'manager' | 'staff' | 'keeper';
  dataScope: 'deptTree' | 'dept' | 'self';
  permissions: unknown;
  builtIn: boolean | null;
  remark: string | null;
}

export const roleTable: TableMeta = {
  name: 'roles',
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
    { name: 'roleType', type: 'text' },
    { name: 'dataScope', type: 'text' },
    { name: 'permissions', type: 'json' },
    { name: 'builtIn', type: 'boolean' },
    { name: 'remark', type: 'text' },
  ],
  indexes: [['createdAt'], ['roleType']],
  unique: [['name']],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const roleViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const roleRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const roleSystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const roleDoc: EntityDoc = {
  name: 'role',
  resource: 'roles',
  source: 'schemas/role.yaml',
  route: { YXF: '/corporation_role_manage' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'permissions', json: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 60 } } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  conditions: { update: '!builtIn', delete: '!builtIn' },
  system: [],
  views: {},
  columns: ['name', 'roleType', 'dataScope', 'builtIn', 'remark', 'corpId', 'createdAt'],
  indexes: [['createdAt'], ['roleType']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', roleType: 'staff', dataScope: 'self', permissions: [] },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
