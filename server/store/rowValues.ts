import { StoreMisuse } from './errors.ts';
import type { Row } from './engine.ts';
import { belongingOf, checkBelonging } from './scope.ts';
import type { Column, Link, TableShape } from './shape.ts';
import type { Scope } from './types.ts';

/** Values of a write, split into columns and link tables. */
export interface Parts {
  columns: readonly Column[];
  links: readonly Link[];
}

/** Columns that no update changes: identity, and those that the store maintains. */
const FIXED = new Set(['id', 'corpId', 'createdAt', 'updatedAt', 'rev']);

/** Returns a new row with all missing values filled in: id, owner, times, rev, and the defaults of its entity. */
export function completed(
  shape: TableShape,
  scope: Scope,
  values: Readonly<Row>,
  now: number,
  uuid: (ms: number) => string,
): Row {
  const { entity } = shape;
  const row: Row = { rev: 1, createdAt: now, updatedAt: now, ...belongingOf(scope, shape) };
  for (const field of entity?.fields ?? []) if (field.default !== undefined) row[field.name] = field.default;
  if (entity?.states) row[entity.states.field] = entity.states.initial;
  for (const [field, value] of Object.entries(values)) if (value !== undefined) row[field] = value;
  if (row.id === undefined && shape.columns.has('id')) row.id = uuid(now);
  checkBelonging(scope, shape, row);
  for (const field of Object.keys(values)) partOf(shape, field);
  return row;
}

function partOf(shape: TableShape, field: string): Column | Link {
  const part = shape.columns.get(field) ?? shape.links.get(field);
  if (!part) throw new StoreMisuse(`the table ${shape.name} has no field "${field}"`);
  return part;
}

/** Returns the fields of an update as columns and links, in a fixed order; refuses fields that no update may change. */
export function changedParts(shape: TableShape, changes: Readonly<Row>): Parts {
  const columns: Column[] = [];
  const links: Link[] = [];
  for (const field of Object.keys(changes).toSorted()) {
    if (changes[field] === undefined) continue;
    if (FIXED.has(field)) throw new StoreMisuse(`an update never changes "${field}" of ${shape.name}`);
    const part = partOf(shape, field);
    if ('table' in part) links.push(part);
    else columns.push(part);
  }
  return { columns, links };
}
