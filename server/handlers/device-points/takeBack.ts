import { addPoint, isPlatform } from '../../commands/givePoints.ts';
import { acting } from '../verbs.ts';

/**
 * Takes points back from an enterprise (ENT-11). The platform's cease, and so do those of a trial; another superior has
 * them again, free. A device that held one gets another free point at the next tick, or becomes invalid.
 */
export const takeBack = acting('devicePoint', 'takeBack', async (point, { tx, user }) => {
  const { corpId, deviceId, status, trial } = point;
  const platform = tx.as({ kind: 'system', corpId: null });
  const makes = await isPlatform(platform, user.corpId);
  return {
    changes: { deviceId: null },
    effects: async () => {
      if (status === 'expired') return;
      if (deviceId) await platform.as({ kind: 'system', corpId }).devices.update(deviceId, { expireAt: tx.now });
      if (!makes && !trial) await addPoint(platform, point, user.corpId);
    },
  };
});
