// Made by codegen from schemas/saved-view.yaml. Do not edit: change the schema, or lay a view over it in resources/saved-views/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const savedViewDoc: EntityDoc = {
  name: 'savedView',
  resource: 'saved-views',
  source: 'schemas/saved-view.yaml',
  route: { YXF: '/saved_views', ADS: '/saved_views' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'entity', json: { minLength: 1, maxLength: 40 } },
    { name: 'view', json: { maxLength: 40 } },
    {
      name: 'state',
      json: {
        type: 'object',
        additionalProperties: false,
        properties: {
          filter: { type: 'string', maxLength: 4000, description: 'JSON, as in the address of the list' },
          sort: { type: 'string', maxLength: 64 },
          order: { type: 'string', enum: ['asc', 'desc'] },
          pageSize: { type: 'integer', minimum: 1, maximum: 200 },
          layout: { type: 'string', maxLength: 20, description: 'How the rows are drawn, where the list has more than one way' },
          columns: { type: 'array', maxItems: 100, description: 'All that there were, in order', items: { type: 'string', maxLength: 64 } },
          shown: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 64 } },
        },
      },
    },
  ],
  forms: {},
  rules: [],
  conditions: { update: 'creatorId == me.userId', delete: 'creatorId == me.userId' },
  system: [],
  views: {},
  columns: ['name', 'entity', 'shared', 'creatorId', 'createdAt'],
  indexes: [['entity', 'view'], ['creatorId', 'createdAt'], ['name'], ['shared'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', entity: 'Sample text of a field', state: {} },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
