// Made by codegen from schemas/district.yaml. Do not edit: change the schema, or lay a view over it in resources/districts/.

import * as z from 'zod/mini';

/** What each call takes. */
export const districtInputs = {
  list: z.strictObject({ parent: z.optional(z.string().check(z.regex(new RegExp('^[1-9][0-9]{5}$', 'u')))), codes: z.optional(z.array(z.string().check(z.regex(new RegExp('^[1-9][0-9]{5}$', 'u')))).check(z.maxLength(200))) }),
  tree: z.strictObject({ entity: z.string().check(z.maxLength(40)) }),
};

/** What each call with a shape of its own answers. */
export const districtOutputs = {
  list: z.strictObject({ list: z.array(z.strictObject({ code: z.string(), name: z.string(), names: z.array(z.string()), hasMore: z.boolean() })) }),
  tree: z.strictObject({ list: z.array(z.strictObject({ code: z.string(), name: z.string(), depth: z.int(), count: z.int() })) }),
};
