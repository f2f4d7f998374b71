import type { EntityMeta } from '#core/entity/meta.ts';
import type { Rule, RuleContext, Values } from '#core/entity/rule.ts';

/**
 * Returns the rule by which a record cannot be changed at all: one that it breaks as it is, and that reads nothing a form
 * could change. Whoever filled in the form would be refused in the end. Undefined where it may be changed.
 */
export function fixedBy(
  { fields }: Pick<EntityMeta, 'fields'>,
  rules: readonly Rule[],
  record: Values,
  context: RuleContext,
): Rule | undefined {
  const readOnly = new Set(fields.filter((field) => field.readOnly).map(({ name }) => name));
  return rules.find(
    ({ on, reads, assert }) =>
      on !== 'create' && reads.length > 0 && reads.every((name) => readOnly.has(name)) && !assert(record, context),
  );
}
