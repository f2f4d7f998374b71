// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const roleDoc: EntityDoc = {
  name: 'role',
  resource: 'roles',
  source: 'schemas/role.yaml',
  route: { YXF: '/corporation_role_manage' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'permissions', json: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 60 } } },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  conditions: { update: '!builtIn', delete: '!builtIn' },
  system: [],
  views: {},
  columns: ['name', 'roleType', 'dataScope', 'builtIn', 'remark', 'corpId', 'createdAt'],
  indexes: [['createdAt'], ['roleType']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', roleType: 'staff', dataScope: 'self', permissions: [] },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
