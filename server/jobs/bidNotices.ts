import { limits } from '#generated/model/limits.gen.ts';
import type { Log } from '../log.ts';
import { NoAnswer, type Outgoing } from '../outgoing/outgoing.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { claimDue, waitAfter } from './sendQueue.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two looks for notices to outside buyers, milliseconds. */
export const NOTICES_MS = 2_000;
/** Notices that a process claims at once and sends side by side, and for how long: longer than all of them may take. */
const AT_ONCE = 50;
const CLAIM_MS = 60_000;
/** An answer is read so far, and thrown away. */
const ANSWER_BYTES = 65_536;

interface Claimed {
  id: string;
  url: string;
  event: string;
  attempts: number;
}

/** Claims notices that are due. */
async function claim(tx: Tx): Promise<Claimed[]> {
  const ids = await claimDue(tx, 'bid_notices', { atOnce: AT_ONCE, forMs: CLAIM_MS });
  if (ids.length === 0) return [];
  return tx.db.selectFrom('bid_notices').select(['id', 'url', 'event', 'attempts']).where('id', 'in', ids).execute();
}

/** Sends a notice; returns why it was not taken, or null. */
async function failureOf(outgoing: Outgoing, { url }: Claimed): Promise<string | null> {
  try {
    const { status } = await outgoing.send(url, {
      method: 'GET',
      timeMs: limits.outsideNoticeTime,
      waitMs: limits.outsideNoticeTime,
      maxBytes: ANSWER_BYTES,
    });
    return status >= 200 && status < 300 ? null : `HTTP ${status}`;
  } catch (error) {
    if (error instanceof NoAnswer) return error.message;
    throw error;
  }
}

type Parts = Pick<Services, 'store' | 'outgoing'> & { log: Log };

/**
 * Returns what tells outside buyers that they won, lost or are charged (MKT-10), and says how many it told. A notice that was taken is never
 * sent again; one that was not is, a few times, each time later.
 */
export function createBidNotices({ store, log, outgoing }: Parts): () => Promise<number> {
  return async () => {
    const claimed = await store.write(SYSTEM, claim);
    const done = await Promise.all(
      claimed.map(async (notice) => ({ ...notice, failure: await failureOf(outgoing, notice) })),
    );
    if (done.length > 0)
      await store.write(SYSTEM, async ({ db, now }) => {
        for (const { id, attempts, failure } of done) {
          const isOver = attempts >= limits.outsideNoticeTries;
          const waits = isOver ? { failed_at: now } : { due_at: now + waitAfter(attempts) };
          await db
            .updateTable('bid_notices')
            .set({
              locked_until: null,
              error: failure?.slice(0, 500) ?? null,
              ...(failure === null ? { sent_at: now } : waits),
            })
            .where('id', '=', id)
            .execute();
        }
      });
    for (const { id, event, attempts, failure } of done)
      if (failure !== null)
        log.warn({ noticeId: id, event, tries: attempts, failure }, 'a notice of a bid was not taken');
    return done.filter(({ failure }) => failure === null).length;
  };
}
