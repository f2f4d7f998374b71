import type { Scope } from '../expression/scope.ts';
import { fieldsOf } from '../expression/walk.ts';
import type { EntityFile } from '../grammar/entity.ts';
import { checkSeen } from './conditions.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Field, FormDef } from './types.ts';

/** Returns the fields that cannot change after create, whatever the record. */
export const lockedAlways = (data: EntityFile): string[] =>
  (data['x-form']?.edit?.lock ?? []).flatMap((each) => (typeof each === 'string' ? [each] : []));

/** Returns the locks that hold on some records alone: the console asks them of a record and of rows, the server of the stored one. */
export function buildLocks(builder: EntityBuilder, fields: ReadonlyMap<string, Field>, scope: Scope): FormDef['locks'] {
  return (builder.data['x-form']?.edit?.lock ?? []).flatMap((each, index) => {
    if (typeof each === 'string') return [];
    const path = ['x-form', 'edit', 'lock', index];
    each.fields.forEach((name, at) => {
      const field = builder.field(fields, name, [...path, 'fields', at]);
      if (field && !field.in.has('update'))
        builder.problem([...path, 'fields', at], 'not-carried', `update does not carry "${name}"`, 'leave it out');
    });
    builder.error(each.refuse, [...path, 'refuse']);
    const holds = builder.expression([...path, 'while'], each.while, 'boolean', scope);
    if (!holds) return [];
    checkSeen(builder, [...path, 'while'], fieldsOf(holds), fields);
    return [{ fields: each.fields, holds, error: each.refuse }];
  });
}
