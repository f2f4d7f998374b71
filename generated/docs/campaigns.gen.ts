// Made by codegen from schemas/campaign.yaml. Do not edit: change the schema, or lay a view over it in resources/campaigns/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const campaignDoc: EntityDoc = {
  name: 'campaign',
  resource: 'campaigns',
  source: 'schemas/campaign.yaml',
  route: { YXF: '/adv_mag/pop_plan_mag', ADS: '/promotion/campaign' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  conditions: { update: '!isDefault', delete: '!isDefault' },
  system: [],
  views: {},
  columns: ['status', 'name', 'adCount', 'impressions', 'isDefault', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['status'], ['deptId'], ['adCount'], ['impressions']],
  unique: [['name']],
  global: [],
  limits: [],
  diagram: {
    size: [154, 176],
    start: [
      [77, 22],
      [77, 37],
      [77, 52],
    ],
    states: [
      { name: 'enabled', at: [77, 68], size: [84, 32] },
      { name: 'paused', at: [77, 148], size: [84, 32] },
    ],
    edges: [
      {
        from: 'paused',
        to: 'enabled',
        action: 'start',
        points: [
          [62, 132],
          [40, 108],
          [62, 84],
        ],
        label: [40, 108],
      },
      {
        from: 'enabled',
        to: 'paused',
        action: 'pause',
        points: [
          [92, 84],
          [114, 108],
          [92, 132],
        ],
        label: [114, 108],
      },
    ],
  },
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    start: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
