import type { EntityMeta, FieldMeta, System } from '#core/entity/meta.ts';
import { mayRead } from '#core/entity/readable.ts';
import { isSame } from '#core/entity/same.ts';
import { wireValue } from '#core/entity/wire.ts';

type Values = Readonly<Record<string, unknown>>;

/** Difference between two states of a row, as the operation log stores it. */
export interface Changes {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Values that the log must not tell: what is never answered, and personal data. */
const hidden = ({ writeOnly, personal }: FieldMeta): boolean => writeOnly === true || personal === true;

/**
 * Returns the fields that differ, in wire form. For fields that are never answered (passwords, PINs) and for personal data
 * only the fact of the change is recorded, not the values. Fields that records do not have in the console of whoever changed them,
 * in which the log is read, are left out (x-perm: mode).
 */
export function changesOf(entity: EntityMeta, before: object, after: object, { system }: { system: System }): Changes {
  const changes: Changes = { before: {}, after: {} };
  const inConsole = { can: () => true, system };
  for (const field of entity.fields) {
    if (field.derived || field.name === 'rev' || field.name === 'updatedAt') continue;
    if (!mayRead(field, inConsole)) continue;
    const was = (before as Values)[field.name] ?? null;
    const is = (after as Values)[field.name] ?? null;
    if (isSame(was, is)) continue;
    changes.before[field.name] = hidden(field) ? null : wireValue(field, was);
    changes.after[field.name] = hidden(field) ? '***' : wireValue(field, is);
  }
  return changes;
}

/** Returns the name of a record for the log: the value of its display field. */
export function displayOf(entity: EntityMeta, row: object): string {
  const values = row as Values;
  const name = values[entity.display];
  if (typeof name === 'string') return name;
  return typeof values['id'] === 'string' ? values['id'] : '';
}
