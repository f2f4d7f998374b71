import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes views of one's own. */
export const remove = handler('savedView.delete', (context) =>
  act(savedViewMeta, actionOf(savedViewMeta, 'delete'), context, {
    check: ({ creatorId }) => {
      if (creatorId !== context.user.userId) throw refuse('NOT_OWNER');
    },
  }),
);
