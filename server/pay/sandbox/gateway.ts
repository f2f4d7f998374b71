import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Log } from '../../log.ts';
import type { Clock, TradeState } from '../../services.ts';
import type { Store } from '../../store/types.ts';
import { MERCHANT, signOf, type Wire } from './protocol.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Callback behaviours of the sandbox, chosen by the payer. */
export const MOODS = ['normal', 'late', 'twice', 'silent', 'wrongAmount', 'wrongSign', 'wrongMerchant'] as const;
export type Mood = (typeof MOODS)[number];

/** Delay of a late callback, and of a second one, milliseconds. */
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
  notifyPath: z.string().check(z.startsWith('/pay/notify/')),
});

type Parts = { store: Store; clock: Clock; key: string; wire: () => Wire; log: Pick<Log, 'warn'> };

/** A trade as its page shows it. */
export interface SandboxTrade extends TradeState {
  subject: string;
  expiresAt: number;
  notifyPath: string;
  isRefunded: boolean;
}

/**
 * The company behind the sandbox: keeps its trades in its own table, takes payments on its page, and tells the merchant of
 * them with signed callbacks, as it was told to: late, twice, wrong or not at all.
 */
export class SandboxCompany {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Opens a trade; null where the message is none of the protocol. The same number again is the same trade. */
  async open(message: unknown): Promise<boolean> {
    const asked = opening.safeParse(message);
    if (!asked.success) return false;
    const { number, merchant, amount, currency, subject, expiresAt, notifyPath } = asked.data;
    await this.#parts.store.write(SYSTEM, (tx) =>
      tx.db
        .insertInto('sandbox_trades')
        .values({
          number,
          merchant,
          amount,
          currency,
          subject,
          expires_at: expiresAt,
          notify_path: notifyPath,
          status: 'waiting',
        })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .execute(),
    );
    return true;
  }

  /** Returns a trade; one that was never opened is unknown. A trade that is over can no longer be paid. */
  async trade(number: string): Promise<SandboxTrade> {
    const row = await this.#parts.store.read(SYSTEM, (tx) =>
      tx.db.selectFrom('sandbox_trades').selectAll().where('number', '=', number).executeTakeFirst(),
    );
    if (!row)
      return {
        number,
        merchant: MERCHANT,
        status: 'unknown',
        amount: 0,
        currency: 'CNY',
        txn: '',
        subject: '',
        expiresAt: 0,
        notifyPath: '',
        isRefunded: false,
      };
    const isOver = row.status === 'waiting' && row.expires_at <= this.#parts.clock.now();
    return {
      number,
      merchant: row.merchant,
      status: isOver ? 'closed' : (row.status as TradeState['status']),
      amount: row.amount,
      currency: row.currency,
      txn: row.txn ?? '',
      subject: row.subject,
      expiresAt: row.expires_at,
      notifyPath: row.notify_path,
      isRefunded: row.refunded_at !== null,
    };
  }

  /** Closes a trade that waits, and returns it; a paid one stays paid. */
  async close(number: string): Promise<SandboxTrade> {
    await this.#parts.store.write(SYSTEM, (tx) =>
      tx.db
        .updateTable('sandbox_trades')
        .set({ status: 'closed' })
        .where('number', '=', number)
        .where('status', '=', 'waiting')
        .execute(),
    );
    return this.trade(number);
  }

  /** Gives all of a paid trade back; false where it was not paid, or cost something else. A second time changes nothing. */
  async refund(number: string, amount: unknown): Promise<boolean> {
    const { store, clock } = this.#parts;
    const trade = await this.trade(number);
    if (trade.status !== 'paid' || trade.amount !== amount) return false;
    await store.write(SYSTEM, (tx) =>
      tx.db
        .updateTable('sandbox_trades')
        .set({ refunded_at: clock.now() })
        .where('number', '=', number)
        .where('status', '=', 'paid')
        .where('refunded_at', 'is', null)
        .execute(),
    );
    return true;
  }

  /** Takes a payment, and tells of it in the given mood. Returns the trade as it is then; paid before, nothing is told again. */
  async pay(number: string, mood: Mood): Promise<SandboxTrade> {
    const { store, clock } = this.#parts;
    const txn = `SBX${clock.now()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const paid = await store.write(SYSTEM, (tx) =>
      tx.db
        .updateTable('sandbox_trades')
        .set({ status: 'paid', txn, paid_at: clock.now() })
        .where('number', '=', number)
        .where('status', '=', 'waiting')
        .where('expires_at', '>', clock.now())
        .executeTakeFirst(),
    );
    const trade = await this.trade(number);
    if (Number(paid.numUpdatedRows) === 1) this.#tell(trade, mood);
    return trade;
  }

  #tell(trade: SandboxTrade, mood: Mood): void {
    const { wire } = this.#parts;
    if (mood === 'silent') return;
    const wrong: Partial<TradeState> =
      mood === 'wrongAmount' ? { amount: trade.amount + 1 } : mood === 'wrongMerchant' ? { merchant: 'somebody' } : {};
    wire().later(mood === 'late' ? LATE_MS : 0, () => this.#deliver(trade, wrong, mood === 'wrongSign'));
    if (mood === 'twice') wire().later(SECOND_MS, () => this.#deliver(trade, wrong, false));
  }

  async #deliver(trade: SandboxTrade, wrong: Partial<TradeState>, isForged: boolean, tries = 0): Promise<void> {
    const { key, wire, log } = this.#parts;
    const { number, merchant, status, amount, currency, txn } = trade;
    const raw = JSON.stringify({ number, merchant, status, amount, currency, txn, ...wrong });
    const sign = isForged ? signOf('forged', raw) : signOf(key, raw);
    try {
      const reply = await wire().post(trade.notifyPath, raw, sign);
      if (reply.status === 200) return;
      log.warn({ number, status: reply.status }, 'the sandbox was not believed');
    } catch (error) {
      log.warn({ err: error, number }, 'the sandbox reached nobody');
    }
    const pause = AGAIN_MS[tries];
    if (pause !== undefined) wire().later(pause, () => this.#deliver(trade, wrong, isForged, tries + 1));
  }
}
