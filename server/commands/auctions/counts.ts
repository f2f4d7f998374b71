import type { Tx } from '../../store/types.ts';
import type { Entrant } from './entrants.ts';

/** Numbers of auctions entered and won, by order id. */
export type Counts = Map<string, { auctions: number; wins: number }>;

/** Adds to orders how often they took part and won; without changing `rev`: an auction is no conflict for who changes a bid. */
export async function countAuctions(own: Tx, corpId: string, counts: Counts): Promise<void> {
  const alike = Map.groupBy(counts, ([, { auctions, wins }]) => `${auctions} ${wins}`);
  for (const orders of alike.values()) {
    const [, { auctions, wins }] = orders[0]!;
    await own
      .ofCorp(corpId)
      .updateTable('ads_orders')
      .set((eb) => ({
        auctions: eb(eb.fn.coalesce('auctions', eb.lit(0)), '+', auctions),
        wins: eb(eb.fn.coalesce('wins', eb.lit(0)), '+', wins),
      }))
      .where(
        'id',
        'in',
        orders.map(([id]) => id),
      )
      .execute();
  }
}

/** Adds who took part and who won to what was counted before. */
export function addCounts(counts: Counts, entrants: readonly Entrant[], best: Entrant | undefined) {
  for (const id of new Set(entrants.flatMap(({ order }) => order?.id ?? []))) {
    const { auctions, wins } = counts.get(id) ?? { auctions: 0, wins: 0 };
    counts.set(id, { auctions: auctions + 1, wins: wins + (best?.order?.id === id ? 1 : 0) });
  }
}
