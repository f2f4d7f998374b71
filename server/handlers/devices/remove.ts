import { releasePoints } from '../../commands/bindFreePoint.ts';
import { forgetScreen } from '../../player/takeDowns.ts';
import { forgetRollOuts } from '../../commands/rollOut.ts';
import { endRightsOver } from '../../commands/endRights.ts';
import { acting } from '../verbs.ts';

/** Deletes screens: their points are released and their keys revoked. The player enrols again. */
export const remove = acting('device', 'delete', ({ id, corpId }, { tx, services }) => ({
  effects: async () => {
    await forgetScreen(tx, { id, corpId });
    await forgetRollOuts(tx, services, { id, corpId });
    await releasePoints(tx.as({ kind: 'system', corpId }), id);
    await endRightsOver(tx, { id, corpId });
    // Its data card is in nobody's screen then, and stays with the enterprise.
    await tx.as({ kind: 'system', corpId }).dataCards.updateAll((eb) => eb('device_id', '=', id), { deviceId: null });
    await tx.db.updateTable('device_keys').set({ revoked_at: tx.now }).where('device_id', '=', id).execute();
    tx.afterCommit(() => services.hints.send(id));
  },
}));
