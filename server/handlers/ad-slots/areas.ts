import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { areasOfLayout } from '../../commands/slotAreas.ts';

/** Answers where in a layout that the caller sees a slot can be, and how it sells there, for the form of slots (LAY-06). */
export const areas = handler('adSlot.areas', async ({ input: { layoutId }, tx }) => {
  const layout = await tx.layouts.one(layoutId, { fields: ['corpId', 'rtb', 'cpmPriceFen'] });
  if (!layout) throw refuse('NOT_FOUND');
  const { corpId, rtb, cpmPriceFen } = layout;
  return {
    areas: await areasOfLayout(tx.as({ kind: 'system', corpId }), layoutId),
    selling: { rtb: rtb === true, cpmPriceFen },
  };
});
