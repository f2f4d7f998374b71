import { sql } from 'kysely';
import type { Current } from './current.ts';
import { StoreMisuse } from './errors.ts';
import type { Query } from './order.ts';
import { planOnce } from './plans.ts';
import type { TableShape } from './shape.ts';
import type { RowLock } from './types.ts';

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
