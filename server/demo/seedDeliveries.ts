import type { AdStored } from '#generated/server/ads.gen.ts';
import { ownerTx, type DemoContext } from './context.ts';
import { screens } from './screens.ts';

/** Screens that have never fetched anything. */
const SILENT: ReadonlySet<string> = new Set(['inactive', 'invalid']);

/** How far an ad that plays is on each of its screens (AD-08): there, but for a file that one of them could not fetch. */
export async function seedDeliveries(demo: DemoContext, row: AdStored, shown: readonly string[]): Promise<void> {
  const own = ownerTx(demo);
  const filesTotal = row.materials?.length ?? 0;
  for (const { name, status, hasFailed } of screens) {
    const device = demo.devices.get(name);
    if (!device || !shown.includes(name) || SILENT.has(status)) continue;
    const failed = hasFailed === true && filesTotal > 0;
    await own.adDeliveries.insert({
      adId: row.id,
      deviceId: device.id,
      status: failed ? 'failed' : 'success',
      filesDone: failed ? 0 : filesTotal,
      filesTotal,
      problem: failed ? 'fileFailed' : null,
      reportedAt: demo.now,
    });
  }
}
