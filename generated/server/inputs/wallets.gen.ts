// Made by codegen from schemas/wallet.yaml. Do not edit: change the schema, or lay a view over it in resources/wallets/.

import * as z from 'zod/mini';
import { isInstant } from '#core/entity/formats.ts';

/** What each call takes. */
export const walletInputs = {
  info: z.strictObject({}),
  recharge: z.strictObject({ amount: z.int().check(z.gte(100), z.lte(5000000)), key: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))) }),
  status: z.strictObject({ payment: z.string().check(z.regex(new RegExp('^[0-9a-f]{32}$', 'u'))) }),
};

/** What each call with a shape of its own answers. */
export const walletOutputs = {
  info: z.strictObject({ balance: z.int(), budget: z.int(), income: z.int(), expenses: z.int(), recharged: z.int(), canRecharge: z.boolean() }),
  recharge: z.strictObject({ payment: z.string() }),
  status: z.strictObject({
    status: z.enum(['pending', 'paid', 'closed']),
    outcome: z.nullable(z.enum(['done', 'part', 'credit'])),
    amount: z.int(),
    ref: z.string(),
    url: z.string(),
    expiresAt: z.stringFormat('datetime', isInstant),
    paidAt: z.nullable(z.stringFormat('datetime', isInstant)),
  }),
};
