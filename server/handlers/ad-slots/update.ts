import { followSlot } from '../../commands/sales/goods.ts';
import { updating } from '../verbs.ts';

/** Changes a slot; its goods follow its name, size and places (MKT-07). */
export const update = updating('adSlot', ({ corpId }, _merged, { tx }) => ({
  effects: (slot) => followSlot(tx.as({ kind: 'system', corpId }), slot),
}));
