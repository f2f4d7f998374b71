import { zoneOr } from '#core/time.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { TARGET_FIELDS, targetName, targetsOf } from '../../player/targets.ts';
import type { Tx } from '../../store/types.ts';

/** Fields that decide about a screen's programme. */
export const ALIKE_FIELDS = ['corpId', ...TARGET_FIELDS, 'layoutId', 'zone', 'status'] as const;

/** A screen as far as its programme goes. */
export type Alike = Pick<DeviceStored, 'id' | (typeof ALIKE_FIELDS)[number]>;

/**
 * Ids of all screens of the enterprise to which some ad is issued directly: these screens may be more than a statement can
 * name.
 */
async function directly(tx: Tx, screens: readonly Alike[]): Promise<ReadonlySet<string>> {
  const [first] = screens;
  if (!first || screens.length === 1) return new Set(screens.map(({ id }) => id));
  const rows = await tx
    .ofCorp(first.corpId)
    .selectFrom('ads__target_ids')
    .innerJoin('ads', (join) =>
      join.onRef('ads.corp_id', '=', 'ads__target_ids.corp_id').onRef('ads.id', '=', 'ads__target_ids.id'),
    )
    .select('ads__target_ids.ref_id')
    .distinct()
    .where('ads.target_type', '=', 'device')
    .where('ads.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.ref_id));
}

/** Returns the screens grouped by all that decides about their programme: those of a group show the same. The most first. */
export async function alike<Screen extends Alike>(tx: Tx, screens: readonly Screen[]): Promise<Screen[][]> {
  const direct = await directly(tx, screens);
  const keyOf = (screen: Screen) =>
    JSON.stringify([
      screen.corpId,
      screen.groupId,
      // Its own name is asked below, and only where something is issued to it.
      targetsOf(screen)
        .filter((name) => name !== targetName('device', screen.id))
        .toSorted(),
      screen.layoutId,
      screen.zone,
      screen.status === 'invalid',
      direct.has(screen.id) ? screen.id : null,
    ]);
  return [...Map.groupBy(screens, keyOf).values()].toSorted((a, b) => b.length - a.length);
}

/** Returns the zone by which a screen plays. */
export const zoneOf = ({ zone }: Pick<DeviceStored, 'zone'>): string => zoneOr(zone);
