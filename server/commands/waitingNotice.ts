import { isSame } from '#core/entity/same.ts';
import { numbersDetail } from '#core/noticeNumbers.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { NoticeStored } from '#generated/server/notices.gen.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { notify } from './notify.ts';
import type { WaitingAd } from './waitingAds.ts';

/** Time that a notice takes in what else comes to wait, milliseconds; what comes later is told of anew, and by mail. */
const JOINED_MS = 60 * 60_000;

type Parts = Pick<Services, 'store' | 'config'>;

/** Returns up to when an account was told of what waits: its notice says so in its cause. */
const toldUntil = ({ cause }: NoticeStored): number => Number(cause?.split(' ')[1] ?? 0);

/** Returns until when the first of the ads that were paid for must be reviewed (MKT-09); null where none was. */
function reviewBy(ads: readonly WaitingAd[]): number | null {
  const paid = ads.filter(({ orderId }) => orderId !== null).map(({ since }) => since + limits.reviewDue);
  return paid.length === 0 ? null : Math.min(...paid);
}

/**
 * Updates the notice of an account about the ads that wait for its review; `ads` are in the order in which they came. An
 * account has at most one unread notice, and it counts all these ads. Within an hour of its making it takes in new ads;
 * after that they get a new notice, and the old one is marked read. When no ad waits, the notice is marked read.
 *
 * @returns whether a notice was changed without a new one being made: the caller then tells the account's pages.
 */
export async function tellOfWaiting(
  own: Tx,
  parts: Parts,
  accountId: string,
  ads: readonly WaitingAd[],
): Promise<boolean> {
  const [last] = await own.notices.find(
    (eb) => eb.and([eb('creator_id', '=', accountId), eb('kind', '=', 'adWaiting')]),
    { orderBy: ['createdAt', 'desc'], limit: 1 },
  );
  const open = last?.readAt === null ? last : null;
  const newest = ads.at(-1);
  if (!newest) return open !== null && (await own.notices.update(open.id, { readAt: own.now })) !== null;
  const isNews = !last || newest.since > toldUntil(last);
  if (!isNews && !open) return false;
  const said = {
    recordId: newest.id,
    subject: newest.name ?? '',
    detail: ads.length === 1 ? null : numbersDetail('adWaiting', { count: ads.length }),
    dueAt: reviewBy(ads),
    cause: isNews ? `adWaiting ${newest.since}` : (last.cause ?? ''),
  };
  if (open && (!isNews || open.createdAt > own.now - JOINED_MS)) {
    const { recordId, subject, detail, dueAt, cause } = open;
    if (isSame({ recordId, subject, detail, dueAt, cause }, said)) return false;
    return (await own.notices.update(open.id, said)) !== null;
  }
  if (open) await own.notices.update(open.id, { readAt: own.now });
  await notify(own, parts, [accountId], { kind: 'adWaiting', entity: 'ad', ...said });
  return false;
}
