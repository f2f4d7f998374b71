import { sql } from 'kysely';
import { limits } from '#generated/model/limits.gen.ts';
import type { Log } from '../log.ts';
import { NoAnswer, type Outgoing } from '../outgoing/outgoing.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { claimDue, keepSent, keepUnsent, waitAfter } from './sendQueue.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two looks for notices to outside buyers, milliseconds. */
export const NOTICES_MS = 2_000;
/** Notices that a process claims at once and sends side by side, and for how long: longer than all of them may take. */
const AT_ONCE = 50;
const CLAIM_MS = 60_000;
/** Of these are about bids that lost, so that those that hang hold up few others. */
const LOSSES_AT_ONCE = 20;
/** An answer is read so far, and thrown away. */
const ANSWER_BYTES = 65_536;

interface Claimed {
  id: string;
  url: string;
  event: string;
  attempts: number;
}

/**
 * Claims notices that are due: what is charged and won first, and of what lost as many as there is room for. Nobody waits for a billing
 * notice because another bid a lot and lost.
 */
async function claim(tx: Tx): Promise<Claimed[]> {
  const won = await claimDue(tx, 'bid_notices', { atOnce: AT_ONCE, forMs: CLAIM_MS, of: sql`event <> 'loss'` });
  const room = Math.min(LOSSES_AT_ONCE, AT_ONCE - won.length);
  const lost =
    room > 0 ? await claimDue(tx, 'bid_notices', { atOnce: room, forMs: CLAIM_MS, of: sql`event = 'loss'` }) : [];
  const ids = [...won, ...lost];
  if (ids.length === 0) return [];
  return tx.db.selectFrom('bid_notices').select(['id', 'url', 'event', 'attempts']).where('id', 'in', ids).execute();
}

/** Statuses 4xx that are no refusal: it was too slow, too early, or too much. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** Why a notice was not taken. */
interface Failure {
  why: string;
  isForGood: boolean;
}

/** Sends a notice; returns why it was not taken, or null. */
async function failureOf(outgoing: Outgoing, { url }: Claimed): Promise<Failure | null> {
  try {
    const { status } = await outgoing.send(url, {
      method: 'GET',
      timeMs: limits.outsideNoticeTime,
      waitMs: limits.outsideNoticeTime,
      maxBytes: ANSWER_BYTES,
    });
    if (status >= 200 && status < 300) return null;
    return { why: `HTTP ${status}`, isForGood: status >= 400 && status < 500 && !LATER.has(status) };
  } catch (error) {
    if (error instanceof NoAnswer) return { why: error.message, isForGood: false };
    throw error;
  }
}

type Parts = Pick<Services, 'store' | 'outgoing'> & { log: Log };

/** Sends a notice and keeps what came of it, whatever becomes of those beside it. Returns whether it was taken. */
async function tell({ store, log, outgoing }: Parts, notice: Claimed): Promise<boolean> {
  const { id, event, attempts } = notice;
  const failure = await failureOf(outgoing, notice);
  if (!failure) {
    await store.write(SYSTEM, (tx) => keepSent(tx, 'bid_notices', id));
    return true;
  }
  const isOver = failure.isForGood || attempts >= limits.outsideNoticeTries;
  await store.write(SYSTEM, (tx) =>
    keepUnsent(tx, 'bid_notices', id, { error: failure.why, dueAt: isOver ? null : tx.now + waitAfter(attempts) }),
  );
  log.warn({ noticeId: id, event, tries: attempts, failure: failure.why, isOver }, 'a notice of a bid was not taken');
  return false;
}

/**
 * Returns what tells outside buyers that they won, lost or are charged (MKT-10), and says how many it told. A notice that was taken is never
 * sent again, nor is one that was refused; others are, a few times, each time later.
 */
export function createBidNotices(parts: Parts): () => Promise<number> {
  return async () => {
    const claimed = await parts.store.write(SYSTEM, claim);
    const told = await Promise.allSettled(claimed.map((notice) => tell(parts, notice)));
    const faults = told.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (faults.length > 0) throw new AggregateError(faults, 'what came of notices could not be kept');
    return told.filter((one) => one.status === 'fulfilled' && one.value).length;
  };
}
