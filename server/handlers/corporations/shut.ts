import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import type { Decision } from '../crud/decision.ts';
import { acting } from '../verbs.ts';

type Context = Pick<HandlerContext<unknown>, 'tx' | 'user'>;

/** Shuts an enterprise: its people are signed out at once (ENT-04). One's own stays. */
function shut({ id }: { id: string }, { tx, user }: Context): Decision {
  if (id === user.corpId) throw refuse('CORPORATION_SELF');
  return { effects: () => tx.db.deleteFrom('sessions').where('corp_id', '=', id).execute() };
}

export const pause = acting('corporation', 'pause', shut);
export const remove = acting('corporation', 'delete', shut);
