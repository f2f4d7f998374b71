import { numbersDetail } from '#core/noticeNumbers.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import type { News } from '../commands/notify.ts';
import type { Eb, Tx } from '../store/types.ts';

/** Columns of an order that its notices are made of. */
const FIELDS = ['corpId', 'number', 'endAt', 'earnedFen', 'creditFen', 'advertiserId', 'payerId', 'creatorId'] as const;

/** Something to tell of an order. */
export interface OrderNews {
  order: Pick<AdsOrderStored, 'id' | (typeof FIELDS)[number]>;
  news: News;
}

/** Place in what is read by the time at which it happened: a moment, and the id of the last row read of that moment. */
export interface Place {
  at: number;
  id: string;
}

/** News of one reading, and the last row that was read; null where all rows were. */
export interface Reading {
  news: OrderNews[];
  last: Place | null;
}

/** Asks for rows after a place, in the order of their time and, within a moment, of their ids. */
const after =
  (column: string, { at, id }: Place) =>
  (eb: Eb) =>
    // The time is said twice, so that its index is used.
    eb.and([eb(column, '>=', at), eb.or([eb(column, '>', at), eb('id', '>', id)])]);

/** Returns what to tell of orders whose ad began to play after a place: of each once, whichever ad it has by then. */
export async function begun(tx: Tx, from: Place, most: number): Promise<Reading> {
  const rows = await tx.db
    .selectFrom('state_changes')
    .select(['id', 'row_id', 'at'])
    .where('entity', '=', 'ad')
    .where('state', '=', 'playing')
    .where((eb) => after('at', from)(eb as unknown as Eb))
    .orderBy('at')
    .orderBy('id')
    .limit(most)
    .execute();
  const ids = [...new Set(rows.map((row) => row['row_id']))];
  const ads = await tx.ads.many(ids, { fields: ['name', 'orderId'] });
  const orders = await tx.adsOrders.many(
    ads.flatMap(({ orderId }) => orderId ?? []),
    { fields: FIELDS },
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  const news = ads.flatMap(({ id, name, orderId }) => {
    const order = byId.get(orderId ?? '');
    const said = { kind: 'adStarted', entity: 'ad', recordId: id, subject: name ?? '' } as const;
    return order ? [{ order, news: { ...said, cause: `adStarted ${order.id}` } }] : [];
  });
  const last = rows.at(-1);
  return { news, last: last && rows.length === most ? { at: last.at, id: last.id } : null };
}

/** Returns what to tell of orders that are over and not settled yet; one that was made good ends once more. */
export async function ended(tx: Tx, from: Place, most: number): Promise<Reading> {
  const orders = await tx.adsOrders.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'finished'),
        eb('settled_at', 'is', null),
        eb('end_at', '<=', tx.now),
        after('end_at', from)(eb),
      ]),
    { fields: FIELDS, orderBy: ['endAt', 'asc'], limit: most },
  );
  const news = orders.map((order) => ({
    order,
    news: {
      kind: 'orderEnded',
      entity: 'adsOrder',
      recordId: order.id,
      subject: order.number ?? '',
      dueAt: (order.endAt ?? 0) + limits.orderSettleAfter,
      cause: `orderEnded ${order.id} ${order.endAt}`,
    } as const,
  }));
  const last = orders.at(-1);
  return { news, last: last && orders.length === most ? { at: last.endAt ?? 0, id: last.id } : null };
}

/** Returns what to tell of orders that were settled after a place: what the media owner gets, and what came back. */
export async function settled(tx: Tx, from: Place, most: number): Promise<Reading> {
  const orders = await tx.adsOrders.find(
    (eb) => eb.and([eb('status', '=', 'finished'), after('settled_at', from)(eb)]),
    { fields: [...FIELDS, 'settledAt'], orderBy: ['settledAt', 'asc'], limit: most },
  );
  const news = orders.map((order) => ({
    order,
    news: {
      kind: 'orderSettled',
      entity: 'adsOrder',
      recordId: order.id,
      subject: order.number ?? '',
      detail: numbersDetail('orderSettled', { earnedFen: order.earnedFen ?? 0, creditFen: order.creditFen ?? 0 }),
      cause: `orderSettled ${order.id}`,
    } as const,
  }));
  const last = orders.at(-1);
  return { news, last: last && orders.length === most ? { at: last.settledAt ?? 0, id: last.id } : null };
}
