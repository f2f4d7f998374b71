// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import type { EntityMeta } from '#core/entity/meta.ts';

export const handwashingRecordMeta: EntityMeta = {
  name: 'handwashingRecord',
  resource: 'handwashing-records',
  table: 'handwashing_records',
  systems: ['YXF'],
  display: 'id',
  perm: { list: 'epidemic.view', export: 'epidemic.view' },
  scope: {
    within: { field: 'sensorId', table: 'handwashing_devices', store: 'storeId' },
    through: [{ field: 'sensorId', entity: 'handwashingDevice', table: 'handwashing_devices', scope: { dept: 'deptId', owner: 'creatorId', store: 'storeId' } }],
  },
  fields: [
    { name: 'id', kind: 'id', readOnly: true, in: ['list', 'one'] },
    { name: 'corpId', kind: 'ref', readOnly: true, in: ['list', 'one'], ref: { to: 'corporation' } },
    { name: 'createdAt', kind: 'instant', readOnly: true, in: ['list', 'one'] },
    { name: 'rev', kind: 'integer', readOnly: true, in: ['list', 'one'] },
    { name: 'sensorId', kind: 'ref', nullable: true, readOnly: true, in: ['list', 'one'], ref: { to: 'handwashingDevice' } },
    { name: 'measuredAt', kind: 'instant', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'seconds', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'isShort', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'water', kind: 'integer', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'isLow', kind: 'boolean', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'day', kind: 'date', nullable: true, readOnly: true, in: ['list', 'one'] },
    { name: 'seq', kind: 'integer', nullable: true, readOnly: true, in: ['one'] },
  ],
  actions: [],
  views: [{ name: 'list', perm: 'epidemic.view' }],
  search: [],
  sortable: ['id', 'createdAt', 'sensorId', 'measuredAt', 'seconds', 'isShort', 'water', 'isLow', 'day'],
  filters: { id: ['eq', 'in'], corpId: ['eq', 'in'], sensorId: ['eq', 'in'], isShort: ['eq', 'in'], day: ['eq', 'between'] },
  totals: [{ field: 'seconds', as: 'avg' }],
  sort: { field: 'measuredAt', order: 'desc' },
  lock: [],
  verbs: { YXF: ['list', 'one', 'export'] },
  exporting: { perm: 'epidemic.view', columns: ['isShort', 'seconds', 'water', 'sensorId', 'measuredAt', 'day', 'createdAt'], verb: 'export' },
};
