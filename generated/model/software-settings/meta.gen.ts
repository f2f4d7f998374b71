// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const softwareSettingMeta: EntityMeta = {
  name: 'softwareSetting',
  resource: 'software-settings',
  table: 'software_settings',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'device.operate', create: 'device.operate', edit: 'device.operate' },
  scope: {},
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'selfStart', kind: 'boolean', nullable: true, in: ['list', 'one', 'create', 'update'], default: true },
    { name: 'selfStartSeconds', kind: 'integer', required: true, in: ['list', 'one', 'create', 'update'], default: 15 },
    { name: 'forcedShutdown', kind: 'boolean', nullable: true, in: ['list', 'one', 'create', 'update'], default: false },
    { name: 'pictureEvery', kind: 'enum', nullable: true, in: ['list', 'one', 'create', 'update'], values: ['minutes30', 'hours2', 'never'], default: 'minutes30' },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'device.operate' }],
  search: [],
  sortable: ['id', 'createdAt', 'selfStart', 'selfStartSeconds', 'forcedShutdown', 'pictureEvery'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], forcedShutdown: ['eq', 'in'], pictureEvery: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'create', 'update'] },
};
