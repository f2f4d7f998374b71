import type { Tx } from '../store/types.ts';

/** Tables of what is written with its cause and sent later. A row is due, claimed until `locked_until`, then sent or failed for good. */
type SendQueue = 'outbox' | 'bid_notices';

/** Wait after the first failure, milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 30_000;

/** Returns for how long what failed waits after so many attempts, milliseconds. */
export const waitAfter = (attempts: number): number => FIRST_WAIT_MS * 2 ** (attempts - 1);

/**
 * Claims rows that are due for so many milliseconds, and returns their ids. The update asks again whether a row is free, so that of two
 * processes that saw it one has it; a claim whose process died ends by itself.
 */
export async function claimDue(
  { db, now }: Tx,
  queue: SendQueue,
  { atOnce, forMs }: { atOnce: number; forMs: number },
): Promise<string[]> {
  const due = await db
    .selectFrom(queue)
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  if (due.length === 0) return [];
  const claimed = await db
    .updateTable(queue)
    .set((eb) => ({ locked_until: now + forMs, attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .returning('id')
    .execute();
  return claimed.map(({ id }) => id);
}
