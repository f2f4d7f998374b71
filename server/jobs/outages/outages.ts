import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import { mailOutages, mailReturns } from './mails.ts';
import { noticeOutages, noticeReturns } from './notices.ts';
import { closeOutages, openOutages } from './track.ts';

/**
 * Keeps when screens are offline, and tells of it: what is opened, closed, noticed and mailed is one transaction, so that
 * no restart tells of anything twice or not at all. `looks`: it is time to look which outages are to be told of, for which
 * all that last are judged by their timers. Returns whether there are more than one look tells of.
 */
export async function watchOutages(
  tx: Tx,
  parts: Pick<Services, 'store' | 'config'>,
  looks: boolean,
): Promise<boolean> {
  await openOutages(tx);
  const returned = await closeOutages(tx);
  await noticeReturns(tx, parts, returned);
  await mailReturns(tx, parts.config, returned);
  const isMore = looks && (await noticeOutages(tx, parts));
  await mailOutages(tx, parts.config);
  return isMore;
}
