// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const temperatureDayMeta: EntityMeta = {
  name: 'temperatureDay',
  resource: 'temperature-days',
  table: 'temperature_days',
  systems: ['YXF'],
  display: 'day',
  perm: { list: 'epidemic.view', export: 'epidemic.view' },
  scope: {
    within: { field: 'sensorId', table: 'temperature_devices', store: 'storeId' },
    through: [{ field: 'sensorId', entity: 'temperatureDevice', table: 'temperature_devices', scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' } }],
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'day', kind: 'date', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'sensorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'temperatureDevice' } },
    { name: 'readings', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'over', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'minCelsius', kind: 'number', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'maxCelsius', kind: 'number', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'tenths', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'avgCelsius', kind: 'number', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'epidemic.view' }],
  search: [],
  sortable: ['id', 'day', 'sensorId', 'readings', 'over', 'minCelsius', 'maxCelsius', 'tenths'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], day: ['eq', 'between'], sensorId: ['eq', 'in'] },
  totals: [
    { field: 'readings', as: 'sum' },
    { field: 'over', as: 'sum' },
  ],
  sort: { field: 'day', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'epidemic.view', columns: ['day', 'sensorId', 'readings', 'over', 'avgCelsius', 'minCelsius', 'maxCelsius'], verb: 'export' },
};
