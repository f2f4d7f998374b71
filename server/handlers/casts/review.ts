import { limits } from '#generated/model/limits.gen.ts';
import { acting } from '../verbs.ts';

/** Lets a cast onto its screen: the next round gives it to it (server/jobs/casts.ts). */
export const approve = acting('cast', 'approve', (_row, { tx, user }) => ({
  changes: { reviewerId: user.userId, reviewedAt: tx.now, until: tx.now + limits.castShow },
}));

/** Refuses a cast with its reason, which its sender reads; what was paid goes back with the next round. */
export const reject = acting('cast', 'reject', (_row, { tx, user, input }) => ({
  changes: { reviewerId: user.userId, reviewedAt: tx.now, reason: input.reason },
}));
