import { useQuery } from '@tanstack/react-query';
import type { AdSlotAreasOutput } from '#generated/model/ad-slots/types.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { layoutSentences } from '../parts/layout/sentences.ts';

/** A place of a layout where slots can be. */
export type Area = AdSlotAreasOutput['areas'][number];

const NONE: readonly Area[] = [];

/**
 * Reads the areas of a layout, and what a new slot in it begins with (`selling`); there are none while no layout is chosen,
 * and before they were read.
 */
export function useAreas(layoutId: unknown): {
  areas: readonly Area[];
  selling: AdSlotAreasOutput['selling'] | undefined;
  isRead: boolean;
  isFailed: boolean;
} {
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: ['slotAreas', layoutId],
    queryFn: async () => (await call('adSlot.areas', { layoutId })) as AdSlotAreasOutput,
    enabled: typeof layoutId === 'string' && layoutId !== '',
  });
  return { areas: data?.areas ?? NONE, selling: data?.selling, isRead: data !== undefined, isFailed: isError };
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
