// Made by codegen from schemas/import-task.yaml. Do not edit: change the schema, or lay a view over it in resources/import-tasks/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const importTaskDoc: EntityDoc = {
  name: 'importTask',
  resource: 'import-tasks',
  source: 'schemas/import-task.yaml',
  route: { YXF: '/import_tasks', ADS: '/import_tasks' },
  fields: [
    {
      name: 'errors',
      json: {
        type: 'array',
        items: {
          type: 'object',
          required: ['row', 'zh', 'en'],
          additionalProperties: false,
          properties: {
            row: { type: 'integer' },
            column: { type: 'string' },
            field: { type: 'string' },
            zh: { type: 'string' },
            en: { type: 'string' },
          },
        },
      },
    },
  ],
  forms: {},
  rules: [],
  system: [
    'finishedAt != null && problem == null && failed == 0',
    'finishedAt != null && done > 0',
    'finishedAt != null && done == 0',
  ],
  views: {},
  columns: ['fileName', 'entity', 'status', 'total', 'done', 'failed', 'creatorId', 'createdAt', 'finishedAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['entity', 'createdAt'], ['creatorId', 'createdAt'], ['fileName']],
  unique: [],
  global: [],
  limits: [],
  diagram: {
    size: [442, 176],
    start: [
      [22, 88],
      [40, 88],
      [58, 88],
    ],
    states: [
      { name: 'processing', at: [114, 88], size: [112, 32] },
      { name: 'completed', at: [360, 148], size: [112, 32] },
      { name: 'partlyCompleted', at: [360, 88], size: [140, 32] },
      { name: 'failed', at: [360, 28], size: [84, 32] },
    ],
    edges: [
      {
        from: 'processing',
        to: 'completed',
        system: 0,
        points: [
          [145, 104],
          [230, 148],
          [304, 148],
        ],
        label: [230, 148],
      },
      {
        from: 'processing',
        to: 'partlyCompleted',
        system: 1,
        points: [
          [170, 88],
          [230, 88],
          [290, 88],
        ],
        label: [230, 88],
      },
      {
        from: 'processing',
        to: 'failed',
        system: 2,
        points: [
          [145, 72],
          [230, 28],
          [318, 28],
        ],
        label: [230, 28],
      },
    ],
  },
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    failures: { id: 'Sample text of a fie' },
  },
};
