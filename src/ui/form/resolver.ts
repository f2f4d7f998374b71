import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { issuesOf } from '#core/entity/issues.ts';
import { isMissing, strip, type Rule, type RuleContext, type Values, type Whens } from '#core/entity/rule.ts';
import { ruleMessage } from './ruleMessage.ts';

/** A printed schema: a strict object whose fields can be told. */
export type FormSchema = z.ZodMiniType & { readonly shape: Readonly<Record<string, unknown>> };

export interface Checks {
  rules: readonly Rule[];
  whens: Whens;
  /** Fields that must be there in any case; an update's own schema lets every field be left out. */
  required: readonly string[];
  context: () => RuleContext;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A rule that reads a missing required field has nothing to say yet: the field itself is reported already. */
const isReady = (rule: Rule, values: Values, required: readonly string[]): boolean =>
  rule.id === 'required' || !rule.reads.some((field) => required.includes(field) && isMissing(values[field]));

/** Adds rules to a schema so that each is asked whatever else is wrong: an error in step one does not silence step three. */
function withRules(schema: z.ZodMiniType, { rules, required, context }: Checks): z.ZodMiniType {
  const on = context().on;
  const asked = rules.filter((rule) => rule.on === 'both' || rule.on === on);
  const when = (payload: { value: unknown }) => isValues(payload.value);
  return schema.check(
    ...required.map((field) =>
      z.refine((values) => isValues(values) && !isMissing(values[field]), { path: [field], error: 'required', when }),
    ),
    ...asked.map((rule) =>
      z.refine((values) => isValues(values) && (!isReady(rule, values, required) || rule.assert(values, context())), {
        path: rule.at.split('.'),
        error: rule.id,
        when,
      }),
    ),
  );
}

const EMPTY: Checks = {
  rules: [],
  whens: {},
  required: [],
  context: () => ({ now: Date.now(), me: null, on: 'update' }),
};

/**
 * Makes a form's resolver of a printed schema. Fields that the schema does not have fall out, fields whose
 * condition is off become null, then schema and rules speak, in the same words as the server (core/entity/issues.ts).
 */
export function formResolver(schema: FormSchema | z.ZodMiniType, checks: Checks = EMPTY): Resolver {
  const fields = 'shape' in schema ? Object.keys(schema.shape) : null;
  const whole = withRules(schema, checks);
  return (values, _context, options) => {
    const known = fields
      ? Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))
      : values;
    const result = z.safeParse(whole, strip(known, checks.whens, checks.context()), { reportInput: true });
    if (result.success) return { values: isValues(result.data) ? { ...result.data } : {}, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of issuesOf(result.error)) errors[issue.path] = { type: issue.rule, message: ruleMessage(issue) };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
