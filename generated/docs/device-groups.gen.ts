// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import type { EntityDoc } from '#core/entity/doc.ts';
import { deviceGroupWhens } from '#generated/model/device-groups/schema.gen.ts';

export const deviceGroupDoc: EntityDoc = {
  whens: deviceGroupWhens,
  name: 'deviceGroup',
  resource: 'device-groups',
  source: 'schemas/device-group.yaml',
  route: { YXF: '/devgroup_mag' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'rows', json: { minimum: 1, maximum: 16 }, when: "kind == 'multiScreen'" },
    { name: 'columns', json: { minimum: 1, maximum: 16 }, when: "kind == 'multiScreen'" },
    { name: 'inStep', json: {}, when: "kind == 'multiScreen'" },
    { name: 'remark', json: { maxLength: 200 } },
  ],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: ['name', 'kind', 'layoutId', 'remark', 'createdAt'],
  indexes: [['createdAt'], ['kind']],
  unique: [['name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field', kind: 'common' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    updateMany: { ids: ['01900000-0000-7000-8000-000000000001'], set: { rows: 1 } },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
