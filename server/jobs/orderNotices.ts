import { notify } from '../commands/notify.ts';
import { orderReaders } from '../commands/sales/orderReaders.ts';
import { storeSettingInstant } from '../commands/storeSettingInstant.ts';
import { settingInstant } from '../policies/settingInstant.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { begun, ended, settled, type OrderNews, type Place } from './orderNews.ts';
import { tellEachOnce } from './tellEach.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const DAY_MS = 86_400_000;
/** Name of the instant up to which buyers have been told: where a start begins, however long the server stood still. */
const TOLD = 'ordersTold';
/** Time between two writings of that, milliseconds. */
const KEEP_MS = 60_000;
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

/** Returns from where the first round of a start reads: where the last start ended, and a day back at least. */
async function firstPlaces(tx: Tx): Promise<{ begun: Place; settled: Place }> {
  const aDayBack = tx.now - DAY_MS;
  const place = { at: Math.min((await settingInstant(tx, TOLD)) ?? aDayBack, aDayBack), id: '' };
  return { begun: place, settled: place };
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
  /** Places from which the next round reads ads that began and orders that were settled. */
  let from: { begun: Place; settled: Place } | null = null;
  /** Instant that is kept of them. */
  let keptAt = 0;
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
      const { begun: sinceBegun, settled: sinceSettled } = from ?? (await firstPlaces(tx));
      return {
        now: tx.now,
        began: await begun(tx, sinceBegun, atOnce),
        over: await allEnded(tx, atOnce),
        paid: await settled(tx, sinceSettled, atOnce),
      };
    });
    const { left, failed } = await tell([...untold, ...found.began.news, ...found.over, ...found.paid.news]);
    untold = left.filter(({ news }) => news.kind !== 'orderEnded').slice(-kept);
    from = { begun: nextFrom(found.began.last, now), settled: nextFrom(found.paid.last, now) };
    const toldAt = Math.min(from.begun.at, from.settled.at);
    // Whoever could not be told yet is found by the next start as well.
    if (untold.length === 0 && toldAt - keptAt >= KEEP_MS) {
      await parts.store.write(SYSTEM, (tx) => storeSettingInstant(tx, TOLD, toldAt));
      keptAt = toldAt;
    }
    return failed;
  };
}
