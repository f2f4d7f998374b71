// Made by codegen from schemas/district.yaml. Do not edit: change the schema, or lay a view over it in resources/districts/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const districtDoc: EntityDoc = {
  name: 'district',
  resource: 'districts',
  source: 'schemas/district.yaml',
  route: { YXF: '/districts', ADS: '/districts' },
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
  samples: { list: {}, tree: { entity: 'Sample text of a field' } },
};
