import { limits } from '#generated/model/limits.gen.ts';
import type { Log } from '../log.ts';
import type { PaymentGateway, Services } from '../services.ts';
import { isContent } from './callback.ts';
import { claimPayments, type Claimed } from './claim.ts';
import { askLeft } from './leftTrades.ts';
import { bookReturns } from './returns.ts';
import { settle } from './settle.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Time between two rounds, milliseconds. */
export const RECONCILE_MS = 5_000;
type Parts = Pick<Services, 'store' | 'clock' | 'payments'> & { log: Log };

/** Keeps that a payment cannot be paid any more; asks once more much later, since a gateway is not always of its word. */
function keepClosed({ store, clock }: Parts, gateway: PaymentGateway, due: Claimed): Promise<unknown> {
  const isLast = due.status === 'closed';
  return store.write(SYSTEM, (tx) =>
    tx.db
      .updateTable('payments')
      .set({ status: 'closed', ask_at: isLast ? null : clock.now() + limits.payAskLate })
      .where('id', '=', due.id)
      .where('status', '<>', 'paid')
      // Another trade that took its place meanwhile is not the one that was closed.
      .where('gateway', '=', gateway.name)
      .where((eb) => eb(eb.fn.coalesce('trade', 'number'), '=', due.number))
      .execute(),
  );
}

/** Asks one gateway for its payments; returns how many were settled. */
async function askFor(parts: Parts, gateway: PaymentGateway, now: number): Promise<number> {
  let settled = 0;
  for (const due of await claimPayments(parts, gateway, 'state')) {
    try {
      const isOver = due.expires_at <= now;
      const state = isOver ? await gateway.close(due.number) : await gateway.query(due.number);
      if (state.status === 'paid') {
        const verdict = await parts.store.write(SYSTEM, (tx) => settle(tx, state, gateway));
        if (verdict === 'paid') settled += 1;
        else if (!isContent(verdict))
          parts.log.error({ number: due.number, verdict }, 'a paid trade does not fit its payment');
      } else if (isOver) await keepClosed(parts, gateway, due);
    } catch (error) {
      // The next round asks again.
      parts.log.warn({ err: error, number: due.number }, 'the payment gateway did not answer');
    }
  }
  return settled;
}

/**
 * Asks each gateway for the payments that were opened and not told of (C18): what was paid is settled, what is over is
 * closed there first. Returns how many were settled.
 */
export async function reconcile(parts: Parts): Promise<number> {
  const gateways = parts.payments;
  if (!gateways) return 0;
  // Of one moment, that at which the round was let run: a clock that jumps while a gateway is slow closes nothing.
  const now = parts.clock.now();
  let settled = 0;
  for (const gateway of gateways) {
    settled += await askFor(parts, gateway, now);
    await askLeft(parts, gateway, now);
  }
  await closeUnopened(parts, now);
  await bookReturns(parts);
  return settled;
}

/** Payments that nobody ever opened end by the clock: the gateway has never heard of them. */
function closeUnopened({ store }: Parts, now: number): Promise<unknown> {
  return store.write(SYSTEM, (tx) =>
    tx.db
      .updateTable('payments')
      .set({ status: 'closed' })
      .where('status', '=', 'pending')
      .where('gateway', 'is', null)
      .where('expires_at', '<=', now)
      .execute(),
  );
}
