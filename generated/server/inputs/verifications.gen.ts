// Made by codegen from schemas/verification.yaml. Do not edit: change the schema, or lay a view over it in resources/verifications/.

import * as z from 'zod/mini';
import { isCreditCode, isDate, isIdCard, isInstant, isUnique } from '#core/entity/formats.ts';
import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import { verificationCreate, verificationForms } from '#generated/model/verifications/types.gen.ts';

/** What each call takes. */
export const verificationInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(verificationMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'verifications_waiting'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        advertiserId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        advertiserName: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ contains: z.string().check(z.minLength(1), z.maxLength(100)) })])),
        kind: z.optional(z.union([z.nullable(z.enum(['identity', 'qualification', 'adQualification'])), z.strictObject({ in: z.array(z.enum(['identity', 'qualification', 'adQualification'])).check(z.maxLength(500)) })])),
        status: z.optional(
          z.union([
            z.nullable(z.enum(['submitted', 'verified', 'refused', 'withdrawn', 'expired', 'replaced'])),
            z.strictObject({ in: z.array(z.enum(['submitted', 'verified', 'refused', 'withdrawn', 'expired', 'replaced'])).check(z.maxLength(500)) }),
          ]),
        ),
        subject: z.optional(z.union([z.nullable(z.enum(['enterprise', 'person'])), z.strictObject({ in: z.array(z.enum(['enterprise', 'person'])).check(z.maxLength(500)) })])),
        reviewerId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  create: verificationCreate,
  idcard: z.strictObject({
    advertiserId: z.optional(z.string()),
    holder: z.string().check(z.minLength(1), z.maxLength(60)),
    idNumber: z.stringFormat('idCard', isIdCard),
    validUntil: z.optional(z.nullable(z.stringFormat('date', isDate))),
    pictures: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
  }),
  enterprise: z.strictObject({
    advertiserId: z.optional(z.string()),
    holder: z.string().check(z.minLength(1), z.maxLength(60)),
    creditCode: z.stringFormat('creditCode', isCreditCode),
    legalPerson: z.optional(z.string().check(z.maxLength(30))),
    validUntil: z.optional(z.nullable(z.stringFormat('date', isDate))),
    pictures: z.array(z.string()).check(z.minLength(1), z.maxLength(6)),
  }),
  audit: z.strictObject({ advertiserId: z.optional(z.string()) }),
  approve: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
  refuse: z.extend(verificationForms.refuse, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  withdraw: z.extend(verificationForms.withdraw, { ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1), z.refine(isUnique, 'uniqueItems')) }),
};

/** What each call with a shape of its own answers. */
export const verificationOutputs = {
  idcard: z.strictObject({ id: z.string(), status: z.string() }),
  enterprise: z.strictObject({ id: z.string(), status: z.string() }),
  audit: z.strictObject({
    advertiserId: z.string(),
    name: z.string(),
    kinds: z.array(
      z.strictObject({
        kind: z.enum(['identity', 'qualification', 'adQualification']),
        state: z.enum(['unsubmitted', 'submitted', 'verified', 'refused', 'withdrawn', 'expired']),
        latest: z.nullable(
          z.strictObject({
            id: z.string(),
            status: z.string(),
            holder: z.string(),
            reason: z.nullable(z.string()),
            validUntil: z.nullable(z.stringFormat('date', isDate)),
            createdAt: z.stringFormat('datetime', isInstant),
            reviewedAt: z.nullable(z.stringFormat('datetime', isInstant)),
          }),
        ),
      }),
    ),
  }),
};
