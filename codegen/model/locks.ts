import type { Scope } from '../expression/scope.ts';
import { fieldsOf } from '../expression/walk.ts';
import type { EntityFile } from '../grammar/entity.ts';
import type { Path } from '../load.ts';
import { checkSeen } from './conditions.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Field, FormDef } from './types.ts';

type Fields = ReadonlyMap<string, Field>;

/** Returns the fields that cannot change after create, whatever the record. */
export const lockedAlways = (data: EntityFile): string[] =>
  (data['x-form']?.edit?.lock ?? []).flatMap((each) => (typeof each === 'string' ? [each] : []));

/** Checks the fields that cannot change after create: update would carry each, were it not locked. */
export function checkLocked(builder: EntityBuilder, fields: Fields): void {
  const lock = builder.data['x-form']?.edit?.lock ?? [];
  const declared = builder.data.properties ?? {};
  lock.forEach((name, index) => {
    if (typeof name !== 'string') return;
    const path = ['x-form', 'edit', 'lock', index];
    const field = builder.field(fields, name, path);
    if (!field) return;
    const only = declared[name]?.['x-in'];
    // One that x-in gives to update is told there.
    const isOut = field.readOnly || !field.declared || (only !== undefined && !only.includes('update'));
    if (lock.indexOf(name) !== index) twice(builder, name, path);
    else if (isOut) builder.problem(path, 'not-carried', `update does not carry "${name}" anyway`, 'leave it out');
  });
}

const twice = (builder: EntityBuilder, name: string, path: Path): void =>
  builder.problem(path, 'field-twice', `"${name}" is locked twice`);

/** Returns the locks that hold on some records alone: the console asks them of a record and of rows, the server of the stored one. */
export function buildLocks(
  builder: EntityBuilder,
  fields: Fields,
  placed: readonly string[],
  scope: Scope,
): FormDef['locks'] {
  return (builder.data['x-form']?.edit?.lock ?? []).flatMap((each, index) => {
    if (typeof each === 'string') return [];
    const path = ['x-form', 'edit', 'lock', index];
    each.fields.forEach((name, index) => {
      const at = [...path, 'fields', index];
      const field = builder.field(fields, name, at);
      if (!field) return;
      if (each.fields.indexOf(name) !== index) twice(builder, name, at);
      else if (!field.in.has('update'))
        builder.problem(at, 'not-carried', `update does not carry "${name}"`, 'leave it out');
      else if (!placed.includes(name))
        builder.problem(at, 'not-in-form', `the form has no input for "${name}" that it could lock`);
    });
    builder.error(each.refuse, [...path, 'refuse']);
    const holds = builder.expression([...path, 'while'], each.while, 'boolean', scope);
    if (!holds) return [];
    checkSeen(builder, [...path, 'while'], fieldsOf(holds), fields);
    return [{ fields: each.fields, holds, error: each.refuse }];
  });
}
