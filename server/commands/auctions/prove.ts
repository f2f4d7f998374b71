import { sql } from 'kysely';
import { MILLI } from '#core/auction/pace.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { Tx } from '../../store/types.ts';

/** Time by which the clock of a screen may be off, milliseconds; plays of a slot are sold further apart than that. */
const CLOCK_SLACK_MS = 5000;
/** Auctions in one round; the rest follows in the next. */
const AT_ONCE = 2000;

/** Returns the auctions whose play was proved since, each with its first proof. */
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
      'p.started_at as playedAt',
      'p.id as proofId',
    ])
    .where('auctions.status', '=', 'won')
    .where('auctions.due_at', '<=', own.now)
    .orderBy('auctions.due_at')
    .limit(AT_ONCE)
    .execute();
  return new Map(rows.toReversed().map((row) => [row.id, row]));
}

/** Adds to an order what a play cost. */
async function charge(own: Tx, corpId: string, orderId: string, price: number): Promise<void> {
  const order = () => own.ofCorp(corpId).updateTable('ads_orders').where('id', '=', orderId);
  const { spent_milli: spent, charged } = await order()
    .set((eb) => ({
      spent_milli: eb(eb.fn.coalesce('spent_milli', eb.lit(0)), '+', price),
      charged: eb(eb.fn.coalesce('charged', eb.lit(0)), '+', 1),
    }))
    .returning(['spent_milli', 'charged'])
    .executeTakeFirstOrThrow();
  await order()
    .set({ spent_fen: Math.floor((spent ?? 0) / MILLI), average_fen: Math.round((spent ?? 0) / (charged ?? 1)) })
    .execute();
}

/**
 * Charges what was won and shown, by its proof of play, once for each auction; what no screen has told of within `limits.auctionTold`
 * costs nothing, and its price is free for other plays (MKT-10). Returns how many were charged.
 */
export async function proveAuctions(own: Tx, corpId: string): Promise<number> {
  let charged = 0;
  for (const { id, orderId, price, playedAt, proofId } of (await proved(own, corpId)).values()) {
    const { numUpdatedRows } = await own
      .ofCorp(corpId)
      .updateTable('auctions')
      .set({ status: 'played', played_at: playedAt })
      .where('id', '=', id)
      .where('status', '=', 'won')
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) continue;
    await own
      .ofCorp(corpId)
      .updateTable('proofs_of_play')
      .set({ price_fen: price })
      .where('id', '=', proofId)
      .execute();
    await charge(own, corpId, orderId ?? '', price ?? 0);
    charged += 1;
  }
  await own
    .ofCorp(corpId)
    .updateTable('auctions')
    .set({ status: 'lapsed' })
    .where('status', '=', 'won')
    .where('due_at', '<', own.now - limits.auctionTold)
    .execute();
  return charged;
}
