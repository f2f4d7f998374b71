import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes views of one's own. */
export const remove = acting('savedView', 'delete', ({ creatorId }, { user }) => {
  if (creatorId !== user.userId) throw refuse('NOT_OWNER');
});
