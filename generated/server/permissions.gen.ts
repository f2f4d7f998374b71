// Made by codegen from schemas/permission.yaml. Do not edit: change the schema, or lay a view over it in resources/permissions/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const permissionDoc: EntityDoc = {
  name: 'permission',
  resource: 'permissions',
  source: 'schemas/permission.yaml',
  route: { YXF: '/permissions' },
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
  samples: { explain: {} },
};
