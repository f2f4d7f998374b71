// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const devicePointDoc: EntityDoc = {
  name: 'devicePoint',
  resource: 'device-points',
  source: 'schemas/device-point.yaml',
  route: { YXF: '/device_points' },
  fields: [
    { name: 'years', json: { minimum: 1 } },
    { name: 'daysLeft', json: {}, derive: 'days(expireAt - now())' },
  ],
  forms: {},
  rules: [],
  system: ['deviceId != null', 'deviceId == null', 'expireAt <= now()'],
  views: {},
  columns: ['number', 'type', 'status', 'deviceId', 'boundAt', 'years', 'expireAt', 'daysLeft', 'orderNumber'],
  indexes: [['type', 'status', 'expireAt'], ['status', 'expireAt'], ['deviceId'], ['expireAt']],
  unique: [['number']],
  global: [],
  limits: [],
  diagram: {
    size: [534, 109],
    start: [
      [22, 53],
      [40, 53],
      [58, 53],
    ],
    states: [
      { name: 'free', at: [86, 53], size: [56, 32] },
      { name: 'bound', at: [276, 37], size: [84, 32] },
      { name: 'expired', at: [480, 60], size: [84, 32] },
    ],
    edges: [
      {
        from: 'free',
        to: 'bound',
        system: 0,
        points: [
          [114, 53],
          [174, 53],
          [234, 44],
        ],
        label: [174, 53],
      },
      {
        from: 'bound',
        to: 'free',
        system: 1,
        points: [
          [234, 30],
          [174, 21],
          [114, 43],
        ],
        label: [174, 21],
      },
      {
        from: 'free',
        to: 'expired',
        system: 2,
        points: [
          [114, 64],
          [174, 88],
          [276, 88],
          [378, 88],
          [438, 71],
        ],
        label: [276, 88],
      },
      {
        from: 'bound',
        to: 'expired',
        system: 2,
        points: [
          [318, 37],
          [378, 37],
          [438, 51],
        ],
        label: [378, 37],
      },
    ],
  },
  samples: {
    list: { page: 1, pageSize: 20, sort: 'expireAt', order: 'asc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
  },
};
