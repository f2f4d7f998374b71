import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';

/** Returns whether a slot sells scan-to-cast (LAY-06): by its switch, or as its way of selling. */
export const sellsCasts = ({ scanToCast, sellingMode }: Pick<AdSlotStored, 'scanToCast' | 'sellingMode'>): boolean =>
  scanToCast === true || sellingMode === 'scan';
