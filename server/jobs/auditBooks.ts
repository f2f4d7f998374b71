import { sql } from 'kysely';
import type { Log } from '../log.ts';
import { auditBooks } from '../money/audit.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two looks at the clock, milliseconds. */
export const AUDIT_LOOK_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** Hour of UTC at which the books are proved: 3 o'clock at night in China. */
const HOUR = 19;
/** One process proves them, once a night. */
const NIGHT_MS = 20 * HOUR_MS;
/** Rows of a fault that the log shows. */
const SHOWN = 10;

async function isFirst(tx: Tx): Promise<boolean> {
  const until = tx.now + NIGHT_MS;
  await tx.db
    .insertInto('leases')
    .values({ name: 'audit-books', holder: '', until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await tx.db
    .updateTable('leases')
    .set({ until })
    .where('name', '=', 'audit-books')
    .where('until', '<=', tx.now)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

type Parts = Pick<Services, 'store' | 'clock'> & { log: Pick<Log, 'error' | 'info'> };

/** Proves the books each night (MKT-04), and says in the log what does not hold. Resolves to the number of faults, or null by day. */
export function nightlyAudit({ store, clock, log }: Parts): () => Promise<number | null> {
  return async () => {
    if (Math.floor(clock.now() / HOUR_MS) % 24 !== HOUR) return null;
    if (!(await store.write(SYSTEM, isFirst))) return null;
    const faults = await store.read(
      SYSTEM,
      (tx) => auditBooks(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(tx.db)).rows),
      { snapshot: true },
    );
    for (const { says, rows } of faults)
      log.error({ rows: rows.slice(0, SHOWN), count: rows.length }, `the books do not hold: ${says}`);
    if (faults.length === 0) log.info({}, 'the books hold');
    return faults.length;
  };
}
