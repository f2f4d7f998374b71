import { useMemo } from 'react';
import { useGetList, type Identifier } from 'react-admin';
import type { AdSlotRow } from '#generated/model/ad-slots/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';

const NONE: readonly AdSlotRow[] = [];

/** Returns the slots that are sold in a layout; none where it was never saved, or the session may not see them. */
export function useSlots(layoutId: Identifier | undefined): readonly AdSlotRow[] {
  const may = useCan('adSlot.view');
  const { data = NONE } = useGetList<AdSlotRow>(
    'ad-slots',
    { filter: { layoutId }, pagination: { page: 1, perPage: 100 } },
    { enabled: may && layoutId !== undefined },
  );
  return data;
}

/** Returns by area the address of the picture that stands there while nothing plays (LAY-06). */
export function useBottoms(layoutId: Identifier | undefined): Readonly<Record<string, string | null>> {
  const slots = useSlots(layoutId);
  const { urlOf } = useUploads();
  return useMemo(() => {
    const bottoms: Record<string, string | null> = {};
    for (const { widgetId, bottomImage } of slots) {
      // Of several slots in a place it is that of the first, as on a screen.
      if (widgetId && bottomImage && !(widgetId in bottoms)) bottoms[widgetId] = urlOf(bottomImage);
    }
    return bottoms;
  }, [slots, urlOf]);
}
