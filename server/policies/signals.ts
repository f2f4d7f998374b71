import { limits } from '#generated/model/limits.gen.ts';
import type { Signal } from '#generated/server/predicate.gen.ts';

/** Condition for ads that an order names, itself or by its advertiser, and for ads with no file left to show. */
const takenDown: Signal = (eb) => {
  const orders = eb
    .selectFrom('take_downs as order')
    .select('order.id')
    .whereRef('order.corp_id', '=', 'ads.corp_id')
    .where('order.lifted_at', 'is', null);
  const files = eb
    .selectFrom('ads__materials as shown')
    .innerJoin('materials as file', (join) =>
      join.onRef('file.corp_id', '=', 'shown.corp_id').onRef('file.id', '=', 'shown.ref_id'),
    )
    .select('file.id')
    .whereRef('shown.corp_id', '=', 'ads.corp_id')
    .whereRef('shown.id', '=', 'ads.id');
  const isStopped = orders.where('order.target_type', '=', 'material').whereRef('order.sha256', '=', 'file.sha256');
  return eb.or([
    eb.exists(orders.where('order.target_type', '=', 'ad').whereRef('order.target_id', '=', 'ads.id')),
    eb.exists(
      orders.where('order.target_type', '=', 'corporation').whereRef('order.target_id', '=', 'ads.advertiser_id'),
    ),
    eb.and([
      eb.exists(files.where((file) => file.exists(isStopped))),
      eb.not(eb.exists(files.where((file) => file.not(file.exists(isStopped))))),
    ]),
  ]);
};

/**
 * Returns the signals that system transitions call by name (`heartbeat()` in x-states.system.when), at this moment
 * (milliseconds). A signal that a schema names and this table lacks stops the server at its start.
 */
export function signalsAt(now: number): Readonly<Record<string, Signal>> {
  const lastInTime = now - limits.heartbeatMissed;
  return {
    /** The device has sent a heartbeat lately. */
    heartbeat: (eb) => eb('heartbeat_at', '>', lastInTime),
    /** The device has missed three heartbeats. */
    missedHeartbeat: (eb) => eb.or([eb('heartbeat_at', 'is', null), eb('heartbeat_at', '<=', lastInTime)]),
    /** Number of free points of the device's type in its corporation. */
    freePoints: (eb) =>
      eb
        .selectFrom('device_points as point')
        .select((of) => of.fn.countAll<number>().as('free'))
        .whereRef('point.corp_id', '=', 'devices.corp_id')
        .whereRef('point.type', '=', 'devices.type')
        .where('point.status', '=', 'free')
        .where('point.expire_at', '>', now)
        .where('point.deleted_at', 'is', null),
    /** The ad's promotion plan is paused, and so are all its ads (AD-11). */
    planPaused: (eb) =>
      eb.exists(
        eb
          .selectFrom('campaigns as plan')
          .select('plan.id')
          .whereRef('plan.corp_id', '=', 'ads.corp_id')
          .whereRef('plan.id', '=', 'ads.campaign_id')
          .where('plan.status', '=', 'paused')
          .where('plan.deleted_at', 'is', null),
      ),
    /** An order in force takes the ad down: itself, its advertiser, or every file that it shows (AD-17). */
    takenDown: takenDown,
    /** A screen has told that it showed the cast (MKT-10). */
    castShown: (eb) =>
      eb.exists(
        eb
          .selectFrom('ads as shown')
          .select('shown.id')
          .whereRef('shown.corp_id', '=', 'casts.corp_id')
          .whereRef('shown.id', '=', 'casts.ad_id')
          .where('shown.impressions', '>', 0),
      ),
    /** The screen of a take-down was deleted. */
    screenGone: (eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('devices as screen')
            .select('screen.id')
            .whereRef('screen.corp_id', '=', 'take_down_screens.corp_id')
            .whereRef('screen.id', '=', 'take_down_screens.device_id')
            .where('screen.deleted_at', 'is', null),
        ),
      ),
    /** The take-down was lifted before its screen had stopped. */
    orderLifted: (eb) =>
      eb.exists(
        eb
          .selectFrom('take_downs as order')
          .select('order.id')
          .whereRef('order.corp_id', '=', 'take_down_screens.corp_id')
          .whereRef('order.id', '=', 'take_down_screens.take_down_id')
          .where('order.lifted_at', 'is not', null),
      ),
    /** The slot of the goods is on sale no longer: its sale was closed, or it was deleted (MKT-07). */
    saleClosed: (eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ad_slots as slot')
            .select('slot.id')
            .whereRef('slot.corp_id', '=', 'goods.corp_id')
            .whereRef('slot.id', '=', 'goods.slot_id')
            .where('slot.on_sale', '=', 1)
            .where('slot.deleted_at', 'is', null),
        ),
      ),
    /** The media owner refused or deleted what was uploaded for the order. */
    adRefused: (eb) =>
      eb.and([
        eb('ad_id', 'is not', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('ads as ad')
              .select('ad.id')
              .whereRef('ad.corp_id', '=', 'ads_orders.corp_id')
              .whereRef('ad.id', '=', 'ads_orders.ad_id')
              .where('ad.status', '!=', 'disapproved')
              .where('ad.deleted_at', 'is', null),
          ),
        ),
      ]),
    /** The point of the device has not expired. */
    renewed: (eb) => eb('expire_at', '>', now),
  };
}
