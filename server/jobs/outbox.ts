import { limits } from '#generated/model/limits.gen.ts';
import { administratorsOf, notify } from '../commands/notify.ts';
import type { KeptMail } from '../commands/postMail.ts';
import { NeverDelivered } from '../mail/neverDelivered.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two looks into the outbox, milliseconds. */
export const OUTBOX_MS = 2_000;
/** Mails that a process claims at once, and for how long: longer than all of them may take. */
const AT_ONCE = 5;
const CLAIM_MS = 30 * 60_000;
/** Wait after the first failure; it doubles with each further one, up to the longest. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 4 * 60 * 60_000;

interface Claimed {
  id: string;
  corpId: string | null;
  recipient: string;
  payload: string;
  attempts: number;
}

/**
 * Claims mails that are due. The update asks again whether a mail is free, so that of two processes that saw it one has
 * it; a claim whose process died ends by itself.
 */
async function claim(tx: Tx): Promise<Claimed[]> {
  const { db, now } = tx;
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0) return [];
  return db
    .updateTable('outbox')
    .set((eb) => ({ locked_until: now + CLAIM_MS, attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .returning(['id', 'corp_id as corpId', 'recipient', 'payload', 'attempts'])
    .execute();
}

/** Returns when a mail that failed is tried again. */
const nextTry = (now: number, attempts: number): number =>
  now + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));

type Parts = Pick<Services, 'store' | 'clock' | 'config' | 'mailer'> & { log: Log };

/** Keeps why a mail was not sent: for good, where the server said so or patience is at its end, else until its next try. */
async function keepFailure(parts: Parts, mail: Claimed, error: Error): Promise<void> {
  const { store, log, clock } = parts;
  const isOver = error instanceof NeverDelivered || mail.attempts >= limits.mailTries;
  log[isOver ? 'error' : 'warn']({ err: error, mailId: mail.id, tries: mail.attempts }, 'a mail was not sent');
  const now = clock.now();
  const text = error.message.slice(0, 500);
  await store.write(SYSTEM, async (tx) => {
    await tx.db
      .updateTable('outbox')
      .set({
        locked_until: null,
        error: text,
        ...(isOver ? { failed_at: now } : { due_at: nextTry(now, mail.attempts) }),
      })
      .where('id', '=', mail.id)
      .execute();
    if (isOver) await tellFailure(tx, parts, mail, text);
  });
}

/** Tells the administrators of an enterprise of a mail that nobody gets. */
async function tellFailure(tx: Tx, parts: Parts, { corpId, recipient }: Claimed, error: string): Promise<void> {
  if (corpId === null) return;
  const day = new Date(tx.now).toISOString().slice(0, 10);
  await notify(tx, parts, await administratorsOf(tx, corpId), {
    kind: 'mailFailed',
    entity: 'warningSetting',
    recordId: '',
    subject: recipient,
    detail: error,
    cause: `mailFailed ${recipient} ${day}`,
  });
}

/**
 * Returns what sends the mails that are due, one after the other, and says how many it sent. A mail is marked as soon as
 * the server has taken it; if this process dies between the two, it is sent again later with the same Message-ID.
 */
export function createPostman(parts: Parts): () => Promise<number> {
  const { store, mailer } = parts;
  return async () => {
    let sent = 0;
    for (const mail of await store.write(SYSTEM, claim)) {
      try {
        await mailer.send({ ...(JSON.parse(mail.payload) as KeptMail), to: [mail.recipient], id: mail.id });
      } catch (error) {
        await keepFailure(parts, mail, error instanceof Error ? error : new Error(String(error)));
        continue;
      }
      await store.write(SYSTEM, (tx) =>
        tx.db
          .updateTable('outbox')
          .set({ sent_at: tx.now, locked_until: null, error: null, payload: '{}' })
          .where('id', '=', mail.id)
          .execute(),
      );
      sent += 1;
    }
    return sent;
  };
}
