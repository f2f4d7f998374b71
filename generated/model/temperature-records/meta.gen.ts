// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const temperatureRecordMeta: EntityMeta = {
  name: 'temperatureRecord',
  resource: 'temperature-records',
  table: 'temperature_records',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'epidemic.view', export: 'epidemic.view' },
  scope: {
    within: { field: 'sensorId', table: 'temperature_devices', store: 'storeId' },
    through: [{ field: 'sensorId', entity: 'temperatureDevice', table: 'temperature_devices', scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' } }],
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'sensorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'temperatureDevice' } },
    { name: 'measuredAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'celsius', kind: 'number', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'isOver', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'day', kind: 'date', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'seq', kind: 'integer', nullable: true, readOnly: true, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'epidemic.view' }],
  search: [],
  sortable: ['id', 'createdAt', 'sensorId', 'measuredAt', 'celsius', 'isOver', 'day'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], sensorId: ['eq', 'in'], isOver: ['eq', 'in'], day: ['eq', 'between'] },
  totals: [{ field: 'celsius', as: 'avg' }],
  sort: { field: 'measuredAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'epidemic.view', columns: ['isOver', 'celsius', 'sensorId', 'measuredAt', 'day', 'createdAt'], verb: 'export' },
};
