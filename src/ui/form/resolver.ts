import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { emptyKey, isEmptiness, issuesOf, type Issue } from '#core/entity/issues.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { broken, isMissing, strip, type Rule, type RuleContext, type Values, type Whens } from '#core/entity/rule.ts';
import { ruleMessage } from './ruleMessage.ts';

/** A printed schema: a strict object whose fields can be told. */
export type FormSchema = z.ZodMiniType & { readonly shape: Readonly<Record<string, unknown>> };

export interface Checks {
  rules: readonly Rule[];
  whens: Whens;
  /** Fields that must be there in any case; an update's own schema lets every field be left out. */
  required: readonly string[];
  context: () => RuleContext;
  /** Whose fields they are: some have a sentence of their own for being empty. */
  meta?: Pick<EntityMeta, 'name' | 'fields'>;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A rule that reads a missing required field has nothing to say yet: the field itself is reported already. */
const isReady = (rule: Rule, values: Values, required: readonly string[]): boolean =>
  rule.id === 'required' || !rule.reads.some((field) => required.includes(field) && isMissing(values[field]));

/** Returns what rules say of the values, whatever else is wrong: an error in step one does not silence step three. */
function ruleIssues(values: Values, { rules, required, context }: Checks): Issue[] {
  const now = context();
  const missing = required.filter((field) => isMissing(values[field]));
  const asked = rules.filter((rule) => isReady(rule, values, required));
  return [
    ...missing.map((path) => ({ path, rule: 'required', args: {} })),
    ...broken(asked, values, now).map(({ at, rule }) => ({ path: at, rule, args: {} })),
  ];
}

/** The rule whose sentence an input shows: of what is empty, the field's own where it has one (x-empty). */
function saidRule({ meta }: Checks, issue: Issue): string {
  const says = meta?.fields.find(({ name }) => name === issue.path)?.saysEmpty;
  return meta && says && isEmptiness(issue) ? emptyKey(meta.name, issue.path) : issue.rule;
}

const EMPTY: Checks = {
  rules: [],
  whens: {},
  required: [],
  context: () => ({ now: Date.now(), me: null, on: 'update' }),
};

/**
 * Makes a form's resolver of a printed schema. Fields whose condition is off become null, then schema and rules speak, in
 * the same words as the server (core/entity/issues.ts). Conditions and rules see all that the record has, as on the
 * server: what decides may be locked, so that the schema does not carry it. Fields that the schema does not have fall out.
 */
export function formResolver(schema: FormSchema | z.ZodMiniType, checks: Checks = EMPTY): Resolver {
  const fields = 'shape' in schema ? Object.keys(schema.shape) : null;
  return (given, _context, options) => {
    const values = strip(given, checks.whens, checks.context());
    const carried = fields
      ? Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))
      : values;
    const result = z.safeParse(schema, carried, { reportInput: true });
    const issues = [...(result.success ? [] : issuesOf(result.error)), ...ruleIssues(values, checks)];
    if (result.success && issues.length === 0)
      return { values: isValues(result.data) ? { ...result.data } : {}, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of issues)
      errors[issue.path] ??= {
        type: issue.rule,
        message: ruleMessage({ rule: saidRule(checks, issue), args: issue.args }),
      };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
