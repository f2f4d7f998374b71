// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const operationLogDoc: EntityDoc = {
  name: 'operationLog',
  resource: 'operation-logs',
  source: 'schemas/operation-log.yaml',
  route: { YXF: '/operation_log', ADS: '/operation_log' },
  fields: [
    { name: 'before', json: { type: 'object' } },
    { name: 'after', json: { type: 'object' } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['createdAt', 'realName', 'userName', 'call', 'targetName', 'entity', 'code', 'ip'],
  indexes: [['createdAt'], ['call', 'createdAt'], ['creatorId', 'createdAt'], ['entity', 'targetId'], ['targetId'], ['deptId', 'createdAt'], ['userName'], ['code']],
  unique: [],
  global: [],
  limits: [],
  samples: { list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' }, one: { id: '01900000-0000-7000-8000-000000000001' }, export: { sort: 'createdAt', order: 'desc' } },
};
