import { verificationMeta } from '#generated/model/verifications/meta.gen.ts';
import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import { dayAt, endOf } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { notify, type News } from '../commands/notify.ts';
import { verifyReaders } from '../commands/verifyReaders.ts';
import { keepVerifyState } from '../commands/verifyState.ts';
import { predicateContext } from '../policies/logic.ts';
import { settle } from '../policies/settle.ts';
import { tableOf, type Row } from '../policies/tableOf.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { tellEachOnce } from './tellEach.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Days before its last one at which the owner of a paper hears of its end, the nearest first. */
const WARNED_DAYS = [0, 7, 30] as const;
/** Papers of one round; the rest follows in the next. */
const AT_ONCE = 10_000;

type Parts = Pick<Services, 'store' | 'config'>;

/** Returns the papers that hold and end within the longest time of a warning, or have ended. */
const ending = (tx: Tx): Promise<VerificationStored[]> =>
  tx.verifications.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'verified'),
        eb('valid_until', '<=', addDays(dayAt(tx.now), Math.max(...WARNED_DAYS))),
      ]),
    { orderBy: ['validUntil', 'asc'], limit: AT_ONCE },
  );

/** Returns what is told of a paper now: how near its end is, or that it is over. */
function newsOf(paper: VerificationStored, now: number): News {
  const { id, validUntil, certificate, holder } = paper;
  const day = validUntil ?? '';
  const near = WARNED_DAYS.find((days) => day <= addDays(dayAt(now), days)) ?? Math.max(...WARNED_DAYS);
  const isOver = day < dayAt(now);
  return {
    kind: isOver ? 'verifyExpired' : 'verifyEnds',
    entity: 'verification',
    recordId: id,
    subject: certificate ?? holder ?? '',
    // The last minute of its last day.
    dueAt: endOf(day) - 60_000,
    cause: isOver ? `verifyExpired ${id}` : `verifyEnds ${id} ${near}`,
  };
}

/** Ends one paper, if it holds still and its day is over: the state of its enterprise follows. Returns whether it did. */
async function expire(platform: Tx, { id, corpId }: VerificationStored): Promise<boolean> {
  const own = platform.as({ kind: 'system', corpId });
  // The paper first and its enterprise then, as a review locks them: one that waits for the other holds nothing that it needs.
  const paper = await own.verifications.one(id, { lock: 'change' });
  if (paper?.status !== 'verified') return false;
  // A submission and a placing lock the enterprise alone, so that each sees what the other decided.
  await platform.corporations.one(corpId, { lock: 'change', fields: ['id'] });
  const marked = await own.verifications.update(id, { isExpired: true });
  if (!marked) return false;
  const context = predicateContext({ now: platform.now, user: null });
  await settle(tableOf(own, 'verification'), verificationMeta, marked as unknown as Row, context);
  await keepVerifyState(platform, corpId, paper.kind);
  return true;
}

/**
 * Returns what ends papers at the end of their last day, by the clock of sales, and tells their owner 30 and 7 days before, on
 * that day, and when they are over (ADS-05). It answers with what kept it from that, each named; the next round tries again.
 */
export function paperExpiry(parts: Parts): () => Promise<Error[]> {
  const tell = tellEachOnce<{ paper: VerificationStored; news: News }>(
    ({ news }) => news.cause,
    ({ paper }) => `paper ${paper.id} could not be looked after`,
    ({ paper, news }) =>
      parts.store.write(SYSTEM, async (platform) => {
        if (news.kind === 'verifyExpired' && !(await expire(platform, paper))) return;
        await notify(platform, parts, await verifyReaders(platform, paper), news);
      }),
  );

  return async () => {
    const { now, papers } = await parts.store.read(SYSTEM, async (tx) => ({ now: tx.now, papers: await ending(tx) }));
    return (await tell(papers.map((paper) => ({ paper, news: newsOf(paper, now) })))).failed;
  };
}
