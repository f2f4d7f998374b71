import type { RawBuilder } from 'kysely';
import { storable } from '../store/storable.ts';
import type { Tx } from '../store/types.ts';

/** Tables of what is written with its cause and sent later. A row is due, claimed until `locked_until`, then sent or failed for good. */
type SendQueue = 'outbox' | 'bid_notices';

/** Wait after the first failure, milliseconds; it doubles with each further one. */
const FIRST_WAIT_MS = 30_000;

/** Returns for how long what failed waits after so many attempts, milliseconds. */
export const waitAfter = (attempts: number): number => FIRST_WAIT_MS * 2 ** (attempts - 1);

interface Claim {
  atOnce: number;
  forMs: number;
  /** Of which rows; absent: of all. */
  of?: RawBuilder<boolean>;
}

/**
 * Claims rows that are due for so many milliseconds, and returns their ids. The update asks again whether a row is free, so that of two
 * processes that saw it one has it; a claim whose process died ends by itself.
 */
export async function claimDue({ db, now }: Tx, queue: SendQueue, { atOnce, forMs, of }: Claim): Promise<string[]> {
  const rows = db.selectFrom(queue);
  const due = await (of ? rows.where(of) : rows)
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

/** Signs of an error that are kept. */
const ERROR_LENGTH = 500;

/** Returns what of an error is kept, and told: a server may say anything. */
export const storableError = (message: string): string => storable(message, ERROR_LENGTH);

/** Keeps that what was claimed has been sent. */
export const keepSent = ({ db, now }: Tx, queue: SendQueue, id: string): Promise<unknown> =>
  db.updateTable(queue).set({ sent_at: now, locked_until: null, error: null }).where('id', '=', id).execute();

/** Keeps why it was not; it is tried again at `dueAt`, or with null never. */
export async function keepUnsent(
  { db, now }: Tx,
  queue: SendQueue,
  id: string,
  { error, dueAt }: { error: string; dueAt: number | null },
): Promise<void> {
  await db
    .updateTable(queue)
    .set({
      locked_until: null,
      error: storableError(error),
      ...(dueAt === null ? { failed_at: now } : { due_at: dueAt }),
    })
    .where('id', '=', id)
    .execute();
}
