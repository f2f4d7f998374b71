// Made by codegen from schemas/material-folder.yaml. Do not edit: change the schema, or lay a view over it in resources/material-folders/.

import type { EntityDoc } from '#core/entity/doc.ts';

export const materialFolderDoc: EntityDoc = {
  name: 'materialFolder',
  resource: 'material-folders',
  source: 'schemas/material-folder.yaml',
  route: { YXF: '/material_mag/folders', ADS: '/material/folders' },
  fields: [
    { name: 'name', json: { minLength: 1, maxLength: 40 } },
    { name: 'position', json: { minimum: 0, maximum: 9999 } },
  ],
  forms: {},
  rules: [{ id: 'notItsOwnParent', at: 'parentId', on: ['update'], assert: 'parentId == null || parentId != id' }],
  system: [],
  views: {},
  columns: ['name', 'parentId', 'position', 'createdAt'],
  indexes: [['parentId', 'position'], ['name'], ['position'], ['createdAt']],
  unique: [],
  global: [],
  limits: [],
  samples: {
    list: { page: 1, pageSize: 20, sort: 'position', order: 'asc' },
    one: { id: '01900000-0000-7000-8000-000000000001' },
    create: { name: 'Sample text of a field' },
    update: { id: '01900000-0000-7000-8000-000000000001', rev: 1, name: 'Sample text of a field' },
    delete: { ids: ['01900000-0000-7000-8000-000000000001'] },
    restore: { ids: ['01900000-0000-7000-8000-000000000001'] },
  },
};
