import { randomBytes } from 'node:crypto';
import type { Tx } from '../store/types.ts';

/** Start of the path in the QR code of an ad. */
export const SCAN_PATH = '/scan/';

/** States of approved ads: the code of any other ad leads nowhere (AD-18). */
const APPROVED = ['pendingPlay', 'playing', 'paused', 'expired'];

/** The ad behind a QR code. */
export interface Scanned {
  id: string;
  corpId: string;
  name: string;
  /** Landing page; null if the ad has none. */
  target: string | null;
}

/** Returns the path for the code of a new ad: random, so that nobody can guess it and raise the count of another ad. */
export const newScanPath = (): string => `${SCAN_PATH}${randomBytes(9).toString('base64url')}`;

/** Returns the approved ad of a code, or null. */
export async function scannedAd(tx: Tx, path: string): Promise<Scanned | null> {
  const [ad] = await tx.ads.find((eb) => eb.and([eb('qr_code', '=', path), eb('status', 'in', APPROVED)]), {
    limit: 1,
  });
  if (!ad) return null;
  const target = ad.landingUrl ?? (ad.kind === 'url' ? ad.url : null);
  return { id: ad.id, corpId: ad.corpId, name: ad.name, target: target ?? null };
}

/** Counts one interaction without changing `rev`: a scan must not cause a conflict for somebody who edits the ad. */
export async function countScan(tx: Tx, { id, corpId }: Scanned): Promise<void> {
  await tx
    .ofCorp(corpId)
    .updateTable('ads')
    .set((eb) => ({ interaction_count: eb(eb.fn.coalesce('interaction_count', eb.lit(0)), '+', 1) }))
    .where('id', '=', id)
    .execute();
}
