// Made by codegen from schemas/material-category.yaml. Do not edit: change the schema, or lay a view over it in resources/material-categories/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const materialCategoryDoc: EntityDoc = {
  name: 'materialCategory',
  resource: 'material-categories',
  source: 'schemas/material-category.yaml',
  route: { YXF: '/material_mag/categories', ADS: '/material/categories' },
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
    list: { page: 1, pageSize: 20, sort: 'name', order: 'asc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
