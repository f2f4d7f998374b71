// Made by codegen from schemas/upload.yaml. Do not edit: change the schema, or lay a view over it in resources/uploads/.

import * as z from 'zod/mini';

/** What each call takes. */
export const uploadInputs = {
  sign: z.strictObject({ entity: z.string().check(z.maxLength(40)), field: z.optional(z.string().check(z.maxLength(40))), name: z.string().check(z.minLength(1), z.maxLength(100)), size: z.int().check(z.gte(1)) }),
  verify: z.strictObject({ uploadId: z.string() }),
};

/** What each call with a shape of its own answers. */
export const uploadOutputs = { sign: z.strictObject({ uploadId: z.string(), url: z.string(), fields: z.array(z.strictObject({ name: z.string(), value: z.string() })) }), verify: z.strictObject({ uploadId: z.string(), url: z.string() }) };
