import { limits } from '#generated/model/limits.gen.ts';
import type { Log } from '../log.ts';
import type { PaymentGateway, Services } from '../services.ts';
import { settle } from './settle.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Trades that one round asks for. */
const AT_ONCE = 50;

type Parts = Pick<Services, 'store' | 'clock'> & { log: Log };

/** Claims trades that were left and are to be asked for, as claim.ts does it for those of payments. */
function claimLeft({ store, clock }: Parts, gateway: PaymentGateway) {
  const now = clock.now();
  return store.write(SYSTEM, async (tx) => {
    const due = await tx.db
      .selectFrom('payment_trades as t')
      .innerJoin('payments as p', 'p.id', 't.payment_id')
      .select(['t.number', 't.status', 't.refund', 't.asks', 'p.amount', 'p.expires_at'])
      .where('t.gateway', '=', gateway.name)
      .where('t.ask_at', '<=', now)
      .orderBy('t.ask_at')
      .limit(AT_ONCE)
      .execute();
    const claimed = [];
    for (const trade of due) {
      const { numUpdatedRows } = await tx.db
        .updateTable('payment_trades')
        .set({ ask_at: now + Math.min(limits.payAskLongest, limits.payAsk * 2 ** trade.asks), asks: trade.asks + 1 })
        .where('gateway', '=', gateway.name)
        .where('number', '=', trade.number)
        .where('asks', '=', trade.asks)
        .where('ask_at', '<=', now)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 1) claimed.push(trade);
    }
    return claimed;
  });
}

type Left = Awaited<ReturnType<typeof claimLeft>>[number];

/** Gives back what was paid a second time. Asking twice gives back once. */
async function giveBack({ store, log }: Parts, gateway: PaymentGateway, { number, amount }: Left): Promise<void> {
  await gateway.refund({ number, amount });
  await store.write(SYSTEM, (tx) =>
    tx.db
      .updateTable('payment_trades')
      .set({ refund: 'done', ask_at: null })
      .where('gateway', '=', gateway.name)
      .where('number', '=', number)
      .where('refund', '=', 'due')
      .execute(),
  );
  log.warn({ number, gateway: gateway.name, amount }, 'what was paid a second time went back');
}

/** Keeps that nobody can pay a trade any more; it is asked for once more much later, since a gateway is not always of its word. */
const keepClosed = ({ store, clock }: Parts, gateway: PaymentGateway, { number, status }: Left) =>
  store.write(SYSTEM, (tx) =>
    tx.db
      .updateTable('payment_trades')
      .set({ status: 'closed', ask_at: status === 'closed' ? null : clock.now() + limits.payAskLate })
      .where('gateway', '=', gateway.name)
      .where('number', '=', number)
      .where('status', '<>', 'paid')
      .execute(),
  );

async function ask(parts: Parts, gateway: PaymentGateway, left: Left, now: number): Promise<void> {
  if (left.refund === 'due') return giveBack(parts, gateway, left);
  const state = await gateway.close(left.number);
  if (state.status === 'paid') {
    const verdict = await parts.store.write(SYSTEM, (tx) => settle(tx, state, gateway));
    parts.log.warn({ number: left.number, gateway: gateway.name, verdict }, 'a trade that was left was paid');
  } else if (left.expires_at <= now) await keepClosed(parts, gateway, left);
}

/**
 * Has the trades of a gateway closed that were left for another one, until their payments are over: one that was paid after all
 * is settled, or goes back where its payment was paid by another.
 */
export async function askLeft(parts: Parts, gateway: PaymentGateway, now: number): Promise<void> {
  for (const left of await claimLeft(parts, gateway)) {
    try {
      await ask(parts, gateway, left, now);
    } catch (error) {
      // The next round asks again.
      parts.log.warn({ err: error, number: left.number }, 'the payment gateway did not answer');
    }
  }
}
