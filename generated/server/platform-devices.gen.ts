// Made by codegen from schemas/platform-device.yaml. Do not edit: change the schema, or lay a view over it in resources/platform-devices/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const platformDeviceDoc: EntityDoc = {
  name: 'platformDevice',
  resource: 'platform-devices',
  source: 'schemas/platform-device.yaml',
  route: { YXF: '/platform-devices' },
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
  samples: { find: { number: 'ABCDEFGH' } },
};
