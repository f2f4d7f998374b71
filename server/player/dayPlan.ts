import { otherPages } from '#core/layout/otherPages.ts';
import { heldBy } from '#core/promotion/held.ts';
import { DEFAULT_ZONE } from '#core/time.ts';
import { readLayout } from '#core/layout/migrate.ts';
import type { ManifestSlot, Plan, PlanAd } from '#core/manifest/manifest.ts';
import type { Loser } from '#core/schedule/types.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { signalsAt } from '../policies/signals.ts';
import type { Tx } from '../store/types.ts';
import { layoutOf, materialsFor, slotsOf, type Drawn } from './manifest.ts';
import { planAd } from './planAd.ts';
import { filesTakenDown } from './takeDowns.ts';
import { isIssuedTo, MOST_ADS } from './targets.ts';
import { turnsKept } from './turns.ts';

/** States that something paused above an ad turns into `paused`. */
const PLAYING = new Set(['playing', 'pendingPlay']);

/** Plan of a screen around a day, with the ads that it does not play, for the play list. */
export interface DayPlan {
  plan: Plan;
  layout: string | null;
  /** Slots on another page than the home page, each with the name of its page: they play while that is open. */
  pages: ReadonlyMap<string, string>;
  ads: readonly AdStored[];
  materials: ReadonlyMap<string, MaterialStored>;
  /** Ads without a period or a content that a player shows. */
  unplannable: readonly Loser[];
  /** Why the screen gets no ads at all. */
  blocked: 'expired' | 'closed' | 'noLayout' | null;
}

/** Period of ads that concern a day: two days around it, since days of zones differ. */
interface Around {
  from: number;
  to: number;
  /** Past instant whose layout counts; absent: as it is now. */
  drawnAt?: number;
}

/** Returns a layout as it was published at an instant: the version of then, else the oldest that is known. */
async function drawnAt(tx: Tx, layout: Drawn, at: number): Promise<Drawn> {
  const published = (when: '<=' | '>', first: 'asc' | 'desc') =>
    tx.layoutVersions.find(
      (eb) => eb.and([eb('layout_id', '=', layout.id), eb('published', '=', 1), eb('created_at', when, at)]),
      { orderBy: ['number', first], limit: 1 },
    );
  const [version] = [...(await published('<=', 'desc')), ...(await published('>', 'asc'))];
  const reading = version && readLayout(version.document);
  return reading?.ok ? { ...layout, document: reading.document } : layout;
}

async function adsAround(tx: Tx, device: DeviceStored, { from, to }: Around): Promise<AdStored[]> {
  const isIssued = isIssuedTo(device, device.corpId);
  return tx.ads.find(
    (eb) =>
      eb.and([
        isIssued(eb),
        eb('end_at', '>', from),
        eb.or([eb('start_at', 'is', null), eb('start_at', '<', to + (to - from) * 7)]),
      ]),
    { limit: MOST_ADS },
  );
}

/** Ads that something above them holds: their plan (AD-11), or their advertiser (ADS-04). */
async function heldAds(tx: Tx, ads: readonly AdStored[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(ads.flatMap(({ campaignId }) => campaignId ?? []))];
  const plans = ids.length > 0 ? await tx.campaigns.many(ids, { fields: ['status'] }) : [];
  const states = new Map(plans.map(({ id, status }) => [id, status]));
  const isHeld = ({ campaignId, heldBy: holder }: AdStored): boolean =>
    holder !== null || heldBy({ plan: states.get(campaignId ?? '') }) !== null;
  return new Set(ads.filter(isHeld).map(({ id }) => id));
}

/** Ads that an order keeps off the screens, by themselves, their advertiser or all of their files (AD-17). */
async function takenDown(tx: Tx, ads: readonly AdStored[]): Promise<ReadonlySet<string>> {
  const ids = ads.map(({ id }) => id);
  const isDown = signalsAt(tx.now).takenDown;
  if (ids.length === 0 || !isDown) return new Set();
  const rows = await tx.ads.find((eb) => eb.and([eb('id', 'in', ids), isDown(eb)]), {
    fields: ['id'],
    limit: MOST_ADS,
  });
  return new Set(rows.map(({ id }) => id));
}

const NO_TURNS: ReadonlyMap<string, readonly number[]> = new Map();

/** Gives an ad that bids the turns that it won on this screen. */
const inTurns = (planned: PlanAd | null, won: ReadonlyMap<string, readonly number[]>): PlanAd | null =>
  planned?.insertion?.at
    ? { ...planned, insertion: { ...planned.insertion, at: [...(won.get(planned.id) ?? [])] } }
    : planned;

function pagesOf(slots: readonly ManifestSlot[], layout: Drawn | null): ReadonlyMap<string, string> {
  const away = layout ? otherPages(layout.document) : new Map<string, string>();
  return new Map(
    slots.flatMap(({ id, areaId }): [string, string][] => (away.has(areaId) ? [[id, away.get(areaId)!]] : [])),
  );
}

/**
 * Returns the plan of a screen for a day: all ads that are issued to it, in any state, in its layout's slots. `tx` sees
 * the whole corporation.
 */
export async function dayPlan(tx: Tx, device: DeviceStored, around: Around): Promise<DayPlan> {
  const own = await layoutOf(tx, device);
  const layout = own && around.drawnAt !== undefined ? await drawnAt(tx, own, around.drawnAt) : own;
  const slots = await slotsOf(tx, layout);
  const ads = await adsAround(tx, device, around);
  const known = await materialsFor(tx, ads, null);
  const stopped = await filesTakenDown(tx, device.corpId, known.values());
  const materials = new Map([...known].filter(([, { sha256 }]) => sha256 === null || !stopped.has(sha256)));
  const held = await heldAds(tx, ads);
  const down = await takenDown(tx, ads);
  const won = ads.some(({ auctioned }) => auctioned) ? await turnsKept(tx, device, around) : NO_TURNS;
  const corporation = await tx.corporations.one(device.corpId, { fields: ['status'] });
  const items: PlanAd[] = [];
  // The period itself says when an ad was over: on a day before that, it played.
  const statusOf = ({ status }: PlanAd, isHeld: boolean) =>
    status === 'expired' ? 'playing' : isHeld && PLAYING.has(status) ? 'paused' : status;
  const unplannable: Loser[] = [];
  for (const ad of ads) {
    // An ad that is taken down may have no file left to show: it is planned with those that it had.
    const planned = inTurns(planAd(ad, down.has(ad.id) ? known : materials), won);
    const isHeld = held.has(ad.id);
    if (planned && down.has(ad.id)) items.push({ ...planned, status: 'takenDown' });
    else if (planned) items.push({ ...planned, status: statusOf(planned, isHeld) });
    else unplannable.push({ adId: ad.id, why: ad.startAt === null ? 'notApproved' : 'cannotShow' });
  }
  const blocked =
    device.status === 'invalid' ? 'expired' : corporation?.status !== 'enabled' ? 'closed' : layout ? null : 'noLayout';
  return {
    plan: { device: { zone: device.zone ?? DEFAULT_ZONE }, slots, items },
    layout: layout?.name ?? null,
    pages: pagesOf(slots, layout),
    ads,
    materials,
    unplannable,
    blocked,
  };
}
