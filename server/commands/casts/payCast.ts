import type { PaidPayment } from '../../pay/purposes.ts';
import { askBack } from '../../pay/refunds.ts';
import type { Tx } from '../../store/types.ts';
import { advance } from './advance.ts';

/**
 * Moves a cast on that was paid; its money is put by already (server/money/guests.ts). Returns false where it was not to be
 * paid any more, because its time was over: then what came in goes back.
 */
export async function payCast(tx: Tx, { subjectId }: PaidPayment): Promise<boolean> {
  const cast = await tx.as({ kind: 'system', corpId: null }).casts.one(subjectId, { lock: 'change' });
  if (!cast) throw new Error(`a payment is for the cast ${subjectId}, which is not there`);
  const own = tx.as({ kind: 'system', corpId: cast.corpId });
  if (cast.status === 'unpaid' && (cast.until ?? 0) > tx.now) {
    await advance(own, cast);
    return true;
  }
  await askBack(own, cast.id);
  return false;
}
