// Made by codegen from schemas/phone-file.yaml. Do not edit: change the schema, or lay a view over it in resources/phone-files/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const phoneFileDoc: EntityDoc = {
  name: 'phoneFile',
  resource: 'phone-files',
  source: 'schemas/phone-file.yaml',
  route: { YXF: '/phone-files', ADS: '/phone-files' },
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
  samples: { sign: { code: 'Sample text of a field', name: 'Sample text of a field', size: 1 }, verify: { code: 'Sample text of a field', uploadId: 'Sample text of a field' } },
};
