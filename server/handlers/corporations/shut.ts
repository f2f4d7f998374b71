import type { HandlerContext } from '../../call/types.ts';
import type { Decision } from '../crud/decision.ts';
import { acting, restoring } from '../verbs.ts';

type Context = Pick<HandlerContext<unknown>, 'tx'>;

/** Shuts an enterprise: its people are signed out at once (ENT-04). */
function shut({ id }: { id: string }, { tx }: Context): Decision {
  return { effects: () => tx.db.deleteFrom('sessions').where('corp_id', '=', id).execute() };
}

export const pause = acting('corporation', 'pause', shut);
export const remove = acting('corporation', 'delete', shut);

/** Restores an enterprise with all that is its own, paused: somebody lets its people in again. */
export const restore = restoring('corporation', () => ({ changes: { status: 'paused' as const } }));
