// Made by codegen from schemas/reports/flow-report.yaml. Do not edit: change the schema, or lay a view over it in resources/flow-reports/.

import type { EntityDoc } from '#core/entity/doc.ts';

/** What /docs says of it. */
export const flowReportDoc: EntityDoc = {
  name: 'flowReport',
  resource: 'flow-reports',
  source: 'schemas/reports/flow-report.yaml',
  route: { YXF: '/flow-reports' },
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
