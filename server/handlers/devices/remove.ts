import { releasePoints } from '../../commands/bindFreePoint.ts';
import { acting } from '../verbs.ts';

/** Deletes screens: their points are released and their keys revoked. The player enrols again. */
export const remove = acting('device', 'delete', ({ id, corpId }, { tx, services }) => ({
  effects: async () => {
    await releasePoints(tx.as({ kind: 'system', corpId }), id);
    await tx.db.updateTable('device_keys').set({ revoked_at: tx.now }).where('device_id', '=', id).execute();
    tx.afterCommit(() => services.hints.send(id));
  },
}));
