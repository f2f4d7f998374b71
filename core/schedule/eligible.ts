import type { Content, ManifestSlot, Plan, PlanAd } from '../manifest/manifest.ts';
import type { ZonedTime } from '../time.ts';
import type { LossReason, Memory } from './types.ts';
import { contentKey } from './types.ts';
import { anyOpen } from './window.ts';

/** An ad that may play now, with the contents that may. */
export interface Eligible {
  ad: PlanAd;
  contents: readonly Content[];
}

const MAY_PLAY = new Set(['playing', 'pendingPlay']);

const NAMED = ['paused', 'takenDown', 'expired', 'notIssued'] as const;

function statusReason(status: string): LossReason | null {
  if (MAY_PLAY.has(status)) return null;
  return NAMED.find((one) => one === status) ?? 'notApproved';
}

/**
 * Says whether an ad may play at an instant at all, wherever that is.
 *
 * Its period includes the start and excludes the end (AD-06); windows go by the zone of the device (DEV-17).
 */
export function eligible(ad: PlanAd, now: number, local: ZonedTime, memory?: Memory): Eligible | LossReason {
  const refused = statusReason(ad.status);
  if (refused) return refused;
  if (now >= ad.endAt) return 'expired';
  if (now < ad.startAt) return 'notStarted';
  if (!anyOpen(ad.windows, local)) return 'outsideWindow';
  const open = ad.contents.filter(({ windows }) => anyOpen(windows, local));
  if (open.length === 0) return 'outsideWindow';
  const contents = open.filter(({ key }) => (memory?.broken[contentKey(ad.id, key)] ?? 0) <= now);
  return contents.length === 0 ? 'cannotShow' : { ad, contents };
}

/** Returns the slots in which an ad plays: its own, or with matching delivery every one of its size (AD-14). */
export function slotsOf(ad: PlanAd, slots: readonly ManifestSlot[]): ManifestSlot[] {
  if (ad.delivery === 'precise') return slots.filter(({ id }) => id === ad.slotId);
  return slots.filter(
    ({ id, width, height }) =>
      id === ad.slotId || (ad.size !== null && width === ad.size.width && height === ad.size.height),
  );
}

/** Returns the ads in carousel order: by place, then start, then id, so that every device has the same order. */
export function inOrder(items: Plan['items']): PlanAd[] {
  return items.toSorted(
    (a, b) => a.order - b.order || a.startAt - b.startAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}
