// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const deviceSetDoc: EntityDoc = {
  name: 'deviceSet',
  resource: 'device-sets',
  source: 'schemas/device-set.yaml',
  route: { YXF: '/device_gather' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'remark', 'createdAt'],
  indexes: [['createdAt']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
