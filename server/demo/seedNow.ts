import { randomUUID } from 'node:crypto';
import { uuidv7 } from '#core/uuid.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Grid } from '#core/pictures/measure.ts';
import { gridOf } from '../media/grid.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';
import { draw, posters } from './pictures.ts';
import { playingOn } from './simulate.ts';
import { screens, type DemoScreen } from './screens.ts';

const HOUR_MS = 3_600_000;

/** States that a demo screen entered, with how long ago in hours; the last one is how it is today. */
function pastOf({ status }: DemoScreen, index: number): [string, number][] {
  if (status === 'inactive') return [['inactive', 30]];
  const nights = [5, 4, 3, 2].flatMap((day): [string, number][] => [
    ['offline', day * 24 + 9.4 - (index % 3)],
    ['online', day * 24 + 1.1 + (index % 4) / 5],
  ]);
  // Three months of a screen that now and then had no network or no power.
  const outages = Array.from({ length: 20 }, (_, at) => 88 - at * 4 - (index % 3)).flatMap(
    (day): [string, number][] => [
      ['offline', day * 24 + 5 + ((day + index) % 4)],
      ['online', day * 24 + 1 + ((day * 7 + index) % 3)],
    ],
  );
  const last: Record<string, [string, number][]> = { offline: [['offline', 5]], invalid: [['invalid', 20]] };
  return [['inactive', 24 * 91], ['online', 24 * 90.6], ...outages, ...nights, ...(last[status] ?? [])];
}

/** State and ads of a screen, and grids of the library's pictures by their number. */
interface OnScreen {
  isOnline: boolean;
  /** It shows another picture than its player says. */
  isWrong: boolean;
  playing: readonly { adId: string; key: string }[];
  grids: readonly (Grid | null)[];
}

/**
 * A last screenshot: of a screen that is on the picture of the ad that it shows, minutes ago and measured as one that
 * came by its player; of the others an older one, and of some none.
 */
async function pictureOf(
  demo: DemoContext,
  { id, name, corpId }: DeviceStored,
  index: number,
  { isOnline, isWrong, playing, grids }: OnScreen,
): Promise<void> {
  const on = grids.findIndex((_grid, number) => playing.some(({ key }) => key === demo.materials.get(number)?.id));
  const number = on === -1 || isWrong ? (on + 2 + (on === -1 ? index : 0)) % 5 : on;
  const [material] = await ownerTx(demo).materials.many([known(demo.materials, number).id], { fields: ['file'] });
  if (index % (isOnline ? 9 : 2) === 1 || !material?.file) return;
  const at = demo.now - (isOnline ? (index + 1) * 60_000 : (index + 3) * HOUR_MS);
  await ownerTx(demo).deviceCommands.insert({
    kind: 'screenshot',
    status: 'done',
    outcome: 'done',
    deviceId: id,
    deviceName: name,
    targetType: 'device',
    targetId: id,
    targetName: name,
    picture: material.file,
    creatorId: known(demo.accounts, 'operator'),
    sentAt: at - 2000,
    acknowledgedAt: at - 1000,
    finishedAt: at,
    expiresAt: at + 60_000,
  });
  const grid = grids[number];
  if (!grid || !isOnline) return;
  const adIds = JSON.stringify(playing.map(({ adId }) => adId));
  const shot = {
    device_id: id,
    corp_id: corpId,
    at,
    picture: material.file,
    grid: JSON.stringify(grid),
    ad_ids: adIds,
    state: isWrong ? 'wrong' : on === -1 ? null : 'right',
  };
  await demo.tx.db.insertInto('screen_shots').values(shot).execute();
}

/** Faults that a screen told of, the last first: what it could not show, hours ago, and a full disk the day before. */
async function tellFaults(
  { tx, now, materials }: DemoContext,
  { id, corpId, fault }: DeviceStored,
  playing: OnScreen['playing'],
): Promise<void> {
  const [shown] = playing;
  if (fault === null || !shown) return;
  const [film] = await tx.materials.many([known(materials, 0).id], { fields: ['sha256'] });
  const told: [code: string, detail: string, hoursAgo: number][] = [
    ...[0.2, 3.4, 6.1].map((ago): [string, string, number] => [fault, `ad ${shown.adId}: picture ${shown.key}`, ago]),
    ['storageCleared', '', 26],
    ['storageFull', film?.sha256 ?? '', 26.2],
  ];
  const rows = told.map(([code, detail, ago]) => {
    const at = Math.round(now - ago * HOUR_MS);
    return { id: uuidv7(at), corp_id: corpId, device_id: id, code, detail, at, received_at: at };
  });
  await tx.db.insertInto('device_faults').values(rows).execute();
}

/** Seeds the last sync of players, and when each screen went on and off. Nobody holds the keys. */
export async function seedNow(demo: DemoContext): Promise<void> {
  const { db } = demo.tx;
  const { id: corpId } = known(demo.corporations, 'owner');
  await db.deleteFrom('state_changes').where('corp_id', '=', corpId).where('entity', '=', 'device').execute();
  const grids = await Promise.all(posters.map(async (poster) => gridOf(await draw(poster))));
  for (const [index, screen] of screens.entries()) {
    const { id } = known(demo.devices, screen.name);
    const device = await ownerTx(demo).devices.one(id);
    for (const [state, hoursAgo] of pastOf(screen, index)) {
      const at = Math.round(demo.now - hoursAgo * HOUR_MS);
      await db
        .insertInto('state_changes')
        .values({ id: uuidv7(at), corp_id: corpId, entity: 'device', row_id: id, state, at })
        .execute();
    }
    if (!device || screen.status === 'inactive') continue;
    const isOnline = screen.status === 'online';
    const playing = isOnline ? await playingOn(demo.tx, device) : [];
    await pictureOf(demo, device, index, { isOnline, isWrong: screen.isWrong ?? false, playing, grids });
    const total = 3 + (index % 4);
    await db
      .insertInto('device_keys')
      .values({
        device_id: id,
        corp_id: corpId,
        key_hash: randomUUID(),
        created_at: demo.now - 9 * DAY_MS,
        last_seen_at: device.heartbeatAt,
        revoked_at: null,
        programme_rev: null,
        playing: JSON.stringify(playing),
        files_whole: screen.hasFailed ? total - 1 : total,
        files_total: total,
      })
      .execute();
    await tellFaults(demo, device, playing);
  }
}
