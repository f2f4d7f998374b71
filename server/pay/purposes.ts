import { payCast } from '../commands/casts/payCast.ts';
import { payMarketOrder } from '../commands/marketOrder.ts';
import { payAdsOrder, payPlaced, placedTogether } from '../commands/sales/payOrder.ts';
import type { Tx } from '../store/types.ts';

/** A payment that has come in; its amount is in the wallet of its corporation already. */
export interface PaidPayment {
  id: string;
  corpId: string;
  creatorId: string | null;
  subjectId: string;
  ref: string;
  /** Fen. */
  amount: number;
}

/**
 * What a payment is for, with what it buys: true where it was bought, false where that is not possible any more and the
 * money stays in the wallet, `part` where that is so of some of it. Of orders that were placed together the subject is what
 * they share (`placedWith`). A cast is paid by somebody who has none: what it did not buy goes back (refunds.ts).
 */
export const purposes = {
  recharge: async () => true,
  marketOrder: (tx: Tx, { subjectId, creatorId }: PaidPayment) => payMarketOrder(tx, subjectId, { creatorId }),
  adsOrder: (tx: Tx, { subjectId, creatorId }: PaidPayment) => payAdsOrder(tx, subjectId, creatorId),
  adsOrders: (tx: Tx, { subjectId, creatorId, amount }: PaidPayment) =>
    payPlaced(tx, { placedWith: subjectId, creatorId, amount }),
  cast: payCast,
} as const satisfies Record<string, (tx: Tx, payment: PaidPayment) => Promise<boolean | 'part'>>;

export type Purpose = keyof typeof purposes;

/**
 * Locks what a payment is for before its money moves: in the order in which a payment from the wallet takes both. Returns the
 * advertiser whom it concerns; null where it is nobody but who pays.
 */
export async function lockSubject(tx: Tx, purpose: Purpose, id: string): Promise<string | null> {
  const whole = tx.as({ kind: 'system', corpId: null });
  if (purpose === 'marketOrder') await whole.marketOrders.one(id, { fields: ['id'], lock: 'change' });
  if (purpose === 'adsOrders') return (await placedTogether(tx, id))[0]?.advertiserId ?? null;
  if (purpose !== 'adsOrder') return null;
  return (await whole.adsOrders.one(id, { fields: ['advertiserId'], lock: 'change' }))?.advertiserId ?? null;
}

/** Returns what a stored name stands for. */
export function purposeOf(name: string): Purpose {
  if (!(name in purposes)) throw new Error(`a payment for "${name}" is none of ours`);
  return name as Purpose;
}
