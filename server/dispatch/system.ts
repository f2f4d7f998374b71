import type { CallMeta } from '#core/entity/meta.ts';
import { refuse } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';

/** Refuses a call of the other console (SES-11). The session decides the system; a client's own claim is ignored. */
export function checkSystem(call: CallMeta, user: SessionUser): void {
  if (!call.systems.includes(user.system)) throw refuse('WRONG_SYSTEM');
}
