import { layoutMeta } from '#generated/model/layouts/meta.gen.ts';
import { layoutFacts } from '../../commands/layoutFacts.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { create as createRow } from '../crud/create.ts';
import { update as updateRow } from '../crud/update.ts';

export const create = handler('layout.create', async (context) =>
  createRow(layoutMeta, context, layoutFacts(context.input.document)),
);

/** Changes a layout; a built-in one stays as it is. */
export const update = handler('layout.update', async (context) => {
  const { input, tx } = context;
  const layout = await tx.layouts.one(input.id, { fields: ['builtIn'], lock: 'change' });
  if (!layout) throw refuse('NOT_FOUND');
  if (layout.builtIn) throw refuse('LAYOUT_FIXED');
  return updateRow(layoutMeta, context, input.document ? layoutFacts(input.document) : {});
});
