// Made by codegen from schemas/material.yaml. Do not edit: change the schema, or lay a view over it in resources/materials/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const materialDoc: EntityDoc = {
  name: 'material',
  resource: 'materials',
  source: 'schemas/material.yaml',
  route: { YXF: '/material_mag', ADS: '/material' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 100 } },
    { name: 'size', json: { minimum: 0 } },
    { name: 'width', json: { minimum: 1, maximum: 100000 } },
    { name: 'height', json: { minimum: 1, maximum: 100000 } },
    { name: 'durationMs', json: { minimum: 1, maximum: 86400000 } },
  ],
  forms: { move: [{ name: 'folderId', json: {}, kind: 'ref', required: false }], classify: [{ name: 'categoryId', json: {}, kind: 'ref', required: false }], copy: [{ name: 'toFolderId', json: {}, kind: 'ref', required: false }] },
  rules: [],
  system: [],
  views: {},
  columns: ['thumbnail', 'name', 'type', 'format', 'folderId', 'categoryId', 'size', 'durationMs', 'width', 'height', 'playable', 'creatorId', 'createdAt'],
  indexes: [['createdAt'], ['type'], ['folderId'], ['name'], ['md5'], ['deptId'], ['size'], ['sha256'], ['categoryId']],
  unique: [['sha256', 'folderId', 'name']],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'createdAt', order: 'desc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    move: { ids: ['01900000-0000-7000-8000-000000000001'] },
    classify: { ids: ['01900000-0000-7000-8000-000000000001'] },
    copy: { ids: ['01900000-0000-7000-8000-000000000001'] },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
    export: { sort: 'createdAt', order: 'desc' },
    check: { md5: '0123456789abcdef0123456789abcdef', size: 1 },
    apply: { name: 'Sample text of a field', size: 1, md5: '0123456789abcdef0123456789abcdef' },
    parts: { uploadId: 'Sample text of a fie' },
    picture: { id: 'Sample text of a fie', uploadId: 'Sample text of a fie' },
    counts: {},
    verify: { uploadId: 'Sample text of a fie' },
  },
};
