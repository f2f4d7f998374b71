import { refuse } from '../call/refuse.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import type { Line, Movement, MovementKind } from './ledger.ts';
import { post } from './ledger.ts';
import { tell } from './statement.ts';

export { balancesOf } from './ledger.ts';

/** Money for an order. */
export interface OrderMoney {
  /** Names what happens, once: "pay <order id>". The same again changes nothing; with another amount it is refused. */
  key: string;
  /** Purse of the order, "adsOrder:<id>": what it held, paid and got back is counted here. */
  purse: string;
  /** Number of the order, which people read in the finance centre. */
  ref: string;
  /** Corporation that buys. */
  payer: string;
  /** Corporation that sells. */
  payee: string;
  /** Fen, a whole number above zero. */
  amount: number;
  /** Account that caused it. */
  creatorId?: string | null | undefined;
  /** Corporation that the order names as its advertiser, where one buys for another. */
  advertiserId?: string | null | undefined;
}

/** Money that comes from outside. */
export interface Incoming {
  key: string;
  ref: string;
  corpId: string;
  amount: number;
  /** Source: the payment gateway, or by hand. */
  from: 'clearing' | 'bank';
  creatorId?: string | null | undefined;
  /** Corporation that the order names as its advertiser, where the money came for one. */
  advertiserId?: string | null | undefined;
}

/** Amounts that a movement adds to its order's purse. */
interface Change {
  held?: number;
  paid?: number;
  refunded?: number;
}

const openPurse = statement<{ purse: string }>((db, value) =>
  db
    .insertInto('ledger_purses')
    .values({ purse: value('purse'), held: 0, paid: 0, refunded: 0 })
    .onConflict((conflict) => conflict.column('purse').doNothing()),
);

const changePurse = statement<{ purse: string; held: number; paid: number; refunded: number }>((db, value) =>
  db
    .updateTable('ledger_purses')
    .set((eb) => ({
      held: eb('held', '+', value('held')),
      paid: eb('paid', '+', value('paid')),
      refunded: eb('refunded', '+', value('refunded')),
    }))
    .where('purse', '=', value('purse'))
    // Beside the CHECK, so that one who comes too late is refused and nothing is torn down.
    .where((eb) =>
      eb.and([
        eb(eb('held', '+', value('held')), '>=', 0),
        eb(eb('refunded', '+', value('refunded')), '<=', eb('paid', '+', value('paid'))),
      ]),
    ),
);

/** Posts a movement with its lines in the finance centre. Returns false where it was posted before. */
async function move(
  tx: Tx,
  movement: Movement,
  { ref, creatorId, advertiserId }: Pick<OrderMoney, 'ref' | 'creatorId' | 'advertiserId'>,
  first?: () => Promise<void>,
): Promise<boolean> {
  if (!(await post(tx, movement, first))) return false;
  await tell(tx, movement.lines, { kind: movement.kind, ref, creatorId, advertiserId });
  return true;
}

/** Posts a movement of an order; its purse says first whether it may. */
export function moveOrder(
  tx: Tx,
  money: Pick<OrderMoney, 'key' | 'purse' | 'ref' | 'amount' | 'creatorId'>,
  { kind, line, change }: { kind: MovementKind; line: Pick<Line, 'from' | 'to'>; change: Change },
): Promise<boolean> {
  const { key, purse, amount } = money;
  const { held = 0, paid = 0, refunded = 0 } = change;
  return move(tx, { key, kind, purse, lines: [{ ...line, amount }] }, money, async () => {
    await openPurse.run(tx, { purse });
    if ((await changePurse.run(tx, { purse, held, paid, refunded })) !== 1)
      throw refuse(refunded > 0 ? 'REFUND_TOO_HIGH' : 'HOLD_TOO_LOW');
  });
}

/** Puts money from outside into a wallet. Returns false where the key was used before. */
export function recharge(tx: Tx, money: Incoming, kind: 'recharge' | 'credit' = 'recharge'): Promise<boolean> {
  const { key, corpId, amount, from } = money;
  const line: Line = { from: { corpId, kind: from }, to: { corpId, kind: 'wallet' }, amount };
  return move(tx, { key, kind, lines: [line] }, money);
}

/** Takes out of a wallet what went back to its payer by the way on which it came; refuses BALANCE_TOO_LOW. */
export function takeBack(tx: Tx, money: Incoming): Promise<boolean> {
  const { key, corpId, amount, from } = money;
  const line: Line = { from: { corpId, kind: 'wallet' }, to: { corpId, kind: from }, amount };
  return move(tx, { key, kind: 'back', lines: [line] }, money);
}

/** Pays an order from the buyer's wallet to the seller's income; refuses BALANCE_TOO_LOW. Returns false where it was paid before. */
export function pay(tx: Tx, money: OrderMoney): Promise<boolean> {
  const line = { from: { corpId: money.payer, kind: 'wallet' }, to: { corpId: money.payee, kind: 'income' } } as const;
  return moveOrder(tx, money, { kind: 'order', line, change: { paid: money.amount } });
}

/** Puts money of the buyer's wallet aside for an order; refuses BALANCE_TOO_LOW. */
export function hold(tx: Tx, money: OrderMoney): Promise<boolean> {
  const line = { from: { corpId: money.payer, kind: 'wallet' }, to: { corpId: money.payer, kind: 'held' } } as const;
  return moveOrder(tx, money, { kind: 'hold', line, change: { held: money.amount } });
}

/** Pays from what an order put aside; refuses HOLD_TOO_LOW where that is less. */
export function capture(tx: Tx, money: OrderMoney): Promise<boolean> {
  const { payer, payee, amount } = money;
  const line = { from: { corpId: payer, kind: 'held' }, to: { corpId: payee, kind: 'income' } } as const;
  return moveOrder(tx, money, { kind: 'capture', line, change: { held: -amount, paid: amount } });
}

/** Gives back to the wallet what an order put aside; refuses HOLD_TOO_LOW where that is less. */
export function release(tx: Tx, money: OrderMoney): Promise<boolean> {
  const { payer, amount } = money;
  const line = { from: { corpId: payer, kind: 'held' }, to: { corpId: payer, kind: 'wallet' } } as const;
  return moveOrder(tx, money, { kind: 'release', line, change: { held: -amount } });
}

/** Refunds an order from the seller's income to the buyer's wallet; refuses REFUND_TOO_HIGH beyond what was paid. */
export function refund(tx: Tx, money: OrderMoney): Promise<boolean> {
  const { payer, payee, amount } = money;
  const line = { from: { corpId: payee, kind: 'income' }, to: { corpId: payer, kind: 'wallet' } } as const;
  return moveOrder(tx, money, { kind: 'refund', line, change: { refunded: amount } });
}
