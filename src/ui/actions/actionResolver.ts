import type { Resolver } from 'react-hook-form';
import { strip, type RuleContext, type Rule, type Values, type Whens } from '#core/entity/rule.ts';
import { formResolver } from '../form/resolver.ts';
import type { ActionForm } from './actionForms.ts';

/**
 * Makes the resolver of an action's form: its own schema, and the entity's rules over each record with what was typed.
 * A rule is reported where every record breaks it; of several that differ, the server says which. A rule that reads what
 * a record does not carry here (a list shows some fields) is left to the server, too.
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
