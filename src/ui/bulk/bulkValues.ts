import type { Resolver } from 'react-hook-form';
import type { FieldMeta } from '#core/entity/meta.ts';
import { isMissing, type RuleContext, type Values } from '#core/entity/rule.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import { formResolver } from '../form/resolver.ts';

/** Value of an untouched input: false for a switch, which shows "off", else null. */
export const untouched = (field: FieldMeta | undefined): unknown => (field?.kind === 'boolean' ? false : null);

/** Returns the values to send for the chosen fields; an empty one clears the field. */
export const setOf = (values: Values, chosen: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(chosen.map((name) => [name, isMissing(values[name]) ? null : values[name]]));

/** Returns whether a field may be cleared on all records. */
export const isClearable = (field: FieldMeta | undefined): boolean => field !== undefined && !field.required;

/** The update schema needs an id; a bulk edit sends its ids separately. */
const SOME_RECORD = { id: 'any' };

/**
 * Creates the resolver of a bulk edit from the entity's update schema: each chosen field by itself. Conditions and
 * rules are checked for every record, after the values are merged into it.
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
