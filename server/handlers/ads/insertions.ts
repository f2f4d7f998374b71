import { insertionLoad, type Inserted } from '#core/schedule/insertionLoad.ts';
import { scenarioOf } from '#core/schedule/scenario.ts';
import type { AdSlotStored } from '#generated/server/ad-slots.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { screensOfLayout } from '../../commands/publishLayout.ts';
import { planAd } from '../../player/planAd.ts';
import { devicesFor } from '../../player/targets.ts';
import type { Tx } from '../../store/types.ts';

type Draft = Partial<AdStored>;

/** Slots and insertions that are looked at; more than any enterprise has in one place. */
const MOST = 200;
/** States in which an ad plays no more, and never will. */
const OVER = ['expired', 'disapproved'];
/** Id of an ad that has none yet. */
const DRAFT = 'draft';

async function materialsOf(tx: Tx, ads: readonly Draft[]): Promise<Map<string, MaterialStored>> {
  const ids = ads.flatMap(({ kind, materials }) => (kind === 'file' ? (materials ?? []) : []));
  const rows = ids.length > 0 ? await tx.materials.many([...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns how much of its place an ad takes, as screens are told of it; null where it has no turns. */
function insertedOf(
  ad: Draft,
  materials: ReadonlyMap<string, MaterialStored>,
  now: number,
): Omit<Inserted, 'slot'> | null {
  // One that starts as soon as it is approved may start now.
  const startAt = ad.startAt ?? now;
  const planned = planAd({ ...ad, id: ad.id ?? DRAFT, slotId: ad.slotId ?? DRAFT, startAt } as AdStored, materials);
  if (!planned?.insertion) return null;
  const { cycleMs, firstAt, count } = planned.insertion;
  return {
    lengthMs: planned.contents.reduce((sum, { durationMs }) => sum + durationMs, 0),
    cycleMs,
    from: firstAt,
    to: Math.min(planned.endAt, count === null ? planned.endAt : firstAt + count * cycleMs),
    windows: planned.windows,
  };
}

/** Refuses INSERTION_TOO_LONG where an insertion fills its whole cycle, so that what is sold beside it would never play. */
export async function checkInsertion(tx: Tx, ad: Draft): Promise<void> {
  if (ad.type !== 'insertion' || !ad.playCycleS) return;
  const own = insertedOf(ad, await materialsOf(tx, [ad]), tx.now);
  if (!own || own.lengthMs < own.cycleMs) return;
  const [length, cycle] = [Math.ceil(own.lengthMs / 1000), ad.playCycleS];
  throw refuse('INSERTION_TOO_LONG', {
    data: { length, cycle },
    sentence: {
      zh: `插播内容共${length}秒，播放周期只有${cycle}秒，其他广告将无法播放`,
      en: `What is inserted takes ${length} s, and its cycle is ${cycle} s: nothing else would play`,
    },
  });
}

/** Returns the slots in which an ad plays: by matching delivery all of its size. */
async function slotsOf(whole: Tx, { slotId, deliveryMode }: Draft): Promise<AdSlotStored[]> {
  const slot = slotId ? await whole.adSlots.one(slotId) : null;
  if (!slot || deliveryMode !== 'matching') return slot ? [slot] : [];
  return whole.adSlots.find((eb) => eb.and([eb('width', '=', slot.width), eb('height', '=', slot.height)]), {
    limit: MOST,
  });
}

/** The slots of one place of a layout. */
const placeOf = (whole: Tx, { layoutId, widgetId }: AdSlotStored): Promise<AdSlotStored[]> =>
  whole.adSlots.find((eb) => eb.and([eb('layout_id', '=', layoutId), eb('widget_id', '=', widgetId)]), { limit: MOST });

/** Returns the other insertions that play in slots of a place. What passers-by send, and what bids, waits for room by itself. */
function insertionsIn(whole: Tx, slots: readonly AdSlotStored[], except: string | null): Promise<AdStored[]> {
  const ids = slots.map(({ id }) => id);
  const sizes = slots.map(({ width, height }) => `${width}x${height}`);
  return whole.ads.find(
    (eb) =>
      eb.and([
        eb('type', '=', 'insertion'),
        eb('status', 'not in', OVER),
        eb('end_at', '>', whole.now),
        eb.or([eb('auctioned', 'is', null), eb('auctioned', '=', 0)]),
        eb.or([eb('of_cast', 'is', null), eb('of_cast', '=', 0)]),
        eb.or([eb('slot_id', 'in', ids), eb.and([eb('delivery_mode', '=', 'matching'), eb('slot_size', 'in', sizes)])]),
        ...(except === null ? [] : [eb('id', '!=', except)]),
      ]),
    { limit: MOST },
  );
}

/**
 * Refuses INSERTIONS_TOO_MANY where what is inserted into a place of some screen takes all of its time, together with the
 * insertions that are there already: nothing that is sold beside them would play (AD-12).
 */
export async function checkInsertions(tx: Tx, ad: Draft, corpId: string): Promise<void> {
  if (ad.type !== 'insertion' || !ad.playCycleS) return;
  const whole = tx.as({ kind: 'system', corpId });
  const seen = new Set<string>();
  let targets: ReadonlySet<string> | null = null;
  for (const slot of await slotsOf(whole, ad)) {
    const place = `${slot.layoutId}\n${slot.widgetId}`;
    if (seen.has(place)) continue;
    seen.add(place);
    const slots = await placeOf(whole, slot);
    const others = await insertionsIn(whole, slots, ad.id ?? null);
    if (others.length === 0) continue;
    targets ??= new Set(await devicesFor(whole, ad as AdStored));
    const shown = new Set((await screensOfLayout(whole, slot.layoutId ?? '')).map(({ id }) => id));
    await checkPlace(whole, [ad, ...others], { slots, own: slot, screens: [...targets].filter((id) => shown.has(id)) });
  }
}

const isOfSize =
  ({ slotSize }: Draft) =>
  ({ width, height }: AdSlotStored): boolean =>
    `${width}x${height}` === slotSize;

/** Refuses the first of these insertions where together with the others it fills the place on one of the screens. */
async function checkPlace(
  whole: Tx,
  ads: readonly Draft[],
  { slots, own, screens }: { slots: readonly AdSlotStored[]; own: AdSlotStored; screens: readonly string[] },
): Promise<void> {
  const materials = await materialsOf(whole, ads);
  const inserted = ads.flatMap((ad, at) => {
    const facts = insertedOf(ad, materials, whole.now);
    const slot = at === 0 ? own : (slots.find((one) => one.id === ad.slotId) ?? slots.find(isOfSize(ad)) ?? own);
    return facts ? [{ ad, at, facts: { ...facts, slot: scenarioOf(slot) } }] : [];
  });
  if (inserted.length < 2 || inserted[0]!.at !== 0) return;
  const reached = new Map<string, number[]>(screens.map((id) => [id, [0]]));
  for (const [at, { ad }] of inserted.entries())
    if (at > 0) for (const id of await devicesFor(whole, ad as AdStored)) reached.get(id)?.push(at);
  const kinds = new Map([...reached.values()].map((together) => [together.join(), together]));
  for (const together of kinds.values()) {
    const load = insertionLoad(together.map((at) => inserted[at]!.facts));
    if (load < 1) continue;
    const percent = Math.round(load * 100);
    throw refuse('INSERTIONS_TOO_MANY', {
      data: { percent, slot: own.name },
      sentence: {
        zh: `广告位“${own.name}”的插播合计占用${percent}%的时间，其他广告将无法播放`,
        en: `The insertions of slot “${own.name}” would take ${percent} % of its time together: nothing else would play`,
      },
    });
  }
}
