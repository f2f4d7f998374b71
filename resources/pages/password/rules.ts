import * as z from 'zod/mini';
import type { Rule } from '#core/entity/rule.ts';
import { accountCreate } from '#generated/model/accounts/schema.gen.ts';
import { formResolver } from '#src/ui/form/resolver.ts';

/** Rules of a new password: the same schema as for a new account (spec 5). */
const schema = z.strictObject({
  newPassword: accountCreate.shape.password,
  oldPassword: z.string(),
  confirmation: z.string(),
});

const sameTwice: Rule = {
  id: 'confirmation',
  at: 'confirmation',
  reads: ['newPassword', 'confirmation'],
  assert: ({ newPassword, confirmation }) => newPassword === confirmation,
};

/** Validates the form as the server does, and that the new password was typed the same twice (ME-01). */
export const passwordResolver = formResolver(schema, {
  rules: [sameTwice],
  whens: {},
  required: ['oldPassword', 'newPassword', 'confirmation'],
  context: () => ({ me: null, now: Date.now(), on: 'update' }),
});
