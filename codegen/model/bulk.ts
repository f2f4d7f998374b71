import { lockedAlways } from './locks.ts';
import type { EntityBuilder } from './entityBuilder.ts';
import type { Field } from './types.ts';

/** The verb of x-calls that changes fields of many records. */
export const BULK_VERB = 'updateMany';

/** Returns the fields of x-form.bulk. Each can be changed, may be alike on two records, and has an input in the form. */
export function buildBulk(
  builder: EntityBuilder,
  fields: ReadonlyMap<string, Field>,
  placed: readonly string[],
): string[] {
  const bulk = builder.data['x-form']?.bulk;
  const isCalled = builder.data['x-calls']?.[BULK_VERB] !== undefined;
  const hint = `add x-calls.${BULK_VERB}: {path: …}`;
  if (bulk && !isCalled)
    builder.problem(['x-form', 'bulk'], 'unknown-call', 'nothing changes many records at once', hint, 'key');
  if (!bulk && isCalled && builder.stored)
    builder.problem(
      ['x-calls', BULK_VERB],
      'missing-bulk',
      `${BULK_VERB} changes no field`,
      'add x-form.bulk: [fields]',
      'key',
    );
  bulk?.forEach((name, index) => {
    const path = ['x-form', 'bulk', index];
    const field = builder.field(fields, name, path);
    const because = field && reason(builder, field, placed);
    if (bulk.indexOf(name) !== index) builder.problem(path, 'field-twice', `"${name}" stands twice`);
    else if (because) builder.problem(path, 'not-in-bulk', `"${name}" cannot be changed on many records: ${because}`);
  });
  return [...new Set(bulk)];
}

/** Returns the reason why a field cannot be in a bulk edit. */
function reason(builder: EntityBuilder, field: Field, placed: readonly string[]): string | undefined {
  const { storage } = builder.data['x-entity'];
  const { unique = [], global = [] } = typeof storage === 'object' ? storage : {};
  if (field.readOnly || field.derive) return 'it is read only';
  if (lockedAlways(builder.data).includes(field.name)) return 'it is locked after create';
  if (field.ref?.toBy !== undefined) return `"${field.ref.toBy}" says on each record what it names`;
  if (!field.in.has('update')) return 'update does not carry it';
  if (global.includes(field.name) || unique.some((columns) => columns.length === 1 && columns[0] === field.name))
    return 'it is unique';
  return placed.includes(field.name) ? undefined : 'the form has no input for it';
}
