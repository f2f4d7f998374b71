import type { Expr } from '../expression/types.ts';
import { fieldsOf } from '../expression/walk.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Field, FormDef } from './types.ts';
import { isForAll } from './forAll.ts';

/** Returns the fields with the condition of their form section added (architecture 3: one condition, all places). */
export function gatedFields(fields: readonly Field[], form: FormDef): Field[] {
  const sections = new Map(form.sections.flatMap((section) => section.rows.flat().map((name) => [name, section])));
  return fields.map((field) => {
    const { when, whenText = '' } = sections.get(field.name) ?? {};
    if (!when) return field;
    if (!field.when) return { ...field, nullable: true, when, whenText };
    const { line, column } = field.when;
    const both: Expr = { node: 'logic', op: '&&', left: when, right: field.when, type: 'boolean', line, column };
    return { ...field, when: both, whenText: `(${whenText}) && (${field.whenText})` };
  });
}

/**
 * Returns the fields that a condition reads, directly or through the conditions of these fields: a field that is off
 * counts as missing in other conditions.
 */
function readsOf(fields: ReadonlyMap<string, Field>, name: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const walk = (field: string): void => {
    const when = fields.get(field)?.when;
    for (const read of when ? fieldsOf(when) : []) {
      if (seen.has(read)) continue;
      seen.add(read);
      walk(read);
    }
  };
  walk(name);
  return seen;
}

/** Refuses a condition that depends on its own field, or on a field that is never answered: the form could not evaluate it. */
export function checkWhens(builder: EntityBuilder, fields: ReadonlyMap<string, Field>, form: FormDef): void {
  for (const [name, field] of fields) {
    if (!field.when) continue;
    const path = whenPath(builder, name, form);
    if (readsOf(fields, name).has(name))
      builder.problem(path, 'when-cycle', `whether "${name}" is on depends on its own value`);
    const hidden = fieldsOf(field.when).find((read) => fields.get(read)?.writeOnly);
    if (hidden !== undefined)
      builder.problem(
        path,
        'when-hidden',
        `"${hidden}" is write only: who edits a record cannot know whether "${name}" is on`,
      );
  }
}

/**
 * Refuses a field of x-form.bulk whose condition reads fields that some readers of the list do not get: the console
 * must tell beforehand to which selected records it applies.
 */
export function checkBulk(builder: EntityBuilder, fields: ReadonlyMap<string, Field>, form: FormDef): void {
  form.bulk.forEach((name) => {
    const hidden = [...readsOf(fields, name)].find((read) => {
      const field = fields.get(read);
      return field && (!field.declared || !field.in.has('list') || !isForAll(field));
    });
    if (hidden === undefined) return;
    const index = builder.data['x-form']?.bulk?.indexOf(name) ?? 0;
    builder.problem(
      ['x-form', 'bulk', index],
      'not-carried',
      `whether "${name}" applies depends on "${hidden}", which the list does not show to everybody`,
    );
  });
}

/** Returns the path of a field's condition in the schema: at the field, else at its section. */
function whenPath(builder: EntityBuilder, name: string, form: FormDef): (string | number)[] {
  if (builder.data.properties?.[name]?.['x-when'] !== undefined) return ['properties', name, 'x-when'];
  const section = form.sections.find(({ rows }) => rows.flat().includes(name));
  return ['x-form', form.kind, section?.name ?? '', 'when'];
}
