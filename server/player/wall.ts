import type { Wall } from '#core/manifest/manifest.ts';
import { wallCells, type WallPlace } from '#core/layout/wallCells.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

/** Most screens of a multi-screen group: 16 × 16 places. */
const MOST = 256;

/** Multi-screen group with the place of each of its screens. */
export interface WallPlan {
  group: Pick<Wall, 'groupId' | 'rows' | 'columns' | 'inStep'>;
  /** Number of each screen's place, row by row from the top left. */
  places: ReadonlyMap<string, number>;
}

/** Returns a group as a wall: its screens where the operator placed them, the others by name. Null for a common group. */
export async function wallOf(tx: Tx, groupId: string): Promise<WallPlan | null> {
  const group = await tx.deviceGroups.one(groupId, { fields: ['kind', 'rows', 'columns', 'inStep', 'places'] });
  if (group?.kind !== 'multiScreen') return null;
  const screens = await tx.devices.find((eb) => eb('group_id', '=', groupId), { fields: ['name'], limit: MOST });
  const shape = { rows: group.rows ?? 1, columns: group.columns ?? 1 };
  // What the update call accepted: its schema is the one of WallPlace.
  const cells = wallCells(shape, (group.places ?? []) as WallPlace[], screens);
  return {
    group: { groupId, ...shape, inStep: group.inStep ?? false },
    places: new Map(cells.flatMap((id, at): [string, number][] => (id === null ? [] : [[id, at]]))),
  };
}

/** Returns the place of a screen; null if it has none. */
export function placeIn(wall: WallPlan | null, { id }: Pick<DeviceStored, 'id'>): Wall | null {
  const at = wall?.places.get(id);
  if (!wall || at === undefined) return null;
  const { columns } = wall.group;
  return { ...wall.group, row: Math.floor(at / columns), column: at % columns };
}
