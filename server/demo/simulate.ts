import { decide } from '#core/schedule/decide.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Grid } from '#core/pictures/measure.ts';
import { gridOf } from '../media/grid.ts';
import { dayPlan } from '../player/dayPlan.ts';
import { keepShot } from '../player/shots.ts';
import type { Store, Tx, Where } from '../store/types.ts';
import { DAY_MS } from './context.ts';
import { draw, posters } from './pictures.ts';
import { screens } from './screens.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Contents on a screen by the clock, as its player would tell them. */
export async function playingOn(
  tx: Tx,
  device: DeviceStored,
): Promise<{ slotId: string; adId: string; key: string }[]> {
  const own = tx.as({ kind: 'system', corpId: device.corpId });
  const { plan } = await dayPlan(own, device, { from: tx.now - DAY_MS, to: tx.now + DAY_MS });
  return Object.values(decide(plan, tx.now).slots).flatMap((winner) =>
    winner ? [{ slotId: winner.slotId, adId: winner.adId, key: winner.key }] : [],
  );
}

let drawn: Promise<readonly (Grid | null)[]> | undefined;

/** Measures of the library's pictures by their number, made once: drawing them takes a second. */
const grids = () => (drawn ??= Promise.all(posters.map(async (poster) => gridOf(await draw(poster)))));

/** Answers a command for a picture with that of the ad that is on, as a player would. */
async function sendPicture(tx: Tx, device: DeviceStored, commandId: string, measures: readonly (Grid | null)[]) {
  const own = tx.as({ kind: 'system', corpId: device.corpId });
  const playing = await playingOn(tx, device);
  const told = { playing: JSON.stringify(playing) };
  await tx.db.updateTable('device_keys').set(told).where('device_id', '=', device.id).execute();
  const isWrong = screens.some((one) => one.isWrong && one.name === device.name);
  const keys = playing.map(({ key }) => key);
  const fields = ['name', 'file'] as const;
  const [material] = isWrong
    ? await own.materials.find(
        (eb) =>
          eb.and([
            eb(
              'name',
              'in',
              posters.map(({ name }) => `${name}.png`),
            ),
            eb('id', 'not in', ['', ...keys]),
          ]),
        { fields, limit: 1 },
      )
    : await own.materials.many(keys, { fields });
  const done = { sentAt: tx.now, acknowledgedAt: tx.now, finishedAt: tx.now } as const;
  if (!material?.file) {
    await own.deviceCommands.update(commandId, { ...done, status: 'failed', outcome: 'failed', problem: 'fault' });
    return;
  }
  const picture = material.file;
  await own.deviceCommands.update(commandId, { ...done, status: 'done', outcome: 'done', picture });
  const grid = measures[posters.findIndex(({ name }) => material.name?.startsWith(name) ?? false)];
  if (grid)
    await keepShot(
      tx,
      { deviceId: device.id, corpId: device.corpId },
      { grid, at: tx.now, picture, content: isWrong ? 'wrong' : 'right' },
    );
}

/**
 * The demo's screens that are online have no player: this speaks for them, so that lists show a day like any other and the
 * fleet wall is answered when it asks for pictures.
 */
export async function speakForScreens(store: Store): Promise<void> {
  const names = screens.filter(({ status }) => status === 'online').map(({ name }) => name);
  const open: Where = (eb) =>
    eb.and([eb('kind', '=', 'screenshot'), eb('status', '=', 'queued'), eb('device_name', 'in', names)]);
  // Drawn outside of the transaction, and where somebody asks at all.
  const isAsked = (await store.read(SYSTEM, (tx) => tx.deviceCommands.count(open))) > 0;
  const measures = isAsked ? await grids() : [];
  await store.write(SYSTEM, async (tx) => {
    await tx.devices.updateAll((eb) => eb.and([eb('name', 'in', names), eb('uuid', 'like', 'DEMX%')]), {
      heartbeatAt: tx.now,
    });
    if (!isAsked) return;
    const asked = await tx.deviceCommands.find((eb) => eb.and([open(eb), eb('expires_at', '>', tx.now)]));
    const devices = await tx.devices.many(asked.flatMap(({ deviceId }) => deviceId ?? []));
    for (const { id, deviceId } of asked) {
      const device = devices.find((one) => one.id === deviceId && one.uuid?.startsWith('DEMX'));
      if (device) await sendPicture(tx, device, id, measures);
    }
  });
}
