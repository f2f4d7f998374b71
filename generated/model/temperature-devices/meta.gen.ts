// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const temperatureDeviceMeta: EntityMeta = {
  name: 'temperatureDevice',
  resource: 'temperature-devices',
  table: 'temperature_devices',
  systems: ['YXF'],
  display: 'name',
  perm: { list: 'epidemic.view', create: 'epidemic.add', edit: 'epidemic.edit', export: 'epidemic.view' },
  scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'deptId', kind: 'ref', nullable: true, in: ['one', 'create', 'update'], ref: { to: 'department' } },
    { name: 'creatorId', kind: 'ref', nullable: true, readOnly: true, in: ['one'], ref: { to: 'account' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'name', kind: 'text', required: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'place', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'] },
    { name: 'storeId', kind: 'ref', nullable: true, in: ['list', 'one', 'create', 'update'], ref: { to: 'store' } },
    { name: 'deviceId', kind: 'ref', nullable: true, in: ['one', 'create', 'update'], ref: { to: 'device' } },
    { name: 'zone', kind: 'text', nullable: true, in: ['list', 'one', 'create', 'update'], widget: 'timeZone', default: 'Asia/Shanghai' },
    { name: 'threshold', kind: 'number', nullable: true, saysInvalid: true, in: ['list', 'one', 'create', 'update'], default: 37.3 },
    { name: 'lastCelsius', kind: 'number', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'lastAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'keyVersion', kind: 'integer', nullable: true, readOnly: true, in: [], default: 1 },
  ],
  actions: [
    { name: 'warn', perm: 'epidemic.edit', bulk: 200, confirm: 'none', irreversible: false, call: 'warn', sets: ['threshold'], deletes: false, form: true },
    { name: 'newKey', perm: 'epidemic.edit', bulk: 1, confirm: 'danger', irreversible: false, call: 'newKey', sets: [], deletes: false, form: false },
    { name: 'delete', perm: 'epidemic.delete', bulk: 200, confirm: 'danger', irreversible: false, call: 'delete', sets: [], deletes: true, form: false },
  ],
  views: [{ name: 'list', perm: 'epidemic.view' }],
  search: ['name'],
  sortable: ['id', 'createdAt', 'name', 'place', 'storeId', 'zone', 'threshold', 'lastCelsius', 'lastAt'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], deptId: ['eq', 'in'], creatorId: ['eq', 'in'], name: ['eq', 'contains'], storeId: ['eq', 'in'], deviceId: ['eq', 'in'], lastAt: ['eq', 'between'] },
  sort: { field: 'createdAt', order: 'desc' },
  lock: [],
  bin: { perm: 'epidemic.delete' },
  verbs: { YXF: ['list', 'one', 'create', 'update', 'delete', 'restore', 'warn', 'newKey', 'export', 'key'] },
  exporting: { perm: 'epidemic.view', columns: ['name', 'place', 'storeId', 'lastCelsius', 'threshold', 'lastAt', 'createdAt'], verb: 'export' },
};
