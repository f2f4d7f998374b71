import type { Resolver } from 'react-hook-form';
import { strip, type RuleContext, type Rule, type Values, type Whens } from '#core/entity/rule.ts';
import { formResolver } from '../form/resolver.ts';
import type { ActionForm } from './actionForms.ts';

/**
 * Creates the resolver of an action's form: its own schema, and the entity's rules for each record with the typed
 * values. A rule is reported if every record breaks it; if only some do, the server reports them. Rules that read
 * fields missing here (a list has only some) are also left to the server.
 */
export function actionResolver(
  { schema, rules = [], whens = {} }: ActionForm,
  records: readonly Values[],
  context: () => RuleContext,
): Resolver {
  const asked = rules.map((rule) => overRecords(rule, whens, records));
  return formResolver(schema, { rules: asked, whens: {}, required: [], context });
}

function overRecords(rule: Rule, whens: Whens, records: readonly Values[]): Rule {
  const holds = (record: Values, given: Values, context: RuleContext) => {
    const after = { ...record, ...given };
    const isKnown = rule.reads.every((name) => Object.hasOwn(after, name));
    return !isKnown || rule.assert(strip(after, whens, context), context);
  };
  return { ...rule, assert: (given, context) => records.some((record) => holds(record, given, context)) };
}
