// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const tagMeta: EntityMeta = {
  name: 'tag',
  resource: 'tags',
  table: 'tags',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'tag.view', create: 'tag.add', edit: 'tag.edit' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [
    { name: 'playlist', perm: 'device.view', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'playList', form: false },
    { name: 'issueAds', perm: 'ad.add', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'issueAdv', form: false },
    { name: 'timer', perm: 'device.operate', bulk: 50, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'newTimer', form: false },
    { name: 'screens', perm: 'tag.edit', bulk: 1, confirm: 'none', irreversible: false, call: '', sets: [], deletes: false, open: 'members', form: false },
    { name: 'delete', perm: 'tag.delete', bulk: 200, confirm: 'danger', irreversible: false, touches: true, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'tag.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], name: ['eq', 'contains'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bin: { perm: 'tag.delete' },
  members: { entity: 'device', resource: 'devices', field: 'tagIds', many: true, most: 20, touches: true },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore', 'addMembers', 'removeMembers'] },
};
