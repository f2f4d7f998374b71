import { holdAuctions } from '../commands/auctions/hold.ts';
import { Asked } from '../commands/auctions/outside/asked.ts';
import { callOut, type Outside } from '../commands/auctions/outside/callOut.ts';
import { planOf, type Question } from '../commands/auctions/outside/plan.ts';
import { proveAuctions } from '../commands/auctions/prove.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { Lanes } from '../lanes.ts';
import type { Services } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Auctions that are deleted in one transaction. */
const AT_ONCE = 2000;

/** Returns the media owners with plays to sell by auction. */
async function sellingOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .acrossCorps('the orders that bid of all media owners')
    .selectFrom('ads_orders')
    .select('corp_id')
    .distinct()
    .where('status', '=', 'ongoing')
    .where('selling_mode', '=', 'rtb')
    .execute();
  return rows.map((row) => row.corp_id).toSorted();
}

/** Returns the media owners with plays to charge, or to give up. */
async function chargedOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .acrossCorps('the auctions of all media owners')
    .selectFrom('auctions')
    .select('corp_id')
    .distinct()
    .where('status', '=', 'won')
    .execute();
  return rows.map((row) => row.corp_id).toSorted();
}

type Parts = Pick<Services, 'store' | 'clock' | 'config' | 'outgoing'>;

/** Outcome of the auctions of one tick. */
export interface AuctionsRun {
  /** Auctions that were held, or charged. */
  done: number;
  /** Errors, each naming its media owner; the next tick tries again. */
  failed: readonly Error[];
}

/** Returns the media owners with orders for which outside buyers bid. */
async function ownersAskingOutside(tx: Tx): Promise<string[]> {
  const rows = await tx
    .acrossCorps('the orders of all media owners for which outside buyers bid')
    .selectFrom('ads_orders')
    .select('corp_id')
    .distinct()
    .where('status', '=', 'ongoing')
    .where('selling_mode', '=', 'rtb')
    .where('partner_id', 'is not', null)
    .execute();
  return rows.map((row) => row.corp_id).toSorted();
}

/** Says whether nothing was sent, since the host of the buyer had too much to answer: it is asked again in the next tick. */
const isUnsent = ({ lots }: Outside, { at, partner }: Question): boolean =>
  lots.get(at)?.answers.some(({ partnerId, answer }) => partnerId === partner.id && answer === 'notAsked') ?? false;

/** Media owners whose plays are read at once: others read too. */
const READS_AT_ONCE = 3;

/**
 * Asks the outside buyers of all media owners, outside any transaction, while the plays of others are still read: auctions wait as long
 * as the slowest may take, and not once for each. What cannot be asked keeps nobody's own orders from their auction.
 */
async function askOutside(
  { store, clock, config, outgoing }: Parts,
  asked: Asked,
  failed: Error[],
): Promise<Map<string, Outside>> {
  const owners = await store.read(SYSTEM, ownersAskingOutside);
  const reads = new Lanes(READS_AT_ONCE);
  const answers = await Promise.all(
    owners.map(async (corpId) => {
      try {
        const plan = await reads.run(() => store.read({ kind: 'system', corpId }, (own) => planOf(own, corpId, asked)));
        asked.add(plan.questions, clock.now());
        const outside = await callOut(outgoing, config.secret, plan);
        asked.forget(plan.questions.filter((question) => isUnsent(outside, question)));
        return [[corpId, outside] as const];
      } catch (error) {
        failed.push(new Error(`outside buyers of ${corpId} could not be asked`, { cause: error }));
        return [];
      }
    }),
  );
  return new Map(answers.flat());
}

async function forOwners(
  store: Store,
  ownersOf: (tx: Tx) => Promise<string[]>,
  work: (own: Tx, corpId: string) => Promise<{ done: number; failed: readonly unknown[] }>,
): Promise<AuctionsRun> {
  let done = 0;
  const failed: Error[] = [];
  const fail = (corpId: string, cause: unknown): void =>
    void failed.push(new Error(`${work.name} failed for the media owner ${corpId}`, { cause }));
  for (const corpId of await store.read(SYSTEM, ownersOf))
    try {
      const run = await store.write({ kind: 'system', corpId }, (own) => work(own, corpId));
      done += run.done;
      for (const error of run.failed) fail(corpId, error);
    } catch (error) {
      fail(corpId, error);
    }
  return { done, failed };
}

/** Charges what was won and shown (MKT-10), each media owner in a transaction of its own. To be run before orders are settled. */
export const chargeAuctions = (store: Store): Promise<AuctionsRun> =>
  forOwners(store, chargedOwners, async function proveAuctionsOf(own, corpId) {
    return { done: await proveAuctions(own, corpId), failed: [] };
  });

/**
 * Sells the plays of the next minutes (MKT-10), each media owner in a transaction of its own; apart from what it is charged, which stands
 * whatever keeps it from selling. By the one process that holds the lease of the tick: so no two auctions promise the same money.
 * @param asked what it has asked outside buyers for
 */
export async function runAuctions(parts: Parts, asked = new Asked()): Promise<AuctionsRun> {
  const unasked: Error[] = [];
  const outside = await askOutside(parts, asked, unasked);
  const run = await forOwners(parts.store, sellingOwners, function holdAuctionsOf(own, corpId) {
    return holdAuctions(own, corpId, outside.get(corpId));
  });
  return { ...run, failed: [...unasked, ...run.failed] };
}

/** Forgets auctions with their explanations after `limits.auctionKept`; what they cost stands at their orders. Returns how many. */
export async function sweepAuctions(store: Store): Promise<number> {
  let swept = 0;
  for (;;) {
    const portion = await store.write(SYSTEM, sweepPortion);
    swept += portion;
    if (portion < AT_ONCE) return swept;
  }
}

/** Deletes so many in a transaction of its own: others write in between. */
async function sweepPortion(tx: Tx): Promise<number> {
  const all = tx.acrossCorps('auctions of all media owners that are long over');
  const over = await all
    .selectFrom('auctions')
    .select('id')
    .where('due_at', '<', tx.now - limits.auctionKept)
    .where('status', '!=', 'won')
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  if (over.length === 0) return 0;
  const ids = over.map(({ id }) => id);
  const { numDeletedRows } = await all.deleteFrom('auctions').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}
