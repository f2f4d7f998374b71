import { corporationMeta } from '#generated/model/corporations/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { actionOf } from '../actionOf.ts';
import { act, type ActionInput } from '../transition.ts';

/** Pauses or deletes an enterprise: its people are signed out at once (ENT-04). One's own stays. */
function shut(name: 'pause' | 'delete', context: HandlerContext<ActionInput>) {
  const { tx, user } = context;
  return act(corporationMeta, actionOf(corporationMeta, name), context, {
    check: async ({ id }) => {
      if (id === user.corpId) throw refuse('CORPORATION_SELF');
      await tx.db.deleteFrom('sessions').where('corp_id', '=', id).execute();
    },
  });
}

export const pause = handler('corporation.pause', (context) => shut('pause', context));
export const remove = handler('corporation.delete', (context) => shut('delete', context));
