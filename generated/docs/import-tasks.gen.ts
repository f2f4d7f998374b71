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
        items: { type: 'object', required: ['row', 'zh', 'en'], additionalProperties: false, properties: { row: { type: 'integer' }, column: { type: 'string' }, field: { type: 'string' }, zh: { type: 'string' }, en: { type: 'string' } } },
      },
    },
  ],
  forms: {},
  rules: [],
  system: ['finishedAt != null && problem == null && failed == 0', 'finishedAt != null && done > 0', 'finishedAt != null && done == 0'],
  views: {},
  columns: ['status', 'fileName', 'entity', 'total', 'done', 'failed', 'creatorId', 'createdAt', 'finishedAt'],
  indexes: [['createdAt'], ['status', 'createdAt'], ['entity', 'createdAt'], ['creatorId', 'createdAt'], ['fileName']],
  unique: [],
  global: [],
  limits: [],
  diagram: {
    size: [432, 176],
    start: [
      [202, 22],
      [202, 37],
      [202, 52],
    ],
    states: [
      { name: 'processing', at: [202, 68], size: [112, 32] },
      { name: 'completed', at: [364, 148], size: [112, 32] },
      { name: 'partlyCompleted', at: [202, 148], size: [140, 32] },
      { name: 'failed', at: [54, 148], size: [84, 32] },
    ],
    edges: [
      {
        from: 'processing',
        to: 'completed',
        system: 0,
        points: [
          [258, 82],
          [364, 108],
          [364, 132],
        ],
        label: [364, 108],
      },
      {
        from: 'processing',
        to: 'partlyCompleted',
        system: 1,
        points: [
          [202, 84],
          [202, 108],
          [202, 132],
        ],
        label: [202, 108],
      },
      {
        from: 'processing',
        to: 'failed',
        system: 2,
        points: [
          [146, 83],
          [54, 108],
          [54, 132],
        ],
        label: [54, 108],
      },
    ],
  },
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, failures: { id: 'Sample text of a fie' } },
};
