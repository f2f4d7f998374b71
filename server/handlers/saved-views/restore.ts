import { refuse } from '../../call/refuse.ts';
import { restoring } from '../verbs.ts';

/** Restores views of a list: the bin shows shared ones to everybody, and whoever saved one alone may delete it. */
export const restore = restoring('savedView', ({ creatorId }, { user }) => {
  if (creatorId !== user.userId) throw refuse('NOT_OWNER');
  return {};
});
