import type { EntityMeta } from '#core/entity/meta.ts';
import { isSame } from '#core/entity/same.ts';
import { wireValue } from '#core/entity/wire.ts';

type Values = Readonly<Record<string, unknown>>;

/** Difference between two states of a row, as the operation log stores it. */
export interface Changes {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * Returns the fields that differ, in wire form. For fields that are never answered (passwords, PINs) only the fact of
 * the change is recorded, not the values.
 */
export function changesOf(entity: EntityMeta, before: object, after: object): Changes {
  const changes: Changes = { before: {}, after: {} };
  for (const field of entity.fields) {
    if (field.derived || field.name === 'rev' || field.name === 'updatedAt') continue;
    const was = (before as Values)[field.name] ?? null;
    const is = (after as Values)[field.name] ?? null;
    if (isSame(was, is)) continue;
    changes.before[field.name] = field.writeOnly ? null : wireValue(field, was);
    changes.after[field.name] = field.writeOnly ? '***' : wireValue(field, is);
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
