// Made by codegen from schemas/phone-file.yaml. Do not edit: change the schema, or lay a view over it in resources/phone-files/.

import * as z from 'zod/mini';

/** What each call takes. */
export const phoneFileInputs = {
  sign: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)), name: z.string().check(z.minLength(1), z.maxLength(100)), size: z.int().check(z.gte(1)) }),
  verify: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)), uploadId: z.string().check(z.minLength(1), z.maxLength(64)) }),
};

/** What each call with a shape of its own answers. */
export const phoneFileOutputs = {
  sign: z.strictObject({ uploadId: z.string(), url: z.string(), fields: z.array(z.strictObject({ name: z.string(), value: z.string() })) }),
  verify: z.strictObject({ uploadId: z.string(), width: z.int(), height: z.int(), size: z.int() }),
};
