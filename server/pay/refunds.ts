import type { Log } from '../log.ts';
import { giveBack } from '../money/guests.ts';
import type { PaymentGateway, Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { claimPayments, type Claimed } from './claim.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

type Parts = Pick<Services, 'store' | 'clock' | 'payments'> & { log: Log };

/**
 * Has all that was paid for a cast given back by the gateway, with the next round of `refundDue`. Nothing goes through the
 * network, so that it stands or falls with what ended the cast. `own` sees its enterprise.
 */
export async function askBack(own: Tx, castId: string): Promise<void> {
  const { numUpdatedRows } = await own.db
    .updateTable('payments')
    .set({ refund: 'due', refund_at: own.now, asks: 0 })
    .where('purpose', '=', 'cast')
    .where('subject_id', '=', castId)
    .where('status', '=', 'paid')
    .where('refund', 'is', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) await own.casts.update(castId, { refund: 'due' });
}

/** Writes down that the gateway gave a payment back: once, whoever asked. */
function keepBack({ store }: Parts, { id, corp_id: corpId, subject_id: castId, ref, amount }: Claimed): Promise<void> {
  return store.write(SYSTEM, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('payments')
      .set({ refund: 'done', refund_at: null })
      .where('id', '=', id)
      .where('refund', '=', 'due')
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    await giveBack(tx, { key: `cast back ${id}`, purse: `cast:${castId}`, ref, corpId, amount });
    await tx.as({ kind: 'system', corpId }).casts.update(castId, { refund: 'done' });
  });
}

/** Gives back what is due at one gateway; returns how many went back. */
async function refundAt(parts: Parts, gateway: PaymentGateway): Promise<number> {
  let given = 0;
  for (const due of await claimPayments(parts, gateway, 'refund')) {
    try {
      await gateway.refund({ number: due.number, amount: due.amount });
      await keepBack(parts, due);
      given += 1;
    } catch (error) {
      // The next round asks again.
      parts.log.warn({ err: error, number: due.number }, 'the payment gateway did not give a payment back');
    }
  }
  return given;
}

/**
 * Gives back what was paid for casts that were not shown (MKT-10), at the gateway and then in the books. Asking twice gives back
 * once: the gateway knows the payment. Returns how many went back.
 */
export async function refundDue(parts: Parts): Promise<number> {
  let given = 0;
  for (const gateway of parts.payments ?? []) given += await refundAt(parts, gateway);
  return given;
}
