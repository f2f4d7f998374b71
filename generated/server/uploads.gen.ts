// Made by codegen from schemas/upload.yaml. Do not edit: change the schema, or lay a view over it in resources/uploads/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const uploadDoc: EntityDoc = {
  name: 'upload',
  resource: 'uploads',
  source: 'schemas/upload.yaml',
  route: { YXF: '/uploads', ADS: '/uploads' },
  fields: [],
  forms: {},
  rules: [],
  system: [],
  views: {},
  columns: [],
  indexes: [],
  unique: [],
  global: [],
  limits: [],
  samples: { sign: { entity: 'Sample text of a field', name: 'Sample text of a field', size: 1 }, verify: { uploadId: 'Sample text of a fie' } },
};
