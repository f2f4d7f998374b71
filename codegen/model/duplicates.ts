import type { EntityBuilder } from './entityBuilder.ts';
import { displayOf } from './root.ts';
import type { Field, FormDef } from './types.ts';

/** Returns the fields that a copy leaves empty, and those that get a new value: the record's name and unique fields. */
export function buildDuplicate(
  builder: EntityBuilder,
  fields: ReadonlyMap<string, Field>,
): FormDef['duplicate'] | undefined {
  const spec = builder.data['x-form']?.duplicate;
  if (spec === undefined) return undefined;
  const path = ['x-form', 'duplicate'];
  const calls = builder.data['x-calls'] ?? {};
  if (!calls['one'] || !calls['create'] || calls['create'].page === false)
    builder.problem(
      path,
      'no-duplicate',
      'a copy needs a record that can be read and a form of a new one',
      'declare the calls one and create',
      'key',
    );
  const { clear = [], of } = spec === true ? {} : spec;
  const names = of === undefined ? clear : [...clear, of];
  names.forEach((name, index) => {
    const at = index < clear.length ? [...path, 'clear', index] : [...path, 'of'];
    const field = builder.field(fields, name, at);
    if (field && !field.in.has('create'))
      builder.problem(at, 'not-carried', `no copy would carry "${name}": create does not take it`);
  });
  const { storage } = builder.data['x-entity'];
  const { unique = [], global = [] } = typeof storage === 'object' ? storage : {};
  const alone = [...unique.flatMap((columns) => (columns.length === 1 ? columns : [])), ...global];
  const isEntered = (name: string) => fields.get(name)?.in.has('create') === true && !clear.includes(name);
  const isText = (name: string) => fields.get(name)?.kind === 'text' && !global.includes(name);
  const own = [...new Set([displayOf(builder), ...alone])].filter(isEntered);
  return {
    clear: [...clear, ...own.filter((name) => !isText(name))],
    rename: own.filter(isText),
    ...(of === undefined ? {} : { of }),
  };
}
