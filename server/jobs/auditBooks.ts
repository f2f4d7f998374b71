import { sql } from 'kysely';
import { administratorsOf, notify } from '../commands/notify.ts';
import type { Log } from '../log.ts';
import { auditBooks, proofs, type Fault } from '../money/audit.ts';
import { systemOf } from '../policies/sessionUser.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two looks, milliseconds: what is cheap to prove is proved at each. */
export const AUDIT_LOOK_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Hour of UTC at which the books are proved whole: 3 o'clock at night in China. */
const HOUR = 19;
/** One process proves them, once a night; and once a minute what is cheap, but for the time that a clock is off. */
const NIGHT_MS = 20 * HOUR_MS;
const MINUTE_MS = 55_000;
/** Rows of a fault that the log and the store show. */
const SHOWN = 10;

async function isFirst(tx: Tx, name: string, forMs: number): Promise<boolean> {
  await tx.db
    .insertInto('leases')
    .values({ name, holder: '', until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await tx.db
    .updateTable('leases')
    .set({ until: tx.now + forMs })
    .where('name', '=', name)
    .where('until', '<=', tx.now)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

type Parts = Pick<Services, 'store' | 'clock' | 'config'> & { log: Pick<Log, 'error' | 'info'> };

/** Returns the proofs that this process is to make now: all by night, else those that are cheap or failed an hour ago; null: none. */
async function proofsDue({ store, clock }: Parts): Promise<typeof proofs | null> {
  const isNight = Math.floor(clock.now() / HOUR_MS) % 24 === HOUR;
  if (isNight && (await store.write(SYSTEM, (tx) => isFirst(tx, 'audit-books', NIGHT_MS)))) return proofs;
  if (!(await store.write(SYSTEM, (tx) => isFirst(tx, 'audit-sums', MINUTE_MS)))) return null;
  const old = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('books_faults')
      .select('says')
      .where('seen_at', '<=', tx.now - HOUR_MS)
      .execute(),
  );
  const failed = new Set(old.map(({ says }) => says));
  return proofs.filter(({ says, isCheap }) => isCheap === true || failed.has(says));
}

const textOf = (rows: Fault['rows']): string =>
  JSON.stringify(rows.slice(0, SHOWN), (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));

/** Tells the administrators of the platform (sessionUser.ts) of a fault that was not there before: what is wrong, and since when. */
async function tellPlatform(tx: Tx, parts: Parts, says: string): Promise<void> {
  const roots = await tx.corporations.find((eb) => eb('superior_id', 'is', null), { fields: ['customerType'] });
  for (const { id, customerType } of roots)
    if (systemOf(customerType) === 'YXF')
      await notify(tx, parts, await administratorsOf(tx, id), {
        kind: 'booksWrong',
        entity: 'walletRecord',
        recordId: id,
        subject: says,
        dueAt: tx.now,
        cause: `booksWrong ${says} ${tx.now}`,
      });
}

/** Keeps what proofs have found, for /health; forgets what holds again. Returns the faults that were not there before. */
async function keep(tx: Tx, parts: Parts, asked: readonly string[], faults: readonly Fault[]): Promise<Set<string>> {
  const wrong = new Set(faults.map(({ says }) => says));
  const known = new Set((await tx.db.selectFrom('books_faults').select('says').execute()).map(({ says }) => says));
  const fresh = new Set([...wrong].filter((says) => !known.has(says)));
  for (const says of asked)
    if (known.has(says) && !wrong.has(says)) await tx.db.deleteFrom('books_faults').where('says', '=', says).execute();
  for (const { says, rows } of faults) {
    const seen = { found: rows.length, seen_at: tx.now, sample: textOf(rows) };
    await tx.db
      .insertInto('books_faults')
      .values({ says, since: tx.now, ...seen })
      .onConflict((conflict) => conflict.column('says').doUpdateSet(seen))
      .execute();
  }
  for (const says of fresh) await tellPlatform(tx, parts, says);
  return fresh;
}

/**
 * Proves the books (MKT-04): each night whole, and each minute that no money was made or lost. What does not hold stands in the log and
 * makes /health degraded until it holds, and the administrators of the platform are told once. Resolves to the number of faults, or
 * null where another process is at it.
 */
export function watchBooks(parts: Parts): () => Promise<number | null> {
  const { store, log } = parts;
  return async () => {
    const due = await proofsDue(parts);
    if (due === null) return null;
    const faults = await store.read(
      SYSTEM,
      (tx) =>
        auditBooks(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(tx.db)).rows, tx.now, due),
      { snapshot: true },
    );
    const asked = due.map(({ says }) => says);
    const fresh = await store.write(SYSTEM, (tx) => keep(tx, parts, asked, faults));
    for (const { says, rows } of faults)
      if (fresh.has(says) || due === proofs)
        log.error({ rows: rows.slice(0, SHOWN), count: rows.length }, `the books do not hold: ${says}`);
    if (due === proofs && faults.length === 0) log.info({}, 'the books hold');
    return faults.length;
  };
}
