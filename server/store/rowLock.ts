import { sql, type SelectQueryBuilder } from 'kysely';
import { currentOf, type Current } from './current.ts';
import { StoreMisuse } from './errors.ts';
import type { Query } from './order.ts';
import { planOnce } from './plans.ts';
import type { TableShape } from './shape.ts';
import type { RowLock, Tx } from './types.ts';

/**
 * Adds the row lock to a select. They are the locks that PostgreSQL's own foreign keys take: an update does not
 * hold up who refers to the row, a deletion does. SQLite has one writer, so what it reads stays as it was read.
 */
export function withLock(query: Query, current: Current, lock: RowLock, skipHeld: boolean): Query {
  if (current.engine.kind === 'sqlite') return query;
  const locked =
    lock === 'reference' ? query.forKeyShare() : lock === 'change' ? query.forNoKeyUpdate() : query.forUpdate();
  return skipHeld ? locked.skipLocked() : locked;
}

/** Returns a select of one technical table whose rows are locked to be changed, in the order of this column. */
export function lockedBy<D, T extends keyof D, O>(
  tx: Tx,
  query: SelectQueryBuilder<D, T, O>,
  column: keyof D[T] & string,
): SelectQueryBuilder<D, T, O> {
  const current = currentOf(tx);
  checkLockable(current, 'rows');
  return current.engine.kind === 'sqlite' ? query : query.orderBy(sql.ref(column)).forNoKeyUpdate();
}

/** The one order in which many rows are locked, so that two transactions wait for each other and never in a ring. */
export function inLockOrder(query: Query, shape: TableShape): Query {
  return (shape.tenant ? query.orderBy('corp_id') : query).orderBy('id');
}

/** Refuses a lock where nothing can be written: it would end the transaction on PostgreSQL, and mean nothing on SQLite. */
export function checkLockable(current: Current, name: string): void {
  if (current.readOnly) throw new StoreMisuse(`a read-only transaction cannot lock ${name}: use store.write`);
}

/** Waits until no other transaction holds this name, and holds it until the current one ends. */
export async function holdName(current: Current, name: string): Promise<void> {
  checkLockable(current, `"${name}"`);
  if (current.engine.kind === 'sqlite') return;
  const plan = planOnce([name], (param) =>
    current.engine.db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${param(0)}, 0))`.as('held')),
  );
  await current.arrays(plan, []);
}
