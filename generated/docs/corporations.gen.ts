// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const corporationDoc: EntityDoc = {
  name: 'corporation',
  resource: 'corporations',
  source: 'schemas/corporation.yaml',
  route: { YXF: '/corporate_manage' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 60 } },
    { name: 'contact', json: { maxLength: 30 } },
    { name: 'phone', json: { format: 'phone' } },
    { name: 'email', json: { format: 'email', maxLength: 100 } },
    { name: 'address', json: { maxLength: 200 } },
  ],
  forms: {
    issuePoints: [
      { name: 'pointType', json: {}, kind: 'enum', required: false, values: ['android', 'windows'] },
      { name: 'count', json: { minimum: 1, maximum: 500 }, kind: 'integer', required: true },
      { name: 'years', json: { minimum: 1, maximum: 10 }, kind: 'integer', required: false },
    ],
    addAdministrator: [
      { name: 'userName', json: { pattern: '^[a-z0-9][a-z0-9_]{4,30}[a-z0-9]$', minLength: 6, maxLength: 32 }, kind: 'text', required: true },
      { name: 'realName', json: { minLength: 1, maxLength: 30 }, kind: 'text', required: true },
    ],
  },
  rules: [{ id: 'notItsOwnSuperior', at: 'superiorId', on: ['update'], assert: 'superiorId == null || superiorId != id' }],
  conditions: { pause: 'id != me.corpId', issuePoints: 'id != me.corpId || superiorId == null', addAdministrator: 'id != me.corpId', delete: 'id != me.corpId' },
  system: [],
  views: { ads_platform: "customerType in ['advertiser', 'agent']" },
  columns: ['status', 'name', 'number', 'type', 'customerType', 'superiorId', 'edition', 'trialEndAt', 'contact', 'createdAt'],
  indexes: [['createdAt'], ['name'], ['status'], ['superiorId'], ['customerType'], ['type'], ['trialEndAt']],
  unique: [],
  global: ['number'],
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
        action: 'enable',
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
    create: { name: 'Sample text of a field', type: 'enterprise', customerType: 'mediaOwner' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    enable: { ids: ['01900000-0000-7000-8000-000000000001'] },
    pause: { ids: ['01900000-0000-7000-8000-000000000001'] },
    issuePoints: { ids: ['01900000-0000-7000-8000-000000000001'], count: 1 },
    addAdministrator: { ids: ['01900000-0000-7000-8000-000000000001'], userName: 'abcdef', realName: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
