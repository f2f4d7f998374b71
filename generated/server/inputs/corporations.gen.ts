// Made by codegen from schemas/corporation.yaml. Do not edit: change the schema, or lay a view over it in resources/corporations/.

import * as z from 'zod/mini';
import { isUnique } from '#core/entity/formats.ts';
import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { corporationCreate, corporationForms, corporationUpdate } from '#generated/model/corporations/types.gen.ts';

/** What each call takes. */
export const corporationInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(corporationMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'ads_platform', 'bin'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        name: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        type: z.optional(z.union([z.nullable(z.enum(['enterprise', 'personal', 'selfEmployed'])), z.strictObject({ in: z.array(z.enum(['enterprise', 'personal', 'selfEmployed'])).check(z.maxLength(500)) })])),
        customerType: z.optional(z.union([z.nullable(z.enum(['mediaOwner', 'advertiser', 'agent'])), z.strictObject({ in: z.array(z.enum(['mediaOwner', 'advertiser', 'agent'])).check(z.maxLength(500)) })])),
        superiorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        edition: z.optional(z.union([z.nullable(z.enum(['standard', 'enterprise', 'flagship'])), z.strictObject({ in: z.array(z.enum(['standard', 'enterprise', 'flagship'])).check(z.maxLength(500)) })])),
        identityState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        qualificationState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        adQualificationState: z.optional(
          z.union([
            z.nullable(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])),
            z.strictObject({ in: z.array(z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired'])).check(z.maxLength(500)) }),
          ]),
        ),
        status: z.optional(z.union([z.nullable(z.enum(['enabled', 'paused'])), z.strictObject({ in: z.array(z.enum(['enabled', 'paused'])).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: corporationCreate,
  update: corporationUpdate,
  enable: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  pause: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  issuePoints: z.extend(corporationForms.issuePoints, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  addAdministrator: z.extend(corporationForms.addAdministrator, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  takeDown: z.extend(corporationForms.takeDown, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  delete: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  restore: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
};
