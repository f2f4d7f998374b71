// Made by codegen from schemas/ad-delivery.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-deliveries/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const adDeliveryDoc: EntityDoc = {
  name: 'adDelivery',
  resource: 'ad-deliveries',
  source: 'schemas/ad-delivery.yaml',
  route: { YXF: '/adv_mag/downloads' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['adId', 'deviceId', 'status', 'filesDone', 'filesTotal', 'problem', 'reportedAt'],
  indexes: [['adId', 'status'], ['deviceId', 'status'], ['status'], ['reportedAt']],
  unique: [['adId', 'deviceId']],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'reportedAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' } },
};
