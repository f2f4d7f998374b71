import type { DeviceGroupStored } from '#generated/server/device-groups.gen.ts';
import { refuse } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** Places of a multi-screen group; any number fits into a common one. */
export const roomOf = ({ kind, rows, columns }: Pick<DeviceGroupStored, 'kind' | 'rows' | 'columns'>): number =>
  kind === 'multiScreen' ? (rows ?? 1) * (columns ?? 1) : Number.POSITIVE_INFINITY;

/**
 * Refuses one screen more than a multi-screen group has places for, counting those outside the caller's scope. The group
 * is locked, so that two screens cannot take its last place at once.
 */
export async function takePlace(tx: Tx, groupId: string, corpId: string): Promise<void> {
  const whole = tx.as({ kind: 'system', corpId });
  const group = await whole.deviceGroups.one(groupId, { lock: 'change' });
  if (!group || group.kind !== 'multiScreen') return;
  if ((await whole.devices.count((eb) => eb('group_id', '=', groupId))) >= roomOf(group)) throw refuse('GROUP_FULL');
}
