import { limits } from '#generated/model/limits.gen.ts';
import type { PaymentGateway, Services } from '../services.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Payments that one round asks for. */
const AT_ONCE = 50;

/** Why the gateway is asked for payments: what became of them, or to give them back. */
type Question = 'state' | 'refund';

/**
 * Claims payments of which the gateway is to be asked. Whoever claims one moves its next question, so that of two processes one
 * asks; the pause doubles up to limits.payAskLongest.
 */
export function claimPayments(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  gateway: PaymentGateway,
  question: Question,
) {
  const now = clock.now();
  const dueAt = question === 'state' ? 'ask_at' : 'refund_at';
  return store.write(SYSTEM, async (tx) => {
    const due = await tx.db
      .selectFrom('payments')
      .select(['id', 'asks'])
      .where(dueAt, '<=', now)
      .where((eb) => (question === 'state' ? eb('status', '<>', 'paid') : eb('refund', '=', 'due')))
      .where('gateway', '=', gateway.name)
      .orderBy(dueAt)
      .limit(AT_ONCE)
      .execute();
    const claimed = [];
    for (const { id, asks } of due) {
      const pause = Math.min(limits.payAskLongest, limits.payAsk * 2 ** asks);
      const row = await tx.db
        .updateTable('payments')
        .set({ [dueAt]: now + pause, asks: asks + 1 })
        .where('id', '=', id)
        .where('asks', '=', asks)
        .where((eb) => (question === 'state' ? eb('status', '<>', 'paid') : eb('refund', '=', 'due')))
        .where('gateway', '=', gateway.name)
        .returning(['id', 'corp_id', 'subject_id', 'ref', 'amount', 'expires_at', 'status'])
        // Of the trade, by which the gateway knows it.
        .returning((eb) => eb.fn.coalesce('trade', 'number').as('number'))
        .executeTakeFirst();
      if (row) claimed.push(row);
    }
    return claimed;
  });
}

/** A payment of which the gateway is asked now. */
export type Claimed = Awaited<ReturnType<typeof claimPayments>>[number];
