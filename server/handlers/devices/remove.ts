import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { releasePoints } from '../../commands/bindFreePoint.ts';
import { handler } from '../../call/handler.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes screens: each gives its point back, and its key opens nothing from then on. The player enrols anew. */
export const remove = handler('device.delete', (context) => {
  const { tx } = context;
  return act(deviceMeta, actionOf(deviceMeta, 'delete'), context, {
    check: async ({ id, corpId }) => {
      await releasePoints(tx.as({ kind: 'system', corpId: String(corpId) }), id);
      await tx.db.updateTable('device_keys').set({ revoked_at: tx.now }).where('device_id', '=', id).execute();
      tx.afterCommit(() => context.services.hints.send(id));
    },
  });
});
