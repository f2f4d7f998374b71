// Made by codegen from schemas/advertiser-figure.yaml. Do not edit: change the schema, or lay a view over it in resources/advertiser-figures/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const advertiserFigureDoc: EntityDoc = {
  name: 'advertiserFigure',
  resource: 'advertiser-figures',
  source: 'schemas/advertiser-figure.yaml',
  route: { ADS: '/advertiser-figures' },
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
  samples: { overview: {} },
};
