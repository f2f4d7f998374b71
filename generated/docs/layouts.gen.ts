// Made by codegen from schemas/layout.yaml. Do not edit: change the schema, or lay a view over it in resources/layouts/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const layoutDoc: EntityDoc = {
  name: 'layout',
  resource: 'layouts',
  source: 'schemas/layout.yaml',
  route: { YXF: '/temp_mag' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 50 } },
    { name: 'width', json: { minimum: 48, maximum: 11520 } },
    { name: 'height', json: { minimum: 48, maximum: 11520 } },
    { name: 'document', json: { type: 'object' } },
    { name: 'cpmPriceFen', json: { minimum: 0, maximum: 1000000 } },
  ],
  forms: {},
  rules: [],
  conditions: { update: '!builtIn', delete: '!builtIn' },
  system: [],
  views: {},
  columns: ['name', 'width', 'height', 'pages', 'rtb', 'cpmPriceFen', 'builtIn', 'createdAt'],
  indexes: [['createdAt'], ['width', 'height'], ['rtb'], ['cpmPriceFen']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', width: 1920, height: 1080, document: {} },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
