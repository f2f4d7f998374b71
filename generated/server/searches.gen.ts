// Made by codegen from schemas/search.yaml. Do not edit: change the schema, or lay a view over it in resources/searches/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const searchDoc: EntityDoc = {
  name: 'search',
  resource: 'searches',
  source: 'schemas/search.yaml',
  route: { YXF: '/searches', ADS: '/searches' },
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
  samples: { find: { q: 'Sample text of a field' }, touched: { entity: 'Sample text of a field', ids: ['Sample text of a field'] }, usedBy: { entity: 'Sample text of a field', ids: ['Sample text of a fie'] } },
};
