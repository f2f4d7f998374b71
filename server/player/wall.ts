import type { Wall } from '#core/manifest/manifest.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';

/** Most screens of a multi-screen group: 16 × 16 places. */
const MOST = 256;

/** "Wall 2" stands before "Wall 10". */
const byName = new Intl.Collator('zh-CN', { numeric: true });

/** Multi-screen group with the place of each of its screens. */
export interface WallPlan {
  group: Pick<Wall, 'groupId' | 'rows' | 'columns' | 'inStep'>;
  /** Number of each screen's place, row by row from the top left. */
  places: ReadonlyMap<string, number>;
}

/** Returns a group as a wall: its screens take their places in the order of their names. Null for a common group. */
export async function wallOf(tx: Tx, groupId: string): Promise<WallPlan | null> {
  const group = await tx.deviceGroups.one(groupId, { fields: ['kind', 'rows', 'columns', 'inStep'] });
  if (group?.kind !== 'multiScreen') return null;
  const screens = await tx.devices.find((eb) => eb('group_id', '=', groupId), { fields: ['name'], limit: MOST });
  const inOrder = screens.toSorted(
    (a, b) => byName.compare(a.name ?? '', b.name ?? '') || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
  return {
    group: { groupId, rows: group.rows ?? 1, columns: group.columns ?? 1, inStep: group.inStep ?? false },
    places: new Map(inOrder.map(({ id }, at) => [id, at])),
  };
}

/** Returns the place of a screen; null if it has none. */
export function placeIn(wall: WallPlan | null, { id }: Pick<DeviceStored, 'id'>): Wall | null {
  const at = wall?.places.get(id);
  if (!wall || at === undefined || at >= wall.group.rows * wall.group.columns) return null;
  const { columns } = wall.group;
  return { ...wall.group, row: Math.floor(at / columns), column: at % columns };
}
