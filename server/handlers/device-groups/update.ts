import type { WallPlace } from '#core/layout/wallCells.ts';
import type { DeviceGroupStored } from '#generated/server/device-groups.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { checkWhole } from '../../commands/wholeTarget.ts';
import { roomOf } from '../../commands/groupRoom.ts';
import { acting, updating } from '../verbs.ts';

type Group = Pick<DeviceGroupStored, 'id' | 'corpId'>;
type Needs = Pick<HandlerContext<unknown>, 'tx' | 'services'>;

const MOST = 100_000;

/** Ids of the screens of a group, also of those outside the caller's scope. */
async function screensOf({ tx }: Pick<Needs, 'tx'>, { id, corpId }: Group): Promise<string[]> {
  const whole = tx.as({ kind: 'system', corpId });
  const rows = await whole.devices.find((eb) => eb('group_id', '=', id), { fields: ['id'], limit: MOST });
  return rows.map((row) => row.id);
}

/** Tells the screens of a group that their programme is another. */
function hint({ tx, services }: Needs, screens: readonly string[]): void {
  if (screens.length > 0) tx.afterCommit(() => screens.forEach((id) => services.hints.send(id)));
}

/** Refuses a group with screens that the caller does not see: layout and sync state are theirs as well (PERM-07). */
const checkOwn = ({ tx }: Pick<Needs, 'tx'>, { id, corpId }: Group): Promise<void> =>
  checkWhole(tx, { targetType: 'deviceGroup', targetIds: [id] }, { corpId });

/** Refuses places of which two are one, two are of one screen, or one is of a screen that is not in the group. */
function checkPlaces(places: readonly WallPlace[], screens: readonly string[]): void {
  const members = new Set(screens);
  const placed = new Set(places.map(({ deviceId }) => deviceId));
  const cells = new Set(places.map(({ row, column }) => `${row}:${column}`));
  const isRight =
    placed.size === places.length &&
    cells.size === places.length &&
    places.every(({ deviceId }) => members.has(deviceId));
  if (!isRight) throw refuse('WALL_PLACES_WRONG');
}

/** Updates a group, and tells its screens. It cannot become smaller than the number of its screens. */
export const update = updating('deviceGroup', async (_before, merged, context) => {
  await checkOwn(context, merged);
  const screens = await screensOf(context, merged);
  if (screens.length > roomOf(merged)) throw refuse('GROUP_FULL');
  // Only those that are sent: a screen that left the group since keeps its place for the day it returns.
  checkPlaces(context.input.places ?? [], screens);
  return { effects: () => hint(context, screens) };
});

/** Changes the sync state of multi-screen groups, and tells their screens (DEV-11). */
export const sync = acting('deviceGroup', 'sync', async (group, context) => {
  await checkOwn(context, group);
  const screens = await screensOf(context, group);
  return { effects: () => hint(context, screens) };
});
