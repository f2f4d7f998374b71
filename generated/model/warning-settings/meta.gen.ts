// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const warningSettingMeta: EntityMeta = {
  name: 'warningSetting',
  resource: 'warning-settings',
  table: 'warning_settings',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'personal', create: 'personal', edit: 'personal' },
  scope: { owner: 'creatorId', private: true },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'offline', kind: 'boolean', nullable: true, in: ['list', 'one', 'create', 'update'], default: false },
    { name: 'offlineMinutes', kind: 'integer', required: true, saysInvalid: true, in: ['list', 'one', 'create', 'update'], default: 60 },
    { name: 'temperature', kind: 'number', nullable: true, in: ['list', 'one', 'create', 'update'], default: 37.3 },
    { name: 'waterLevel', kind: 'integer', nullable: true, in: ['list', 'one', 'create', 'update'], default: 20 },
    { name: 'recipients', kind: 'json', nullable: true, in: ['list', 'one', 'create', 'update'], widget: 'addresses' },
    { name: 'sender', kind: 'text', nullable: true, saysInvalid: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'language', kind: 'enum', nullable: true, in: ['list', 'one', 'create', 'update'], values: ['zh_cn', 'en_us'], default: 'zh_cn' },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'personal' }],
  search: [],
  sortable: ['id', 'creatorId', 'createdAt', 'offline', 'offlineMinutes', 'temperature', 'waterLevel', 'sender', 'language'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], offline: ['eq', 'in'], language: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'create', 'update'] },
};
