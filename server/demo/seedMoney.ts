import type { MarketOrderStored } from '#generated/server/market-orders.gen.ts';
import { deliver, paidColumns, termsOf } from '../commands/marketOrder.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { recharge } from '../money/wallet.ts';
import { known, type DemoContext } from './context.ts';

const HOUR_MS = 3_600_000;

type DemoOrder = Pick<MarketOrderStored, 'appType' | 'quantity' | 'years' | 'method' | 'status'> & {
  /** Hours since it was ordered. */
  hoursAgo: number;
};

/** Orders of the media owner: what it paid, what it let go, and what still waits. */
const orders: readonly DemoOrder[] = [
  { appType: 'android', quantity: 4, years: 1, method: 'online', status: 'paid', hoursAgo: 26 },
  { appType: 'windows', quantity: 2, years: 2, method: 'online', status: 'cancelled', hoursAgo: 50 },
  { appType: 'windows', quantity: 2, years: 1, method: 'online', status: 'paid', hoursAgo: 5 },
  { appType: 'android', quantity: 10, years: 1, method: 'offline', status: 'pending', hoursAgo: 3 },
  { appType: 'android', quantity: 2, years: 1, method: 'online', status: 'pending', hoursAgo: 0 },
];

/** Recharges, in yuan. */
const recharges = { owner: [5_000, 3_000], advertiser: [8_000], agency: [20_000] } as const;

/** Fills wallets and orders points (MKT-01, MKT-04); all that is moved goes through the ledger. */
export async function seedMoney(demo: DemoContext): Promise<void> {
  const { tx, now, corporations, accounts } = demo;
  const creatorId = known(accounts, 'operator');
  for (const [key, amounts] of Object.entries(recharges) as [keyof typeof recharges, readonly number[]][])
    for (const yuan of amounts) {
      const { id: corpId } = known(corporations, key);
      const ref = await nextNumber(tx, 'recharge');
      const money = { key: `demo ${ref}`, ref, corpId, amount: yuan * 100, from: 'bank' } as const;
      await recharge(tx, { ...money, creatorId: key === 'owner' ? creatorId : null });
    }
  const own = tx.as({ kind: 'system', corpId: known(corporations, 'owner').id });
  for (const { hoursAgo, status, ...asked } of orders) {
    const createdAt = now - hoursAgo * HOUR_MS;
    const order = await own.marketOrders.insert({
      ...asked,
      ...termsOf(asked, createdAt),
      number: await nextNumber(tx, 'marketOrder'),
      status,
      paid: 0,
      creatorId,
      createdAt,
    });
    if (status !== 'paid') continue;
    const paid = await own.marketOrders.update(order.id, paidColumns(order, createdAt));
    if (paid) await deliver(tx, paid, creatorId);
  }
}
