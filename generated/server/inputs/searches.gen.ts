// Made by codegen from schemas/search.yaml. Do not edit: change the schema, or lay a view over it in resources/searches/.

import * as z from 'zod/mini';

/** What each call takes. */
export const searchInputs = {
  find: z.strictObject({ q: z.string().check(z.minLength(1), z.maxLength(60)) }),
  touched: z.strictObject({
    entity: z.string().check(z.maxLength(60)),
    ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1000)),
    members: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(1000))),
  }),
  usedBy: z.strictObject({ entity: z.string().check(z.maxLength(60)), ids: z.array(z.string()).check(z.minLength(1), z.maxLength(200)) }),
};

/** What each call with a shape of its own answers. */
export const searchOutputs = {
  find: z.strictObject({
    found: z.array(z.strictObject({ entity: z.string(), id: z.string(), name: z.string(), stateField: z.optional(z.nullable(z.string())), state: z.optional(z.nullable(z.string())), owner: z.optional(z.nullable(z.string())) })),
  }),
  touched: z.strictObject({ ads: z.int(), orders: z.int() }),
  usedBy: z.strictObject({
    uses: z.array(z.strictObject({ entity: z.string(), count: z.int() })),
    refused: z.array(
      z.strictObject({ id: z.string(), code: z.int(), message: z.string(), uses: z.array(z.strictObject({ entity: z.string(), resource: z.string(), count: z.int(), named: z.array(z.strictObject({ id: z.string(), name: z.string() })) })) }),
    ),
  }),
};
