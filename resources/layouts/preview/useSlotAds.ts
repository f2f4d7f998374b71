import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useGetList, useGetMany, type Identifier } from 'react-admin';
import type { AdDetail, AdRow } from '#generated/model/ads/types.gen.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { useUploads } from '#src/ui/upload.ts';
import type { Turn } from './turns.ts';
import { useSlots } from './useSlots.ts';

/** Most ads that a preview shows: enough to see how slots look, and few calls. */
const MOST_ADS = 12;

/** Duration of what says none of its own, milliseconds. */
const USUAL_MS = 15_000;

const NONE: readonly AdDetail[] = [];

function useDetails(ids: readonly string[]): readonly AdDetail[] {
  const provider = useDataProvider();
  const { data = NONE } = useQuery({
    queryKey: ['layoutPreviewAds', ids],
    queryFn: () => Promise.all(ids.map(async (id) => (await provider.getOne<AdDetail>('ads', { id })).data)),
    enabled: ids.length > 0,
  });
  return data;
}

/** Returns by area the ads that play now in its slots, each with all its contents. */
export function useSlotAds(layoutId: Identifier | undefined): ReadonlyMap<string, readonly Turn[]> {
  const slots = useSlots(layoutId);
  const { urlOf } = useUploads();
  const may = useCan('ad.view');
  const slotIds = slots.map(({ id }) => id);
  const { data: rows } = useGetList<AdRow>(
    'ads',
    { filter: { slotId: { in: slotIds }, status: 'playing' }, pagination: { page: 1, perPage: MOST_ADS } },
    { enabled: may && slotIds.length > 0 },
  );
  const ads = useDetails(useMemo(() => (rows ?? []).map(({ id }) => id), [rows]));
  const materialIds = useMemo(() => [...new Set(ads.flatMap(({ materials }) => materials ?? []))], [ads]);
  const { data: materials } = useGetMany<MaterialRow>(
    'materials',
    { ids: materialIds },
    { enabled: materialIds.length > 0 },
  );
  return useMemo(() => {
    const known = new Map((materials ?? []).map((material) => [material?.id, material]));
    const fileTurn = (ad: AdDetail, id: string, durationMs: number): Turn[] => {
      const material = known.get(id);
      const url = material?.file ? urlOf(material.file) : null;
      if (!material || url === null) return [];
      const key = `${ad.id} ${id}`;
      if (material.type === 'image') return [{ key, durationMs, content: { kind: 'picture', url } }];
      return material.type === 'video'
        ? [
            {
              key,
              durationMs: material.durationMs ?? durationMs,
              content: { kind: 'video', url, mute: ad.mute === true },
            },
          ]
        : [];
    };
    const turnsOf = (ad: AdDetail): Turn[] => {
      const durationMs = ad.durationS ? ad.durationS * 1000 : USUAL_MS;
      if (ad.kind === 'file') return (ad.materials ?? []).flatMap((id) => fileTurn(ad, id, durationMs));
      if (ad.kind === 'url')
        return ad.url ? [{ key: ad.id, durationMs, content: { kind: 'webPage', url: ad.url } }] : [];
      const { text, textColor, backgroundColor, fontSize } = ad;
      if (!text || !textColor || !backgroundColor || !fontSize) return [];
      const content = { kind: 'text', text, color: textColor, background: backgroundColor, fontSize } as const;
      return [{ key: ad.id, durationMs, content }];
    };
    const areas = new Map<string, Turn[]>();
    for (const ad of ads) {
      const area = slots.find(({ id }) => id === ad.slotId)?.widgetId;
      if (area) areas.set(area, [...(areas.get(area) ?? []), ...turnsOf(ad)]);
    }
    return areas;
  }, [ads, slots, materials, urlOf]);
}
