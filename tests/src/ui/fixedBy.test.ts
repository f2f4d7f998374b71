import { expect, test } from 'vitest';
import type { FieldMeta } from '#core/entity/meta.ts';
import type { Rule, Values } from '#core/entity/rule.ts';
import { fixedBy } from '#src/ui/form/Changeable.tsx';

const fields = [{ name: 'builtIn', readOnly: true }, { name: 'name' }] as FieldMeta[];
const context = { now: 0, me: null, on: 'update' } as const;
const rule = (over: Partial<Rule>): Rule => ({
  id: 'layout.fixed',
  at: 'name',
  on: ['update'],
  reads: ['builtIn'],
  assert: ({ builtIn }) => builtIn !== true,
  ...over,
});

test.each<[what: string, rule: Partial<Rule>, record: Values, isFixed: boolean]>([
  ['breaks a rule over what nobody can change', {}, { builtIn: true }, true],
  ['keeps that rule', {}, { builtIn: false }, false],
  ['breaks a rule that its form could mend', { reads: ['builtIn', 'name'] }, { builtIn: true }, false],
  ['breaks what is asked of new ones alone', { on: ['create'] }, { builtIn: true }, false],
  ['breaks a rule that reads nothing', { reads: [], assert: () => false }, {}, false],
])('a record that %s has no form: %#', (_what, over, record, isFixed) => {
  expect(fixedBy({ fields }, [rule(over)], record, context)?.id).toBe(isFixed ? 'layout.fixed' : undefined);
});
