import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import { mayRead } from '#core/entity/readable.ts';
import { wireInstant } from '#core/entity/wire.ts';
import type { SessionUser } from '../call/types.ts';
import { logicOf } from './logic.ts';

/** Fields of an entity that one caller gets in one kind of answer. */
export interface Projection {
  /** Fields to select. */
  fields: readonly string[];
  /** Returns a stored row in wire form. */
  encode: (row: Values, context: RuleContext) => Record<string, unknown>;
}

type Reader = Pick<SessionUser, 'can' | 'system'>;

const made = new Map<string, Projection>();

/**
 * Returns the fields that schema and `x-perm` allow the caller (architecture 4). Applied to the select already, so that
 * forbidden fields are not even read. Computed once per set of permissions.
 */
export function projection(entity: EntityMeta, operation: 'list' | 'one', reader: Reader): Projection {
  let key = `${entity.name}.${operation}`;
  for (const field of entity.fields) if (field.readPerm ?? field.readIn) key += mayRead(field, reader) ? '1' : '0';
  let known = made.get(key);
  if (!known) {
    known = makeProjection(entity, readable(entity, operation, reader));
    made.set(key, known);
  }
  return known;
}

function readable(entity: EntityMeta, operation: 'list' | 'one', reader: Reader): FieldMeta[] {
  const isIn = ({ in: operations }: FieldMeta) => operations.includes(operation);
  return entity.fields.filter((field) => isIn(field) && !field.writeOnly && mayRead(field, reader));
}

function makeProjection(entity: EntityMeta, answered: readonly FieldMeta[]): Projection {
  const { derive, deriveReads } = logicOf(entity.name);
  const derived = answered.filter((field) => field.derived).map(({ name }) => ({ name, of: derive[name] }));
  const stored = answered.filter((field) => !field.derived);
  const names = [...new Set(['id', 'rev', ...stored.map(({ name }) => name)])];
  const instants = new Set(stored.filter(({ kind }) => kind === 'instant').map(({ name }) => name));
  const columns = names.map((name) => ({ name, isInstant: instants.has(name) }));
  // The fields that a derived field reads are selected even if they are not answered.
  const reads = derived.flatMap(({ name }) => deriveReads[name] ?? []);
  return {
    fields: [...new Set([...names, ...reads])],
    encode(row, context) {
      const wire: Record<string, unknown> = {};
      for (const { name, isInstant } of columns) {
        const value = row[name];
        wire[name] = isInstant ? wireInstant(value) : (value ?? null);
      }
      for (const { name, of } of derived) wire[name] = of ? of(row, context) : null;
      return wire;
    },
  };
}
