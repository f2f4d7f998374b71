// Made by codegen from schemas/reports/device-report.yaml. Do not edit: change the schema, or lay a view over it in resources/device-reports/.

import * as z from 'zod/mini';
import { isDate, isInstant, isUnique } from '#core/entity/formats.ts';

/** What each call takes. */
export const deviceReportInputs = {
  run: z.strictObject({
    period: z.optional(z.enum(['today', 'yesterday', 'last3', 'last7', 'last30', 'last90', 'custom'])),
    from: z.optional(z.stringFormat('date', isDate)),
    to: z.optional(z.stringFormat('date', isDate)),
    step: z.optional(z.enum(['hour', 'day', 'week', 'month'])),
    by: z.optional(z.enum(['screen', 'group', 'store', 'region'])),
    measures: z.optional(z.array(z.enum(['onlineRate', 'onlineMs', 'dueMs', 'outages', 'screens'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    filter: z.optional(
      z.array(z.strictObject({ by: z.enum(['screen', 'group', 'store', 'region']), keys: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(50), z.refine(isUnique, 'uniqueItems')) })).check(z.maxLength(4)),
    ),
  }),
  sheet: z.strictObject({
    period: z.optional(z.enum(['today', 'yesterday', 'last3', 'last7', 'last30', 'last90', 'custom'])),
    from: z.optional(z.stringFormat('date', isDate)),
    to: z.optional(z.stringFormat('date', isDate)),
    step: z.optional(z.enum(['hour', 'day', 'week', 'month'])),
    by: z.optional(z.enum(['screen', 'group', 'store', 'region'])),
    measures: z.optional(z.array(z.enum(['onlineRate', 'onlineMs', 'dueMs', 'outages', 'screens'])).check(z.minLength(1), z.refine(isUnique, 'uniqueItems'))),
    filter: z.optional(
      z.array(z.strictObject({ by: z.enum(['screen', 'group', 'store', 'region']), keys: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(50), z.refine(isUnique, 'uniqueItems')) })).check(z.maxLength(4)),
    ),
  }),
};

/** What each call with a shape of its own answers. */
export const deviceReportOutputs = {
  run: z.strictObject({
    zone: z.string(),
    from: z.stringFormat('date', isDate),
    to: z.stringFormat('date', isDate),
    beforeFrom: z.stringFormat('date', isDate),
    beforeTo: z.stringFormat('date', isDate),
    upTo: z.stringFormat('datetime', isInstant),
    partial: z.boolean(),
    step: z.string(),
    by: z.string(),
    measures: z.array(z.string()),
    total: z.array(z.nullable(z.number())),
    totalBefore: z.array(z.nullable(z.number())),
    steps: z.array(z.strictObject({ at: z.string(), values: z.array(z.nullable(z.number())), before: z.array(z.nullable(z.number())) })),
    rows: z.array(z.strictObject({ key: z.nullable(z.string()), name: z.string(), values: z.array(z.nullable(z.number())), before: z.array(z.nullable(z.number())) })),
    others: z.nullable(z.strictObject({ count: z.int(), values: z.array(z.nullable(z.number())), before: z.array(z.nullable(z.number())) })),
  }),
};
