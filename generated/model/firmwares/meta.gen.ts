// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const firmwareMeta: EntityMeta = {
  name: 'firmware',
  resource: 'firmwares',
  table: 'firmwares',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'device.apk', create: 'device.apk', edit: 'device.apk' },
  scope: { dept: 'deptId', owner: 'creatorId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'file', kind: 'file', required: true, in: ['one', 'create'], file: { accept: ['install'] } },
    { name: 'name', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'kind', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['apk', 'firmware', 'agent'] },
    { name: 'platform', kind: 'enum', nullable: true, readOnly: true, in: ['list', 'one'], values: ['linux', 'android', 'windows'] },
    { name: 'version', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'packageName', kind: 'text', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'fileName', kind: 'text', nullable: true, readOnly: true, in: ['one'] },
    { name: 'size', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'], widget: 'bytes' },
    { name: 'sha256', kind: 'text', nullable: true, readOnly: true, in: ['one'] },
    { name: 'remark', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
  ],
  actions: [{ name: 'delete', perm: 'device.apk', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false }],
  views: [
    { name: 'list', perm: 'device.apk' },
    { name: 'firmware', perm: 'device.firmware' },
  ],
  search: ['name', 'packageName'],
  sortable: ['id', 'creatorId', 'createdAt', 'name', 'kind', 'platform', 'version', 'packageName', 'size', 'remark'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], kind: ['eq', 'in'], platform: ['eq', 'in'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: ['file'],
  bin: { perm: 'device.apk' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore'] },
};
