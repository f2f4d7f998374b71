import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AdSlotAreasOutput } from '#generated/model/ad-slots/types.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { layoutSentences } from '../parts/layout/sentences.ts';

/** A place of a layout where slots can be. */
export type Area = AdSlotAreasOutput['areas'][number];

/** Reads the areas of a layout; none is asked for while no layout is chosen. */
export function useAreas(layoutId: unknown): UseQueryResult<readonly Area[]> {
  const call = useCall();
  return useQuery({
    queryKey: ['slotAreas', layoutId],
    queryFn: async () => ((await call('adSlot.areas', { layoutId })) as AdSlotAreasOutput).areas,
    enabled: typeof layoutId === 'string' && layoutId !== '',
  });
}

/** Returns an area as text: its name and size, and what else there is to know of it. */
export function useAreaText(areas: readonly Area[]): (area: Area) => string {
  const say = useSentences(layoutSentences);
  const hasPages = areas.some(({ home }) => !home);
  return ({ name, width, height, page, published }) =>
    [
      name,
      say('slotArea.size', { width, height }),
      hasPages ? say('slotArea.page', { page }) : null,
      published ? null : say('slotArea.draft'),
    ]
      .filter(Boolean)
      .join(' · ');
}
