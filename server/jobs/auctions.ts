import { holdAuctions } from '../commands/auctions/hold.ts';
import { proveAuctions } from '../commands/auctions/prove.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Store, Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Returns the media owners with plays to sell by auction, or to charge. */
async function ownersOf(tx: Tx): Promise<string[]> {
  const all = tx.acrossCorps('the auctions of all media owners');
  const bids = await all
    .selectFrom('ads_orders')
    .select('corp_id')
    .distinct()
    .where('status', '=', 'ongoing')
    .where('selling_mode', '=', 'rtb')
    .execute();
  const won = await all.selectFrom('auctions').select('corp_id').distinct().where('status', '=', 'won').execute();
  return [...new Set([...bids, ...won].map((row) => row.corp_id))].toSorted();
}

/** What became of the auctions of one tick. */
export interface AuctionsRun {
  held: number;
  charged: number;
  /** What kept a media owner's from it, each named; the next tick tries again. */
  failed: readonly Error[];
}

/**
 * Charges what was shown and sells the plays of the next minutes (MKT-10), each media owner in a transaction of its own. By the one process
 * that holds the lease of the tick: so no two auctions promise the same money.
 */
export async function runAuctions(store: Store): Promise<AuctionsRun> {
  let [held, charged] = [0, 0];
  const failed: Error[] = [];
  for (const corpId of await store.read(SYSTEM, ownersOf))
    try {
      await store.write({ kind: 'system', corpId }, async (own) => {
        charged += await proveAuctions(own, corpId);
        held += await holdAuctions(own, corpId);
      });
    } catch (error) {
      failed.push(new Error(`auctions of ${corpId} could not be held`, { cause: error }));
    }
  return { held, charged, failed };
}

/** Forgets auctions with their explanations after `limits.auctionKept`; what they cost stands at their orders. Returns how many. */
export async function sweepAuctions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx
    .acrossCorps('auctions of all media owners that are long over')
    .deleteFrom('auctions')
    .where('due_at', '<', tx.now - limits.auctionKept)
    .where('status', '!=', 'won')
    .executeTakeFirst();
  return Number(numDeletedRows);
}
