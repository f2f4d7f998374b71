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
  conditions: { delete: 'corpId != me.corpId' },
  system: ['deviceId != null', 'deviceId == null', 'expireAt <= now()'],
  views: {},
  columns: ['status', 'number', 'type', 'deviceId', 'boundAt', 'years', 'expireAt', 'daysLeft', 'trial', 'orderNumber', 'corpId'],
  indexes: [['type', 'status', 'expireAt'], ['status', 'expireAt'], ['deviceId'], ['expireAt']],
  unique: [['number']],
  global: [],
  limits: [],
  diagram: {
    size: [296, 256],
    start: [
      [156, 22],
      [156, 37],
      [156, 52],
    ],
    states: [
      { name: 'free', at: [156, 68], size: [56, 32] },
      { name: 'bound', at: [105, 148], size: [84, 32] },
      { name: 'expired', at: [161, 228], size: [84, 32] },
    ],
    edges: [
      {
        from: 'free',
        to: 'bound',
        system: 0,
        points: [
          [156, 84],
          [156, 108],
          [125, 132],
        ],
        label: [156, 108],
      },
      {
        from: 'bound',
        to: 'free',
        system: 1,
        points: [
          [85, 132],
          [54, 108],
          [128, 79],
        ],
        label: [54, 108],
      },
      {
        from: 'free',
        to: 'expired',
        system: 2,
        points: [
          [184, 81],
          [242, 108],
          [242, 148],
          [242, 188],
          [193, 212],
        ],
        label: [242, 148],
      },
      {
        from: 'bound',
        to: 'expired',
        system: 2,
        points: [
          [105, 164],
          [105, 188],
          [138, 212],
        ],
        label: [105, 188],
      },
    ],
  },
  samples: { list: { page: 1, pageSize: 20, sort: 'expireAt', order: 'asc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, takeBack: { ids: ['01900000-0000-7000-8000-000000000001'] } },
};
