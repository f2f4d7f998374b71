import type { AdStored } from '#generated/server/ads.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import type { OutputOf, SessionUser } from '../../call/types.ts';
import type { DayPlan } from '../../player/dayPlan.ts';
import type { Tx } from '../../store/types.ts';

type Answer = OutputOf<'device.playlist'>;
type Shown = Answer['ads'][number];

/** Longest part of a text that a play list shows. */
const MOST_TEXT = 120;

function contentsOf(ad: AdStored, materials: ReadonlyMap<string, MaterialStored>): Shown['contents'] {
  if (ad.kind === 'text')
    return [{ key: 'text', kind: 'text', name: null, picture: null, text: (ad.text ?? '').slice(0, MOST_TEXT) }];
  if (ad.kind === 'url') return [{ key: 'url', kind: 'webPage', name: null, picture: null, text: ad.url }];
  return (ad.materials ?? []).flatMap((key): Shown['contents'] => {
    const material = materials.get(key);
    if (!material) return [];
    const kind = material.type === 'video' ? 'video' : 'picture';
    return [{ key, kind, name: material.name, picture: material.thumbnail, text: null }];
  });
}

/** Screens of each ad that do not have all of its files yet. */
async function waitingFor(
  tx: Tx,
  deviceIds: readonly string[],
  adIds: readonly string[],
): Promise<Map<string, number>> {
  if (deviceIds.length === 0 || adIds.length === 0) return new Map();
  const rows = await tx.adDeliveries.find(
    (eb) => eb.and([eb('device_id', 'in', deviceIds), eb('ad_id', 'in', adIds), eb('status', '<>', 'success')]),
    { fields: ['adId'], limit: 10_000 },
  );
  const counts = new Map<string, number>();
  for (const { adId } of rows) if (adId) counts.set(adId, (counts.get(adId) ?? 0) + 1);
  return counts;
}

/** Returns the ads of play lists: of one that the caller may not see, no more than that it is there. */
export async function playlistAds(
  { tx, user }: { tx: Tx; user: Pick<SessionUser, 'can'> },
  plans: readonly DayPlan[],
  programmes: Answer['programmes'],
): Promise<Shown[]> {
  const ads = new Map(plans.flatMap((plan) => plan.ads.map((ad) => [ad.id, { ad, materials: plan.materials }])));
  const ids = [...ads.keys()];
  const seen = user.can('ad.view') && ids.length > 0 ? await tx.ads.many(ids, { fields: ['id'] }) : [];
  const visible = new Set(seen.map(({ id }) => id));
  const screens = programmes.flatMap(({ named }) => named.map(({ id }) => id));
  const waiting = await waitingFor(tx, screens, ids);
  return [...ads.values()].map(({ ad, materials }): Shown => {
    const isSeen = visible.has(ad.id);
    const instant = (value: number | null) => (value === null ? null : new Date(value).toISOString());
    return {
      id: ad.id,
      name: isSeen ? ad.name : null,
      type: ad.type ?? 'common',
      status: ad.status ?? '',
      cover: isSeen ? ad.coverUrl : null,
      startAt: instant(ad.startAt),
      endAt: instant(ad.endAt),
      waiting: waiting.get(ad.id) ?? 0,
      contents: isSeen ? contentsOf(ad, materials) : [],
    };
  });
}
