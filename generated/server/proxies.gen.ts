// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import type { EntityDoc } from '#core/entity/doc.ts';
import type { TableMeta } from '#core/entity/meta.ts';
import type { Predicate, SystemTransition } from './predicate.gen.ts';

/** A row as the store gives it: instants as milliseconds, references as arrays. */
export interface ProxyStored {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  advertiserId: string | null;
  number: string | null;
  name: string;
  type: 'enterprise' | 'personal' | 'selfEmployed';
  contact: string | null;
  phone: string | null;
  email: string | null;
  identityState: 'unsubmitted' | 'submitted' | 'verified' | 'refused' | 'withdrawn' | 'expired' | null;
}

export const proxyTable: TableMeta = {
  name: 'proxies',
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
    { name: 'advertiserId', type: 'text' },
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'type', type: 'text' },
    { name: 'contact', type: 'text' },
    { name: 'phone', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'identityState', type: 'text' },
  ],
  indexes: [['createdAt'], ['name'], ['advertiserId'], ['identityState'], ['type']],
  unique: [],
  global: [],
  links: [],
  deletedAt: 'deletedAt',
  tenant: true,
};

/** Which rows a list view shows. */
export const proxyViews: Readonly<Record<string, Predicate>> = {};

/** Which rows of the other entity a reference may name: by field, and by call and field of an action's form. */
export const proxyRefFilters: Readonly<Record<string, Predicate>> = {};

/** Transitions that nobody clicks, in the order in which they are tried. */
export const proxySystem: readonly SystemTransition[] = [];

/** What /docs says of it. */
export const proxyDoc: EntityDoc = {
  name: 'proxy',
  resource: 'proxies',
  source: 'schemas/proxy.yaml',
  route: { ADS: '/person_list/proxies' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 60 } },
    { name: 'contact', json: { maxLength: 30 } },
    { name: 'phone', json: { format: 'phone' } },
    { name: 'email', json: { format: 'email', maxLength: 100 } },
  ],
  forms: {},
  rules: [],
  fixed: ['type'],
  system: [],
  views: {},
  columns: ['identityState', 'name', 'number', 'type', 'contact', 'phone', 'email', 'createdAt'],
  indexes: [['createdAt'], ['name'], ['advertiserId'], ['identityState'], ['type']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', type: 'enterprise' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
