// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const proofOfPlayDoc: EntityDoc = {
  name: 'proofOfPlay',
  resource: 'proofs-of-play',
  source: 'schemas/proof-of-play.yaml',
  route: { YXF: '/data_report/plays', ADS: '/plays' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['startedAt', 'adName', 'deviceName', 'slotName', 'materialName', 'durationMs'],
  indexes: [['startedAt'], ['adId', 'startedAt'], ['deviceId', 'startedAt'], ['deptId', 'startedAt'], ['advertiserId', 'startedAt'], ['slotId', 'startedAt'], ['materialId', 'startedAt'], ['durationMs']],
  unique: [['deviceId', 'seq']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'startedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'startedAt', order: 'desc' }, trend: { days: 1 } },
};
