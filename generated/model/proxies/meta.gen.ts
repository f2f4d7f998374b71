// Made by codegen from schemas/proxy.yaml. Do not edit: change the schema, or lay a view over it in resources/proxies/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const proxyMeta: EntityMeta = {
  name: 'proxy',
  resource: 'proxies',
  table: 'proxies',
  systems: ['ADS'],
  display: 'name',
  perm: { list: 'proxy.view', create: 'proxy.add', edit: 'proxy.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'advertiserId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'corporation', across: true } },
    { name: 'number', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'type', kind: 'enum', required: true, in: ['list', 'one', 'create'], values: ['enterprise', 'personal', 'selfEmployed'], default: 'enterprise' },
    { name: 'contact', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'phone', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'email', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'identityState', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'], default: 'unsubmitted' },
  ],
  actions: [
    { name: 'verify', perm: 'verification.submit', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'information', form: false },
    { name: 'delete', perm: 'proxy.remove', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'proxy.view' }],
  search: ['name', 'number'],
  sortable: ['id', 'creatorId', 'createdAt', 'advertiserId', 'number', 'name', 'type', 'contact', 'phone', 'email', 'identityState'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], advertiserId: ['eq', 'in'], name: ['eq', 'contains'], type: ['eq', 'in'], identityState: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['type'],
  verbs: { ADS: ['list', 'one', 'create', 'update', 'delete'] },
};
