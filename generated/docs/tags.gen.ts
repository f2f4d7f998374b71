// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const tagDoc: EntityDoc = {
  name: 'tag',
  resource: 'tags',
  source: 'schemas/tag.yaml',
  route: { YXF: '/app_tags' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 20 } },
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
    create: { name: 'Sample text of a fie' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a fie' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
