import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Rule } from '#core/entity/rule.ts';
import type { ActionForm } from '#src/ui/actions/actionForms.ts';
import { actionResolver } from '#src/ui/actions/actionResolver.ts';

const least: Rule = {
  id: 'repair.least',
  at: 'costFen',
  on: ['create', 'pay'],
  reads: ['costFen', 'freeFen'],
  assert: ({ costFen, freeFen }) => Number(costFen) > Number(freeFen),
};
const form: ActionForm = { schema: z.strictObject({ costFen: z.int() }), inputs: [], rules: [least], whens: {} };
const at = (on: string) => () => ({ now: 0, me: null, on });
const options = { fields: {}, shouldUseNativeValidation: false };

test.each([
  ['the record would break it', 'pay', [{ freeFen: 10 }], ['costFen']],
  ['the record keeps it', 'pay', [{ freeFen: 3 }], []],
  ['one of several keeps it', 'pay', [{ freeFen: 10 }, { freeFen: 3 }], []],
  ['a list does not carry what it reads', 'pay', [{}], []],
  ['another action is done', 'assign', [{ freeFen: 10 }], []],
])('language 2: the form of an action asks a rule where %s', async (_, action, records, refused) => {
  const { errors } = await actionResolver(form, records, at(action))({ costFen: 5 }, undefined, options);
  expect(Object.keys(errors)).toEqual(refused);
});

test('language 2: what the form sends is what it asked for, and nothing of the record', async () => {
  const { values } = await actionResolver(form, [{ freeFen: 3 }], at('pay'))({ costFen: 5 }, undefined, options);
  expect(values).toEqual({ costFen: 5 });
});
