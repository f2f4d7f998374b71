import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { isEmptiness, issuesOf, ownKey, type Issue } from '#core/entity/issues.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { broken, isMissing, strip, type Rule, type RuleContext, type Values, type Whens } from '#core/entity/rule.ts';
import { ruleMessage } from './ruleMessage.ts';

/** A generated schema: a strict object with a known shape. */
export type FormSchema = z.ZodMiniType & { readonly shape: Readonly<Record<string, unknown>> };

export interface Checks {
  rules: readonly Rule[];
  whens: Whens;
  /** Fields that are always required; the update schema itself makes every field optional. */
  required: readonly string[];
  context: () => RuleContext;
  /** Entity of the fields: some have their own message for being empty. */
  meta?: Pick<EntityMeta, 'name' | 'fields'>;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * Returns whether a rule can be checked: one that reads a missing required field cannot, and that field is reported
 * already.
 */
const isReady = (rule: Rule, values: Values, required: readonly string[]): boolean =>
  rule.id === 'required' || !rule.reads.some((field) => required.includes(field) && isMissing(values[field]));

/**
 * Returns the issues of all rules, also when other fields are wrong: an error in step one does not hide one in step
 * three.
 */
function ruleIssues(values: Values, { rules, required, context }: Checks): Issue[] {
  const now = context();
  const missing = required.filter((field) => isMissing(values[field]));
  const asked = rules.filter((rule) => isReady(rule, values, required));
  return [
    ...missing.map((path) => ({ path, rule: 'required', args: {} })),
    ...broken(asked, values, now).map(({ at, rule }) => ({ path: at, rule, args: {} })),
  ];
}

/** Returns the rule whose message an input shows: the field's own, if it has one (x-empty, x-invalid). */
function saidRule({ meta }: Checks, issue: Issue): string {
  const field = meta?.fields.find(({ name }) => name === issue.path);
  const says = isEmptiness(issue) ? field?.saysEmpty : field?.saysInvalid;
  return (meta && says && ownKey(meta.name, issue)) || issue.rule;
}

const EMPTY: Checks = {
  rules: [],
  whens: {},
  required: [],
  context: () => ({ now: Date.now(), me: null, on: 'update' }),
};

/**
 * Creates a form's resolver from a generated schema. Fields whose condition is off become null; then schema and rules
 * are checked, with the server's messages (core/entity/issues.ts). Conditions and rules read the whole record, as on
 * the server: a field that decides may be locked, and then the schema does not have it. Fields that the schema does not
 * have are dropped.
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
