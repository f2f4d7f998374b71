import { randomBytes } from 'node:crypto';
import type { Tx } from '../store/types.ts';

/** Beginning of the address that the QR code of an ad says. */
export const SCAN_PATH = '/scan/';

/** States in which an ad was approved: what nobody approved leads nowhere (AD-18). */
const APPROVED = ['pendingPlay', 'playing', 'paused', 'expired'];

/** The ad behind a QR code. */
export interface Scanned {
  id: string;
  corpId: string;
  name: string;
  /** Page to which it leads; null where the ad has none. */
  target: string | null;
}

/** Returns the address that the code of a new ad says: nobody guesses it, so that nobody counts for another ad. */
export const newScanPath = (): string => `${SCAN_PATH}${randomBytes(9).toString('base64url')}`;

/** Returns the approved ad that a code says, or null. */
export async function scannedAd(tx: Tx, path: string): Promise<Scanned | null> {
  const [ad] = await tx.ads.find((eb) => eb.and([eb('qr_code', '=', path), eb('status', 'in', APPROVED)]), {
    limit: 1,
  });
  if (!ad) return null;
  const target = ad.landingUrl ?? (ad.kind === 'url' ? ad.url : null);
  return { id: ad.id, corpId: ad.corpId, name: ad.name, target: target ?? null };
}

/** Counts one interaction, beside the row's `rev`: an ad that is being edited must not go stale because it is scanned. */
export async function countScan(tx: Tx, { id, corpId }: Scanned): Promise<void> {
  await tx
    .ofCorp(corpId)
    .updateTable('ads')
    .set((eb) => ({ interaction_count: eb(eb.fn.coalesce('interaction_count', eb.lit(0)), '+', 1) }))
    .where('id', '=', id)
    .execute();
}
