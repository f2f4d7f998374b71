import { limits } from '#generated/model/limits.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** Refuses one more screen where an enterprise has its most. Of two that come at once the second counts the first. */
export async function takeRoom(tx: Tx, corpId: string): Promise<void> {
  await tx.hold(`screens of ${corpId}`);
  if ((await tx.as({ kind: 'system', corpId }).devices.count()) >= limits.devicesPerCorp)
    throw refuse('DEVICE_MAXIMUM');
}
