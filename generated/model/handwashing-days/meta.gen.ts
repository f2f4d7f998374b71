// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const handwashingDayMeta: EntityMeta = {
  name: 'handwashingDay',
  resource: 'handwashing-days',
  table: 'handwashing_days',
  systems: ['YXF'],
  display: 'day',
  perm: { list: 'epidemic.view', export: 'epidemic.view' },
  scope: {
    within: { field: 'sensorId', table: 'handwashing_devices', store: 'storeId' },
    through: [{ field: 'sensorId', entity: 'handwashingDevice', table: 'handwashing_devices', scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' } }],
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'day', kind: 'date', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'sensorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'handwashingDevice' } },
    { name: 'washes', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'short', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'secondsSum', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'avgSeconds', kind: 'integer', nullable: true, readOnly: true, derived: true, in: ['list', 'one'] },
    { name: 'minWater', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'epidemic.view' }],
  search: [],
  sortable: ['id', 'day', 'sensorId', 'washes', 'short', 'secondsSum', 'minWater'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], day: ['eq', 'between'], sensorId: ['eq', 'in'] },
  totals: [
    { field: 'washes', as: 'sum' },
    { field: 'short', as: 'sum' },
  ],
  sort: { field: 'day', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'epidemic.view', columns: ['day', 'sensorId', 'washes', 'short', 'avgSeconds', 'minWater'], verb: 'export' },
};
