import { refuse } from '../../call/refuse.ts';
import { bindFreePoint } from '../../commands/bindFreePoint.ts';
import { takeRoom } from '../../commands/deviceRoom.ts';
import { takePlace } from '../../commands/groupRoom.ts';
import { newPlayer } from '../../player/enrol.ts';
import { restoring } from '../verbs.ts';

/**
 * Restores screens: with a free point of their type, as one that is added (DEV-05), and without a player. The key of the one
 * before stays revoked; a machine takes the screen's place by the code that it shows (DEV-21).
 */
export const restore = restoring('device', async ({ id, corpId, type, groupId }, { tx }) => {
  const own = tx.as({ kind: 'system', corpId });
  await takeRoom(tx, corpId);
  if (groupId) await takePlace(tx, groupId, corpId);
  const point = await bindFreePoint(own, { id, type });
  if (!point) throw refuse('POINT_LIMIT');
  return {
    changes: { ...point, status: 'inactive' as const, heartbeatAt: null, fault: null },
    // A machine that was added and never used its key would be given another one.
    effects: () => newPlayer(tx.as({ kind: 'system', corpId: null }), id),
  };
});
