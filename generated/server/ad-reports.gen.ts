// Made by codegen from schemas/reports/ad-report.yaml. Do not edit: change the schema, or lay a view over it in resources/ad-reports/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const adReportDoc: EntityDoc = {
  name: 'adReport',
  resource: 'ad-reports',
  source: 'schemas/reports/ad-report.yaml',
  route: { YXF: '/ad-reports', ADS: '/ad-reports' },
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
  samples: { run: {}, sheet: {} },
};
