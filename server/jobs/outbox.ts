import { limits } from '#generated/model/limits.gen.ts';
import { administratorsOf, notify } from '../commands/notify.ts';
import type { OutboxMail } from '../commands/postMail.ts';
import { NeverDelivered } from '../mail/neverDelivered.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { claimDue, keepSent, keepUnsent, storableError, waitAfter } from './sendQueue.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two looks into the outbox, milliseconds. */
export const OUTBOX_MS = 2_000;
/** Mails that a process claims at once, and for how long: longer than all of them may take. */
const AT_ONCE = 5;
const CLAIM_MS = 30 * 60_000;
/** Longest wait between two tries. */
const LONGEST_WAIT_MS = 4 * 60 * 60_000;

interface Claimed {
  id: string;
  corpId: string | null;
  recipient: string;
  payload: string;
  attempts: number;
}

/** Claims mails that are due. */
async function claim(tx: Tx): Promise<Claimed[]> {
  const ids = await claimDue(tx, 'outbox', { atOnce: AT_ONCE, forMs: CLAIM_MS });
  if (ids.length === 0) return [];
  return tx.db
    .selectFrom('outbox')
    .select(['id', 'corp_id as corpId', 'recipient', 'payload', 'attempts'])
    .where('id', 'in', ids)
    .orderBy('due_at')
    .execute();
}

/** Returns when a mail that failed is tried again. */
const nextTry = (now: number, attempts: number): number => now + Math.min(LONGEST_WAIT_MS, waitAfter(attempts));

type Parts = Pick<Services, 'store' | 'clock' | 'config' | 'mailer'> & { log: Log };

/** Forgets what a mail says once nobody sends it any more: it may hold a link that opens something. */
const forget = ({ db }: Tx, { id }: Claimed): Promise<unknown> =>
  db.updateTable('outbox').set({ payload: '{}' }).where('id', '=', id).execute();

/** Keeps why a mail was not sent: for good, where the server said so or patience is at its end, else until its next try. */
async function keepFailure(parts: Parts, mail: Claimed, error: Error): Promise<void> {
  const { store, log, clock } = parts;
  const isOver = error instanceof NeverDelivered || mail.attempts >= limits.mailTries;
  log[isOver ? 'error' : 'warn']({ err: error, mailId: mail.id, tries: mail.attempts }, 'a mail was not sent');
  const [now, why] = [clock.now(), storableError(error.message)];
  await store.write(SYSTEM, async (tx) => {
    await keepUnsent(tx, 'outbox', mail.id, { error: why, dueAt: isOver ? null : nextTry(now, mail.attempts) });
    if (!isOver) return;
    await forget(tx, mail);
    await tellFailure(tx, parts, mail, why);
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
        await mailer.send({ ...(JSON.parse(mail.payload) as OutboxMail), to: [mail.recipient], id: mail.id });
      } catch (error) {
        await keepFailure(parts, mail, error instanceof Error ? error : new Error(String(error)));
        continue;
      }
      await store.write(SYSTEM, async (tx) => {
        await keepSent(tx, 'outbox', mail.id);
        await forget(tx, mail);
      });
      sent += 1;
    }
    return sent;
  };
}
