import { refuse } from '../../call/refuse.ts';
import { closeSale as close, isSoldUnseen, openSale as open } from '../../commands/sales/goods.ts';
import { acting } from '../verbs.ts';

/** Opens the sale of a slot, and of all of its size: goods that have a price are listed (MKT-07). Refuses SLOT_UNSEEN. */
export const openSale = acting('adSlot', 'openSale', async (slot, { tx }) => {
  const own = tx.as({ kind: 'system', corpId: slot.corpId });
  if (await isSoldUnseen(own, slot)) throw refuse('SLOT_UNSEEN');
  return { effects: () => open(own, slot) };
});

/** Closes it: the goods of that size are abandoned for good; what was sold stays sold. */
export const closeSale = acting('adSlot', 'closeSale', ({ corpId, width, height }, { tx }) => ({
  effects: () => close(tx.as({ kind: 'system', corpId }), { width, height }),
}));
