import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { areasOfLayout } from '../../commands/slotAreas.ts';

/** Answers where in a layout that the caller sees a slot can be, for the form of slots (LAY-06). */
export const areas = handler('adSlot.areas', async ({ input: { layoutId }, tx }) => {
  const layout = await tx.layouts.one(layoutId, { fields: ['corpId'] });
  if (!layout) throw refuse('NOT_FOUND');
  return { areas: await areasOfLayout(tx.as({ kind: 'system', corpId: layout.corpId }), layoutId) };
});
