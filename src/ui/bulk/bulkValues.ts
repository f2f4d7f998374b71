import type { Resolver } from 'react-hook-form';
import type { FieldMeta } from '#core/entity/meta.ts';
import { isMissing, type RuleContext, type Values } from '#core/entity/rule.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { formResolver } from '../form/resolver.ts';

/** A value of its own is what an untouched input seems to say: a switch stands at off. */
export const untouched = (field: FieldMeta | undefined): unknown => (field?.kind === 'boolean' ? false : null);

/** Returns what is sent of the chosen fields: an empty one clears. */
export const setOf = (values: Values, chosen: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(chosen.map((name) => [name, isMissing(values[name]) ? null : values[name]]));

/** Whether a field may be cleared on all records. */
export const isClearable = (field: FieldMeta | undefined): boolean => field !== undefined && !field.required;

/** An update wants to know of which record; a bulk edit says that beside. */
const SOME_RECORD = { id: 'any' };

/**
 * Makes the resolver of a bulk edit of the entity's own update: each chosen field by itself. Conditions and rules are
 * asked of every record, once what is sent is merged into it.
 */
export function bulkResolver(def: FormDef, chosen: readonly string[], context: () => RuleContext): Resolver {
  const { meta, update } = def;
  if (!update) throw new Error(`${meta.name} has no schema for an update: its fields cannot be edited`);
  const required = meta.fields.filter((field) => chosen.includes(field.name) && !isClearable(field));
  const whole = formResolver(update, {
    rules: [],
    whens: {},
    required: required.map(({ name }) => name),
    context,
    meta,
  });
  return (values, ...rest) => whole({ ...SOME_RECORD, ...setOf(values, chosen) }, ...rest);
}
