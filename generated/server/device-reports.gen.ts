// Made by codegen from schemas/reports/device-report.yaml. Do not edit: change the schema, or lay a view over it in resources/device-reports/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const deviceReportDoc: EntityDoc = {
  name: 'deviceReport',
  resource: 'device-reports',
  source: 'schemas/reports/device-report.yaml',
  route: { YXF: '/device-reports' },
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
