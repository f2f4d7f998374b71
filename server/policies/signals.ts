import { limits } from '#generated/model/limits.gen.ts';
import type { Signal } from '#generated/server/predicate.gen.ts';

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
    /** The point of the device has not expired. */
    renewed: (eb) => eb('expire_at', '>', now),
  };
}
