import { MOST_DEVICES, reaches } from '../../player/targets.ts';
import type { Tx, Where } from '../../store/types.ts';

/** Filters of a place: its ads, and the seats sold there. */
export interface Place {
  ads: Where;
  seats: { column: 'slot_id' | 'device_id' | 'order_id'; ids: readonly string[] };
}

/** Records of one enterprise, and screens that are to be put into one of them or taken out of it. */
interface Named {
  ids: readonly string[];
  members: readonly string[];
}

/** Most rows of one statement; more than any enterprise has. */
const MOST = 100_000;

/** Ads that answer to `where` and the places of their orders. */
async function byAds(own: Tx, where: Where): Promise<Place> {
  const ordered = await own.ads.find((eb) => eb.and([eb('order_id', 'is not', null), where(eb)]), {
    fields: ['orderId'],
    limit: MOST,
  });
  return { ads: where, seats: { column: 'order_id', ids: ordered.flatMap(({ orderId }) => orderId ?? []) } };
}

/**
 * The ads of slots: their own, and those that play in all slots of their sizes. The slots beside them in a place count as well: one
 * that opens, or has the place alone, takes their turns (LAY-07).
 */
async function ofSlots(own: Tx, named: readonly string[]): Promise<Place> {
  const changed = await own.adSlots.many(named, { fields: ['layoutId', 'widgetId'] });
  const slots = await own.adSlots.find(
    (eb) =>
      eb.or([
        eb('id', 'in', [...named]),
        ...changed.flatMap(({ layoutId, widgetId }) =>
          widgetId ? [eb.and([eb('layout_id', '=', layoutId), eb('widget_id', '=', widgetId)])] : [],
        ),
      ]),
    { fields: ['width', 'height'], limit: MOST },
  );
  const ids = slots.map(({ id }) => id);
  const ads: Where = (eb) =>
    eb.or([
      eb('slot_id', 'in', [...ids]),
      eb.and([
        eb('delivery_mode', '=', 'matching'),
        eb.exists(
          eb
            .selectFrom('ad_slots')
            .select('ad_slots.id')
            .whereRef('ad_slots.corp_id', '=', 'ads.corp_id')
            .whereRef('ad_slots.id', '=', 'ads.slot_id')
            .where((slot) =>
              slot.or(
                slots.map(({ width, height }) =>
                  slot.and([slot('ad_slots.width', '=', width), slot('ad_slots.height', '=', height)]),
                ),
              ),
            ),
        ),
      ]),
    ]);
  return { ads, seats: { column: 'slot_id', ids } };
}

/** Ads that are issued to a set or tag by its own name: whoever leaves it has them no more. */
const issuedTo =
  (ids: readonly string[]): Where =>
  (eb) =>
    eb.exists(
      eb
        .selectFrom('ads__target_ids')
        .select('ads__target_ids.id')
        .whereRef('ads__target_ids.corp_id', '=', 'ads.corp_id')
        .whereRef('ads__target_ids.id', '=', 'ads.id')
        .where('ads__target_ids.ref_id', 'in', [...ids]),
    );

/** A group gives its screens their layout too: whoever comes or goes may have another, with all that plays there. */
async function ofGroups(own: Tx, { ids, members }: Named): Promise<Place> {
  if (members.length > 0)
    return { ads: reaches([...ids, ...members], members), seats: { column: 'device_id', ids: members } };
  const screens = await own.devices.find((eb) => eb('group_id', 'in', [...ids]), {
    fields: ['id'],
    limit: MOST_DEVICES,
  });
  return { ads: reaches(ids, ids), seats: { column: 'device_id', ids: screens.map(({ id }) => id) } };
}

/** Ads that show the content of these materials, in whichever copy (AD-17). */
const showing =
  (ids: readonly string[]): Where =>
  (eb) =>
    eb.exists(
      eb
        .selectFrom('ads__materials as shown')
        .innerJoin('materials as file', (join) =>
          join.onRef('file.corp_id', '=', 'shown.corp_id').onRef('file.id', '=', 'shown.ref_id'),
        )
        .innerJoin('materials as named', (join) =>
          join.onRef('named.corp_id', '=', 'file.corp_id').onRef('named.sha256', '=', 'file.sha256'),
        )
        .select('shown.id')
        .whereRef('shown.corp_id', '=', 'ads.corp_id')
        .whereRef('shown.id', '=', 'ads.id')
        .where('named.id', 'in', [...ids]),
    );

/** Functions to find the ads of records, one per entity whose changes say what they touch (x-touches, `touches`). */
export const places: Readonly<Record<string, (own: Tx, named: Named) => Place | Promise<Place>>> = {
  adSlot: (own, { ids }) => ofSlots(own, ids),
  device: (_, { ids }) => ({ ads: reaches(ids, ids), seats: { column: 'device_id', ids } }),
  deviceGroup: ofGroups,
  deviceSet: (own, { ids }) => byAds(own, issuedTo(ids)),
  tag: (own, { ids }) => byAds(own, issuedTo(ids)),
  ad: (own, { ids }) => byAds(own, (eb) => eb('id', 'in', [...ids])),
  // A plan of a media owner, or of an advertiser: each has a column of its own.
  campaign: (own, { ids }) =>
    byAds(own, (eb) => eb.or([eb('campaign_id', 'in', [...ids]), eb('promotion_plan_id', 'in', [...ids])])),
  promotionGroup: (own, { ids }) => byAds(own, (eb) => eb('promotion_group_id', 'in', [...ids])),
  material: (own, { ids }) => byAds(own, showing(ids)),
};

/** Entities of advertisers: what they name plays at others' screens. */
export const ACROSS: ReadonlySet<string> = new Set(['campaign', 'promotionGroup']);
