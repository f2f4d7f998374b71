// Made by codegen from schemas/device-command.yaml. Do not edit: change the schema, or lay a view over it in resources/device-commands/.

import * as z from 'zod/mini';
import { isInstant } from '#core/entity/formats.ts';
import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';

/** What each call takes. */
export const deviceCommandInputs = {
  list: z.strictObject({
    page: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(200))),
    sort: z.optional(z.enum(deviceCommandMeta.sortable)),
    order: z.optional(z.enum(['asc', 'desc'])),
    ownFirst: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.maxLength(100))),
    view: z.optional(z.enum(['list'])),
    filter: z.optional(
      z.strictObject({
        id: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        corpId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        creatorId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        createdAt: z.optional(z.union([z.nullable(z.stringFormat('datetime', isInstant)), z.strictObject({ gte: z.optional(z.stringFormat('datetime', isInstant)), lte: z.optional(z.stringFormat('datetime', isInstant)) })])),
        kind: z.optional(
          z.union([
            z.nullable(z.enum(['key', 'pause', 'resume', 'volume', 'mute', 'brightness', 'screenshot', 'source', 'lock', 'unlock', 'restartPlayer', 'restartMachine', 'powerOff', 'screenOff', 'screenOn'])),
            z.strictObject({
              in: z.array(z.enum(['key', 'pause', 'resume', 'volume', 'mute', 'brightness', 'screenshot', 'source', 'lock', 'unlock', 'restartPlayer', 'restartMachine', 'powerOff', 'screenOff', 'screenOn'])).check(z.maxLength(500)),
            }),
          ]),
        ),
        status: z.optional(
          z.union([z.nullable(z.enum(['queued', 'sent', 'acknowledged', 'done', 'failed', 'expired'])), z.strictObject({ in: z.array(z.enum(['queued', 'sent', 'acknowledged', 'done', 'failed', 'expired'])).check(z.maxLength(500)) })]),
        ),
        deviceId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        key: z.optional(z.union([z.nullable(z.enum(['up', 'down', 'left', 'right', 'centre'])), z.strictObject({ in: z.array(z.enum(['up', 'down', 'left', 'right', 'centre'])).check(z.maxLength(500)) })])),
        batchId: z.optional(z.union([z.nullable(z.string().check(z.maxLength(100))), z.strictObject({ in: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })])),
        targetType: z.optional(z.union([z.nullable(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])), z.strictObject({ in: z.array(z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store'])).check(z.maxLength(500)) })])),
        outcome: z.optional(z.union([z.nullable(z.enum(['done', 'failed'])), z.strictObject({ in: z.array(z.enum(['done', 'failed'])).check(z.maxLength(500)) })])),
        problem: z.optional(
          z.union([z.nullable(z.enum(['notDeclared', 'expired', 'interrupted', 'refused', 'fault'])), z.strictObject({ in: z.array(z.enum(['notDeclared', 'expired', 'interrupted', 'refused', 'fault'])).check(z.maxLength(500)) })]),
        ),
      }),
    ),
  }),
  one: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  send: z.strictObject({
    targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']),
    targetId: z.string().check(z.maxLength(64)),
    kind: z.enum(['key', 'pause', 'resume', 'volume', 'mute', 'brightness', 'screenshot', 'source', 'lock', 'unlock', 'restartPlayer', 'restartMachine', 'powerOff', 'screenOff', 'screenOn']),
    key: z.optional(z.enum(['up', 'down', 'left', 'right', 'centre'])),
    seconds: z.optional(z.int().check(z.gte(5), z.lte(1800))),
    level: z.optional(z.int().check(z.gte(0), z.lte(100))),
    muted: z.optional(z.boolean()),
    source: z.optional(z.string().check(z.maxLength(40))),
    pin: z.optional(z.string().check(z.regex(new RegExp('^[0-9]{4}$', 'u')))),
  }),
  remote: z.strictObject({ targetType: z.enum(['device', 'deviceGroup', 'deviceSet', 'tag', 'store']), targetId: z.string().check(z.maxLength(64)) }),
};

/** What each call with a shape of its own answers. */
export const deviceCommandOutputs = {
  send: z.strictObject({ batchId: z.string(), ids: z.array(z.string()) }),
  remote: z.strictObject({
    name: z.string(),
    total: z.int(),
    screens: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        number: z.string(),
        status: z.string(),
        zone: z.string(),
        heartbeatAt: z.nullable(z.stringFormat('datetime', isInstant)),
        capabilities: z.array(z.string()),
        sources: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        now: z.strictObject({
          volume: z.optional(z.int()),
          muted: z.optional(z.boolean()),
          brightness: z.optional(z.int()),
          source: z.optional(z.string()),
          locked: z.optional(z.boolean()),
          screenOn: z.optional(z.boolean()),
          pausedUntil: z.optional(z.stringFormat('datetime', isInstant)),
        }),
        picture: z.nullable(z.strictObject({ url: z.string(), at: z.stringFormat('datetime', isInstant) })),
        commands: z.array(
          z.strictObject({
            id: z.string(),
            batchId: z.string(),
            kind: z.string(),
            status: z.string(),
            createdAt: z.stringFormat('datetime', isInstant),
            finishedAt: z.nullable(z.stringFormat('datetime', isInstant)),
            by: z.nullable(z.string()),
            problem: z.nullable(z.string()),
            key: z.nullable(z.string()),
            seconds: z.nullable(z.int()),
            level: z.nullable(z.int()),
            muted: z.nullable(z.boolean()),
            source: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
};
