import { notify } from '../commands/notify.ts';
import { orderReaders } from '../commands/sales/orderReaders.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { begun, ended, settled, type OrderNews, type Place } from './orderNews.ts';
import { tellEachOnce } from './tellEach.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const DAY_MS = 86_400_000;
/** Time by which two looks overlap, milliseconds: what was under way during one is found by the next. */
const OVERLAP_MS = 60_000;
/** Rows of one reading. */
const AT_ONCE = 10_000;
/** Notices that are kept for the next round where they could not be given; the latest. */
const KEPT = 1_000;

type Parts = Pick<Services, 'store' | 'config'>;

/** Returns from where the next round reads: behind the last row where there was more, and never beyond what may still be under way. */
function nextFrom(last: Place | null, now: number): Place {
  const sure = { at: now - OVERLAP_MS, id: '' };
  return last && last.at < sure.at ? last : sure;
}

/** Returns what to tell of all orders that are over and not settled: they are known by their state, which nothing moves past. */
async function allEnded(tx: Tx, atOnce: number): Promise<OrderNews[]> {
  const all: OrderNews[] = [];
  for (let from: Place | null = { at: 0, id: '' }; from;) {
    const { news, last }: Awaited<ReturnType<typeof ended>> = await ended(tx, from, atOnce);
    all.push(...news);
    from = last;
  }
  return all;
}

/**
 * Returns what tells buyers that an ordered ad began to play, that an order is over, and what it came to (UI-12, MKT-09): all of
 * them after it happened, so that nothing that keeps anybody from being told keeps money from where it belongs. It answers with
 * what kept it from telling, each named; the next round tries these first.
 */
export function orderNotices(parts: Parts, { atOnce = AT_ONCE, kept = KEPT } = {}): () => Promise<Error[]> {
  /** Places from which the next round reads ads that began and orders that were settled; before the first one a day back. */
  let from: { begun: Place; settled: Place } | null = null;
  /** Notices that could not be given, and that the next round does not find again. */
  let untold: readonly OrderNews[] = [];
  const tell = tellEachOnce<OrderNews>(
    ({ news }) => news.cause,
    ({ order, news }) => `the buyer of order ${order.id} could not be told: ${news.kind}`,
    ({ order, news }) =>
      parts.store.write({ kind: 'system', corpId: order.corpId }, async (own) =>
        notify(own, parts, await orderReaders(own, order), news),
      ),
  );

  return async () => {
    const { now, ...found } = await parts.store.read(SYSTEM, async (tx) => {
      const aDayBack = { at: tx.now - DAY_MS, id: '' };
      return {
        now: tx.now,
        began: await begun(tx, from?.begun ?? aDayBack, atOnce),
        over: await allEnded(tx, atOnce),
        paid: await settled(tx, from?.settled ?? aDayBack, atOnce),
      };
    });
    const { left, failed } = await tell([...untold, ...found.began.news, ...found.over, ...found.paid.news]);
    untold = left.filter(({ news }) => news.kind !== 'orderEnded').slice(-kept);
    from = { begun: nextFrom(found.began.last, now), settled: nextFrom(found.paid.last, now) };
    return failed;
  };
}
