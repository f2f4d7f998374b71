import { sql } from 'kysely';
import { MILLI } from '#core/auction/pace.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../../store/types.ts';
import { addSpend } from '../promotion/figures.ts';
import { noticeLapsed, noticeShown } from './outside/notices.ts';

/** Time by which the clock of a screen may be off, milliseconds; plays of a slot are sold further apart than that. */
const CLOCK_SLACK_MS = 5000;
/** Auctions in one round; the rest follows in the next. */
const AT_ONCE = 2000;

/** Returns the auctions whose play was proved since, each with its first proof: one play proves one auction, and no other after it. */
async function proved(own: Tx, corpId: string) {
  const rows = await own
    .ofCorp(corpId)
    .selectFrom('auctions')
    .innerJoin('proofs_of_play as p', (join) =>
      join
        .onRef('p.corp_id', '=', 'auctions.corp_id')
        .onRef('p.ad_id', '=', 'auctions.ad_id')
        .onRef('p.device_id', '=', 'auctions.device_id')
        .onRef('p.slot_id', '=', 'auctions.slot_id')
        .on('p.started_at', '>=', sql<number>`auctions.due_at - ${sql.lit(CLOCK_SLACK_MS)}`)
        .on('p.started_at', '<', sql<number>`auctions.due_at + ${sql.lit(limits.auctionWindow + CLOCK_SLACK_MS)}`),
    )
    .select([
      'auctions.id',
      'auctions.winner_id as orderId',
      'auctions.price_fen as price',
      'auctions.partner_id as partnerId',
      'p.started_at as playedAt',
      'p.id as proofId',
    ])
    .where('auctions.status', '=', 'won')
    .where('auctions.due_at', '<=', own.now)
    .where('p.price_fen', 'is', null)
    .orderBy('auctions.due_at')
    .orderBy('auctions.id')
    .orderBy('p.started_at')
    .limit(AT_ONCE)
    .execute();
  const [found, used] = [new Map<string, (typeof rows)[number]>(), new Set<string>()];
  for (const row of rows)
    if (!found.has(row.id) && !used.has(row.proofId)) {
      found.set(row.id, row);
      used.add(row.proofId);
    }
  return [...found.values()];
}

/** Amount that a play added to the spend of its order, whole fen, and the group of the order. */
interface Charged {
  fen: number;
  groupId: string | null;
}

/** Adds to an order what a play cost. Returns null for one that is settled: its money has gone where it goes. */
export async function charge(own: Tx, corpId: string, orderId: string, price: number): Promise<Charged | null> {
  const order = () => own.ofCorp(corpId).updateTable('ads_orders').where('id', '=', orderId);
  const sums = await order()
    .where('settled_at', 'is', null)
    .set((eb) => ({
      spent_milli: eb(eb.fn.coalesce('spent_milli', eb.lit(0)), '+', price),
      charged: eb(eb.fn.coalesce('charged', eb.lit(0)), '+', 1),
    }))
    .returning(['spent_milli', 'charged', 'promotion_group_id as groupId'])
    .executeTakeFirst();
  if (!sums) return null;
  const [spent, charged] = [sums.spent_milli ?? 0, sums.charged ?? 1];
  const spentFen = Math.round(spent / MILLI);
  await order()
    .set({ spent_fen: spentFen, average_fen: Math.round(spent / charged) })
    .execute();
  return { fen: spentFen - Math.round((spent - price) / MILLI), groupId: sums.groupId };
}

/**
 * Charges what was won and shown, by its proof of play, once for each auction; what no screen has told of within `limits.auctionTold`
 * costs nothing, and its price is free for other plays (MKT-10). Returns how many were charged.
 */
export async function proveAuctions(own: Tx, corpId: string): Promise<number> {
  let charged = 0;
  const spent = new Map<string, number>();
  for (const { id, orderId, price, partnerId, playedAt, proofId } of await proved(own, corpId)) {
    const cost = await charge(own, corpId, orderId ?? '', price ?? 0);
    await own
      .ofCorp(corpId)
      .updateTable('auctions')
      .set(cost ? { status: 'played', played_at: playedAt } : { status: 'lapsed' })
      .where('id', '=', id)
      .execute();
    if (!cost) {
      if (partnerId !== null) await noticeLapsed(own, id);
      continue;
    }
    await own
      .ofCorp(corpId)
      .updateTable('proofs_of_play')
      .set({ price_fen: price })
      .where('id', '=', proofId)
      .execute();
    if (partnerId !== null) await noticeShown(own, id, playedAt ?? own.now);
    const { fen, groupId } = cost;
    if (groupId !== null && fen > 0) spent.set(groupId, (spent.get(groupId) ?? 0) + fen);
    charged += 1;
  }
  await addSpend(own, spent);
  const lapsed = await own
    .ofCorp(corpId)
    .updateTable('auctions')
    .set({ status: 'lapsed' })
    .where('status', '=', 'won')
    .where('due_at', '<', own.now - limits.auctionTold)
    .returning(['id', 'partner_id as partnerId'])
    .execute();
  for (const { id, partnerId } of lapsed) if (partnerId !== null) await noticeLapsed(own, id);
  return charged;
}
