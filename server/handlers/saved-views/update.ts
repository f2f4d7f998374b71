import { savedViewMeta } from '#generated/model/saved-views/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { update as updateRow } from '../crud/update.ts';

/** Changes a view; one that is shared is seen by all, and changed by its owner alone (UI-01). */
export const update = handler('savedView.update', async (context) => {
  const { input, tx, user } = context;
  const view = await tx.savedViews.one(input.id, { fields: ['creatorId'], lock: 'change' });
  if (view && view.creatorId !== user.userId) throw refuse('NOT_OWNER');
  return updateRow(savedViewMeta, context);
});
