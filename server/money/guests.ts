import type { Tx } from '../store/types.ts';
import { moveOrder } from './wallet.ts';

/**
 * Money of somebody who has no wallet: a passer-by who pays for a cast (MKT-10). It stands in the account `guest` of the media
 * owner, which is not the owner's money: it becomes income when the cast was shown, and else goes back the way it came.
 */
interface GuestMoney {
  /** Names what happens, once. */
  key: string;
  /** Purse of what it is for: "cast:<id>". */
  purse: string;
  /** Number that people read in the finance centre. */
  ref: string;
  /** The media owner. */
  corpId: string;
  /** Fen, a whole number above zero. */
  amount: number;
}

/** Puts by what came in through the gateway. Returns false where the key was used before. */
export function putBy(tx: Tx, money: GuestMoney): Promise<boolean> {
  const { corpId, amount } = money;
  const line = { from: { corpId, kind: 'clearing' }, to: { corpId, kind: 'guest' } } as const;
  return moveOrder(tx, money, { kind: 'hold', line, change: { held: amount } });
}

/** Makes income of what was put by; refuses HOLD_TOO_LOW where that is less. */
export function earn(tx: Tx, money: GuestMoney): Promise<boolean> {
  const { corpId, amount } = money;
  const line = { from: { corpId, kind: 'guest' }, to: { corpId, kind: 'income' } } as const;
  return moveOrder(tx, money, { kind: 'capture', line, change: { held: -amount, paid: amount } });
}

/** Writes down that the gateway gave back what was put by; refuses HOLD_TOO_LOW where that is less. */
export function giveBack(tx: Tx, money: GuestMoney): Promise<boolean> {
  const { corpId, amount } = money;
  const line = { from: { corpId, kind: 'guest' }, to: { corpId, kind: 'clearing' } } as const;
  return moveOrder(tx, money, { kind: 'release', line, change: { held: -amount } });
}
