import type { SyncRequest } from '#core/manifest/sync.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import { recordLasting } from './heartbeat.ts';

/** Starts of a player's page, as the server has seen them. */
export interface Runs {
  /** The one that synced last. */
  run: string | null;
  /** The other one that synced before it. */
  before: string | null;
  /** Number of times that they took turns. */
  returns: number;
}

/** Returns from which on two pages run at once: a request that was late on its way makes two. */
const CLONED_FROM = 3;

/**
 * Notices a second player with the identity of a device, as a copied card makes one (DEV-21): a page that was started
 * anew never comes back, two pages take turns. Said as a fault as long as both sync.
 */
export async function watchRuns(
  tx: Tx,
  device: DeviceStored,
  { run }: Pick<SyncRequest['status'], 'run'>,
  runs: Runs,
): Promise<void> {
  if (run === undefined || run === runs.run) return;
  const returns = run === runs.before ? runs.returns + 1 : 0;
  await tx.db
    .updateTable('device_keys')
    .set({ run, run_before: runs.run, run_returns: returns })
    .where('device_id', '=', device.id)
    .execute();
  if (returns >= CLONED_FROM) await recordLasting(tx, device, 'cloned', ['two players sync by turns']);
}
