// Made by codegen from schemas/platform-device.yaml. Do not edit: change the schema, or lay a view over it in resources/platform-devices/.

import * as z from 'zod/mini';
import { isInstant } from '#core/entity/formats.ts';

/** What each call takes. */
export const platformDeviceInputs = { find: z.strictObject({ number: z.string().check(z.regex(new RegExp('^[A-Z0-9]{8}$', 'u'))) }) };

/** What each call with a shape of its own answers. */
export const platformDeviceOutputs = {
  find: z.strictObject({
    state: z.enum(['added', 'elsewhere', 'waiting', 'unknown']),
    deviceId: z.nullable(z.string()),
    name: z.nullable(z.string()),
    corporation: z.nullable(z.string()),
    contact: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    status: z.nullable(z.string()),
    seenAt: z.nullable(z.stringFormat('datetime', isInstant)),
  }),
};
