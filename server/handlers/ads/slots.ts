import type { AdStored } from '#generated/server/ads.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';

type Draft = Pick<Partial<AdStored>, 'slotId' | 'targetType' | 'targetIds' | 'deliveryMode'>;

/**
 * Refuses DEVICE_HAS_NO_SLOT if the layout of a screen chosen directly lacks the ad's slot (DEV-15). Groups, sets and
 * tags are not checked: their members change, and their other screens still play it.
 */
export async function checkSlots(tx: Tx, ad: Draft): Promise<void> {
  if (ad.targetType !== 'device' || ad.deliveryMode !== 'precise' || !ad.slotId || !ad.targetIds) return;
  const slot = await tx.adSlots.one(ad.slotId, { fields: ['layoutId'] });
  const devices = await tx.devices.many(ad.targetIds, { fields: ['name', 'layoutId', 'groupId'] });
  const groups = await tx.deviceGroups.many(
    devices.flatMap(({ groupId }) => groupId ?? []),
    { fields: ['layoutId'] },
  );
  const layoutOfGroup = new Map(groups.map(({ id, layoutId }) => [id, layoutId]));
  const without = devices.filter(
    ({ layoutId, groupId }) => (layoutId ?? layoutOfGroup.get(groupId ?? '')) !== slot?.layoutId,
  );
  if (without.length > 0)
    throw refuse('DEVICE_HAS_NO_SLOT', { data: { devices: without.map(({ id, name }) => ({ id, name })) } });
}
