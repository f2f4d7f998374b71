import { closeSale as close, openSale as open } from '../../commands/sales/goods.ts';
import { acting } from '../verbs.ts';

/** Opens the sale of a slot, and of all of its size: goods that have a price are listed (MKT-07). */
export const openSale = acting('adSlot', 'openSale', ({ corpId, width, height }, { tx }) => ({
  effects: () => open(tx.as({ kind: 'system', corpId }), { width, height }),
}));

/** Closes it: the goods of that size are abandoned for good; what was sold stays sold. */
export const closeSale = acting('adSlot', 'closeSale', ({ corpId, width, height }, { tx }) => ({
  effects: () => close(tx.as({ kind: 'system', corpId }), { width, height }),
}));
