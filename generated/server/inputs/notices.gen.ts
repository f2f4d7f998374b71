// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

import * as z from 'zod/mini';
import { isInstant, isUnique } from '#core/entity/formats.ts';
import { noticeMeta } from '#generated/model/notices/meta.gen.ts';

/** What each call takes. */
export const noticeInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(noticeMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list', 'unread_notices'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        kind: z.optional(
          z.union([
            z.nullable(
              z.enum([
                'adRefused',
                'screenOffline',
                'screenBack',
                'pointExpires',
                'importEnded',
                'takenDown',
                'rolloutEnded',
                'taskGiven',
                'mailFailed',
                'verifyWaiting',
                'verifyPassed',
                'verifyRefused',
                'verifyWithdrawn',
                'verifyEnds',
                'verifyExpired',
                'alarmRaised',
                'warningBegan',
                'warningEnded',
                'castWaiting',
                'adWaiting',
                'adApproved',
                'adStarted',
                'orderEnded',
                'orderSettled',
                'booksWrong',
                'packageReady',
                'packageFailed',
              ]),
            ),
            z.strictObject({
              in: z
                .array(
                  z.enum([
                    'adRefused',
                    'screenOffline',
                    'screenBack',
                    'pointExpires',
                    'importEnded',
                    'takenDown',
                    'rolloutEnded',
                    'taskGiven',
                    'mailFailed',
                    'verifyWaiting',
                    'verifyPassed',
                    'verifyRefused',
                    'verifyWithdrawn',
                    'verifyEnds',
                    'verifyExpired',
                    'alarmRaised',
                    'warningBegan',
                    'warningEnded',
                    'castWaiting',
                    'adWaiting',
                    'adApproved',
                    'adStarted',
                    'orderEnded',
                    'orderSettled',
                    'booksWrong',
                    'packageReady',
                    'packageFailed',
                  ]),
                )
                .check(z.maxLength(500)),
            }),
          ]),
        ),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  read: z.strictObject({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(200), z.refine(isUnique, 'uniqueItems')) }),
  readAll: z.strictObject({}),
  info: z.strictObject({}),
};

/** What each call with a shape of its own answers. */
export const noticeOutputs = {
  readAll: z.strictObject({ read: z.int() }),
  info: z.strictObject({
    unread: z.int(),
    list: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.string(),
        subject: z.nullable(z.string()),
        entity: z.nullable(z.string()),
        recordId: z.nullable(z.string()),
        detail: z.nullable(z.string()),
        dueAt: z.nullable(z.stringFormat('datetime', isInstant)),
        createdAt: z.stringFormat('datetime', isInstant),
        readAt: z.nullable(z.stringFormat('datetime', isInstant)),
      }),
    ),
  }),
};
