import { refuse } from '../../call/refuse.ts';
import { updating } from '../verbs.ts';

/** Changes a view; one that is shared is seen by all, and changed by its owner alone (UI-01). */
export const update = updating('savedView', ({ creatorId }, _merged, { user }) => {
  if (creatorId !== user.userId) throw refuse('NOT_OWNER');
});
