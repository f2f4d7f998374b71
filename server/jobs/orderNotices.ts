import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { notify, type News } from '../commands/notify.ts';
import { orderReaders } from '../commands/sales/orderReaders.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const DAY_MS = 86_400_000;
/** Time by which two looks overlap, milliseconds: what was under way during one is found by the next. */
const OVERLAP_MS = 60_000;
/** Ads that began and orders that ended in one look. */
const AT_ONCE = 10_000;

type Parts = Pick<Services, 'store' | 'config'>;

/** Something to tell of an order. */
interface OrderNews {
  order: AdsOrderStored;
  news: News;
}

/** Returns what to tell of orders whose ad began to play since a moment: of each once, whichever ad it has by then. */
async function begun(tx: Tx, since: number): Promise<OrderNews[]> {
  const rows = await tx.db
    .selectFrom('state_changes')
    .select('row_id')
    .where('at', '>=', since)
    .where('entity', '=', 'ad')
    .where('state', '=', 'playing')
    .orderBy('at')
    .limit(AT_ONCE)
    .execute();
  const ids = [...new Set(rows.map((row) => row['row_id']))];
  const ads = await tx.ads.many(ids, { fields: ['name', 'orderId'] });
  const orders = await tx.adsOrders.many(ads.flatMap(({ orderId }) => orderId ?? []));
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ads.flatMap(({ id, name, orderId }) => {
    const order = byId.get(orderId ?? '');
    const news = { kind: 'adStarted', entity: 'ad', recordId: id, subject: name ?? '' } as const;
    return order ? [{ order, news: { ...news, cause: `adStarted ${order.id}` } }] : [];
  });
}

/** Returns what to tell of orders that are over and not settled yet; one that was made good ends once more. */
async function ended(tx: Tx): Promise<OrderNews[]> {
  const orders = await tx.adsOrders.find(
    (eb) => eb.and([eb('status', '=', 'finished'), eb('settled_at', 'is', null), eb('end_at', '<=', tx.now)]),
    { orderBy: ['endAt', 'desc'], limit: AT_ONCE },
  );
  return orders.map((order) => ({
    order,
    news: {
      kind: 'orderEnded',
      entity: 'adsOrder',
      recordId: order.id,
      subject: order.number ?? '',
      dueAt: (order.endAt ?? 0) + limits.orderSettleAfter,
      cause: `orderEnded ${order.id} ${order.endAt}`,
    },
  }));
}

/**
 * Returns what tells buyers that an ordered ad began to play, and that an order is over (UI-12, MKT-09): both happen by the
 * clock, for many rows at once. It answers with what kept it from telling, each named; the next round tries again.
 */
export function orderNotices(parts: Parts): () => Promise<Error[]> {
  /** Since when the next round looks for ads that began; before the first one a day back. */
  let since: number | null = null;
  /** Notices that were given, and are found again. */
  let told: ReadonlySet<string> = new Set();

  return async () => {
    const failed: Error[] = [];
    const { now, found } = await parts.store.read(SYSTEM, async (tx) => ({
      now: tx.now,
      found: [...(await begun(tx, since ?? tx.now - DAY_MS)), ...(await ended(tx))],
    }));
    const next = new Set<string>();
    for (const { order, news } of found)
      try {
        if (!told.has(news.cause))
          await parts.store.write({ kind: 'system', corpId: order.corpId }, async (own) =>
            notify(own, parts, await orderReaders(own, order), news),
          );
        next.add(news.cause);
      } catch (error) {
        failed.push(new Error(`the buyer of order ${order.id} could not be told: ${news.kind}`, { cause: error }));
      }
    told = next;
    if (failed.length === 0) since = now - OVERLAP_MS;
    return failed;
  };
}
