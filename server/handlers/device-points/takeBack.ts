import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import type { DevicePointStored } from '#generated/server/device-points.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { addPoint, isPlatform } from '../../commands/givePoints.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/**
 * Takes points back from an enterprise (ENT-11). The platform's cease, and so do those of a trial; another superior has
 * them again, free. A device that held one gets another free point at the next tick, or becomes invalid.
 */
export const takeBack = handler('devicePoint.takeBack', async (context) => {
  const { tx, user } = context;
  const platform = tx.as({ kind: 'system', corpId: null });
  const makes = await isPlatform(platform, user.corpId);
  return act(devicePointMeta, actionOf(devicePointMeta, 'delete'), context, {
    check: async (row) => {
      const point = row as unknown as DevicePointStored;
      const { corpId, deviceId, status } = point;
      if (corpId === user.corpId && !makes) throw refuse('CORPORATION_NOT_BELOW');
      if (status === 'expired') return;
      if (deviceId) await platform.as({ kind: 'system', corpId }).devices.update(deviceId, { expireAt: tx.now });
      if (!makes && !point.trial) await addPoint(platform, point, user.corpId);
    },
    more: () => ({ deviceId: null }),
  });
});
