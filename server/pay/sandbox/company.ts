import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock, TradeState } from '../../services.ts';
import { ANSWER_MS, MERCHANT, SIGN_HEADER, signOf } from './protocol.ts';
import type { Notice, SandboxTrade, Trades } from './trades.ts';

/** Callback behaviours of the sandbox, chosen by the payer. */
export const MOODS = ['normal', 'late', 'twice', 'silent', 'wrongAmount', 'wrongSign', 'wrongMerchant'] as const;
export type Mood = (typeof MOODS)[number];

/** Default delay of a late callback, and that of a second one, milliseconds. */
export const LATE_MS = 20_000;
const SECOND_MS = 1_000;
/** A callback that is not taken is sent again after so long, this many times. */
const AGAIN_MS = [2_000, 10_000, 30_000];

const opening = z.object({
  merchant: z.literal(MERCHANT),
  number: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  amount: z.int().check(z.gte(1)),
  currency: z.literal('CNY'),
  subject: z.string().check(z.maxLength(200)),
  expiresAt: z.int(),
  notifyUrl: z.url({ protocol: /^https?$/ }),
});

/** The way of a callback to the merchant, and the timer of what comes late. Tests put something else in its place. */
export interface Post {
  /** Posts a signed body; returns the status of the answer. */
  send(url: string, raw: string, sign: string): Promise<number>;
  later(ms: number, work: () => Promise<void>): void;
}

/** Callbacks over HTTP. */
export const httpPost: Post = {
  async send(url, raw, sign) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGN_HEADER]: sign },
      body: raw,
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'error',
    });
    await reply.arrayBuffer();
    return reply.status;
  },
  later: (ms, work) => void setTimeout(() => void work(), ms).unref(),
};

interface Parts {
  trades: Trades;
  clock: Clock;
  post: Post;
  /** Delay of a late callback, milliseconds. */
  lateMs: number;
  /** Told of callbacks that were not taken. */
  say: (line: string) => void;
}

/**
 * The company behind the sandbox: keeps its trades in its own file, takes payments on its page, and tells the merchant of
 * them with signed callbacks, as it was told to: late, twice, wrong or not at all. What it owes outlives its process.
 */
export class SandboxCompany {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Opens a trade; false where the message is none of the protocol. The same number again is the same trade. */
  open(message: unknown): boolean {
    const asked = opening.safeParse(message);
    if (!asked.success) return false;
    this.#parts.trades.open(asked.data);
    return true;
  }

  /** Returns a trade; one that was never opened is unknown. A trade that is over can no longer be paid. */
  trade(number: string): SandboxTrade {
    return this.#parts.trades.one(number, this.#parts.clock.now());
  }

  /** Closes a trade that waits, and returns it; a paid one stays paid. */
  close(number: string): SandboxTrade {
    this.#parts.trades.close(number);
    return this.trade(number);
  }

  /** Gives all of a paid trade back; false where it was not paid, or cost something else. A second time changes nothing. */
  refund(number: string, amount: unknown): boolean {
    const trade = this.trade(number);
    if (trade.status !== 'paid' || trade.amount !== amount) return false;
    this.#parts.trades.refund(number, this.#parts.clock.now());
    return true;
  }

  /** Takes a payment, and tells of it in the given mood. Returns the trade as it is then; paid before, nothing is told again. */
  pay(number: string, mood: Mood): SandboxTrade {
    const { trades, clock, lateMs } = this.#parts;
    const now = clock.now();
    const txn = `SBX${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const owed = owedFor({ ...this.trade(number), status: 'paid', txn }, mood, { now, lateMs });
    for (const id of trades.pay(number, txn, now, owed) ?? []) this.#schedule(trades.notice(id)!);
    return this.trade(number);
  }

  /** Goes on with the callbacks that it owed when its process ended. */
  resume(): void {
    for (const notice of this.#parts.trades.owed()) this.#schedule(notice);
  }

  #schedule({ id, dueAt }: Notice): void {
    const { post, clock } = this.#parts;
    post.later(Math.max(0, dueAt - clock.now()), () => this.#deliver(id));
  }

  async #deliver(id: number): Promise<void> {
    const { trades, clock, say } = this.#parts;
    const notice = trades.notice(id);
    if (!notice) return;
    const fault = await this.#send(notice);
    if (fault !== null) say(`A callback of the sandbox was not taken: ${fault}`);
    const pause = fault === null ? undefined : AGAIN_MS[notice.tries];
    if (pause === undefined) return trades.drop(id);
    trades.again(id, clock.now() + pause);
    this.#schedule(trades.notice(id)!);
  }

  /** Sends a callback; returns why it was not taken, or null. */
  async #send({ url, raw, isForged }: Notice): Promise<string | null> {
    const { post, trades } = this.#parts;
    try {
      const status = await post.send(url, raw, signOf(isForged ? 'forged' : trades.key, raw));
      return status === 200 ? null : `${url} answered ${status}`;
    } catch (error) {
      return `${url} was not reached (${error instanceof Error ? error.message : String(error)})`;
    }
  }
}

/** Returns the callbacks that a paid trade owes in a mood. */
function owedFor(
  trade: SandboxTrade,
  mood: Mood,
  { now, lateMs }: { now: number; lateMs: number },
): Omit<Notice, 'id' | 'tries'>[] {
  if (mood === 'silent') return [];
  const { number, merchant, status, amount, currency, txn, notifyUrl: url } = trade;
  const wrong: Partial<TradeState> =
    mood === 'wrongAmount' ? { amount: amount + 1 } : mood === 'wrongMerchant' ? { merchant: 'somebody' } : {};
  const raw = JSON.stringify({ number, merchant, status, amount, currency, txn, ...wrong });
  const first = { url, raw, isForged: mood === 'wrongSign', dueAt: now + (mood === 'late' ? lateMs : 0) };
  return mood === 'twice' ? [first, { ...first, dueAt: now + SECOND_MS }] : [first];
}
