// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type { EntityMeta } from '#core/entity/meta.ts';
import { eq } from '#core/entity/rule.ts';

export const savedViewMeta: EntityMeta = {
  conditions: { update: [{ holds: (v, c) => eq(v.creatorId, c.me?.userId), error: 'NOT_OWNER' }], delete: [{ holds: (v, c) => eq(v.creatorId, c.me?.userId), error: 'NOT_OWNER' }] },
  name: 'savedView',
  resource: 'saved-views',
  table: 'saved_views',
  systems: ['YXF', 'ADS'],
  display: 'name',
  perm: { list: 'open' },
  scope: { owner: 'creatorId', shared: 'shared' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'entity', kind: 'text', required: true, in: ['list', 'one', 'create'], widget: 'entityName' },
    { name: 'view', kind: 'text', nullable: true, in: ['list', 'one', 'create'] },
    { name: 'shared', kind: 'boolean', nullable: true, in: ['list', 'one', 'create', 'update'], writePerm: 'savedView.share', default: false },
    { name: 'state', kind: 'json', required: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [{ name: 'delete', perm: 'open', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [{ name: 'list', perm: 'open' }],
  search: ['name'],
  sortable: ['id', 'creatorId', 'createdAt', 'name', 'entity', 'view', 'shared'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], entity: ['eq', 'in'], shared: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['entity', 'view'],
  bin: { perm: 'open' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'], ADS: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
