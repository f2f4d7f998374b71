import { liftTakeDown } from '../../commands/takeDown.ts';
import { acting } from '../verbs.ts';

/** Lifts take-downs: what they stopped plays again by the review that it has (AD-17). */
export const lift = acting('takeDown', 'lift', ({ id, corpId }, { tx, user, services }) => ({
  changes: { liftedAt: tx.now, lifterId: user.userId },
  effects: () => liftTakeDown(tx.as({ kind: 'system', corpId }), services.hints, { id, corpId }),
}));
