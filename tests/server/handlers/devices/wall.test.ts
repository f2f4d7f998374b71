import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#server/call/types.ts';
import { gridOf } from '#server/media/grid.ts';
import { isDark, isSamePicture } from '#core/pictures/measure.ts';
import { draw, posters } from '#server/demo/pictures.ts';
import { call, data } from '#tests/support/call.ts';
import { buildScene, buildSync, type Scene, type Screen } from '../../player/scene.ts';

type Wall = OutputOf<'device.wall'>;

const MINUTE = 60_000;
let scene: Scene;
const owner = () => scene.personas.owner;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

const wall = (more: object = {}, caller = owner()) =>
  data<Wall>(scene, caller, 'device.wall', { page: 1, pageSize: 60, ...more });
const black = () =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#020203' } })
    .jpeg()
    .toBuffer();

/** Syncs a screen that shows these ads, and has it send a picture that was asked for. */
async function shows(screen: Screen, adIds: readonly string[], picture?: Buffer): Promise<void> {
  const playing = adIds.map((adId) => ({ adId, slotId: scene.personas.own.slotId, key: adId }));
  const { status } = buildSync(scene.clock.now());
  const told = { ...status, capabilities: ['screenshot'], playing };
  expect((await scene.sync(screen, { status: told })).status).toBe(200);
  if (!picture) return;
  const { commandId } = await scene.within(async (tx) => {
    await tx.devices.update(screen.deviceId, { status: 'online' });
    const command = await tx.deviceCommands.insert({
      kind: 'screenshot',
      deviceId: screen.deviceId,
      status: 'acknowledged',
      expiresAt: tx.now + MINUTE,
      creatorId: owner().userId,
    });
    return { commandId: command.id };
  });
  const answer = await scene.app.inject({
    method: 'POST',
    url: `/player/v1/shot/${commandId}`,
    headers: { authorization: `Bearer ${screen.deviceId}.${screen.deviceKey}`, 'content-type': 'image/jpeg' },
    payload: picture,
  });
  expect(answer.statusCode).toBe(204);
}

describe('a picture that a server can decode [MON-04]', () => {
  test('is no false alarm: none of the drawn posters is dark or another, however they are packed', async () => {
    const pictures = await Promise.all(posters.map(draw));
    const grids = await Promise.all(pictures.map(gridOf));
    const packed = await Promise.all(
      pictures.map(async (png) => gridOf(await sharp(png).jpeg({ quality: 60 }).toBuffer())),
    );
    const found = grids.flatMap((grid, at) => [
      ...(grid && isDark(grid) ? [`${at} is dark`] : []),
      ...(grid && packed[at] && isSamePicture(grid, packed[at]) ? [] : [`${at} differs from itself`]),
      ...grids.flatMap((one, by) => (by > at && one && grid && isSamePicture(one, grid) ? [`${at} is ${by}`] : [])),
    ]);
    expect(found).toEqual([]);
    expect(isDark((await gridOf(await black()))!)).toBe(true);
    expect(await gridOf(Buffer.from('no picture'))).toBeNull();
  });
});

/** Variants of a screenshot: two widths, packed well or badly, by day and through a dimmed panel. */
const WAYS = [1920, 640].flatMap((width) =>
  [40, 60, 90].flatMap((quality) => [1, 0.6, 0.35].map((light) => ({ width, quality, light }))),
);
const shotOf = async (picture: Sharp, { width, quality, light }: (typeof WAYS)[number]) =>
  (await gridOf(await picture.clone().resize({ width }).modulate({ brightness: light }).jpeg({ quality }).toBuffer()))!;

describe('a set of pictures [MON-04]', () => {
  test('has no false alarm, and each dark screen is found', async () => {
    const drawn = await Promise.all(posters.map(async (poster) => sharp(await draw(poster))));
    const shots = await Promise.all(drawn.flatMap((picture) => WAYS.map((way) => shotOf(picture, way))));
    const glow = ['#000000', '#020203', '#080808'].map((background) =>
      sharp({ create: { width: 1920, height: 1080, channels: 3, background } }),
    );
    const dark = await Promise.all(glow.flatMap((picture) => WAYS.map((way) => shotOf(picture, way))));
    expect(shots.length).toBeGreaterThan(100);
    expect(shots.filter(isDark)).toEqual([]);
    expect(dark.filter((grid) => !isDark(grid))).toEqual([]);
    // Two shots of one scene are one picture, of two scenes never, whichever way both came.
    const named = shots.map((grid, at) => ({ grid, scene: Math.floor(at / WAYS.length), way: at % WAYS.length }));
    const alike = named.flatMap((one) =>
      named.filter(({ grid, scene, way }) => way === one.way && scene > one.scene && isSamePicture(grid, one.grid)),
    );
    expect(alike).toEqual([]);
    // The same scene, only packed otherwise: what a player's two pictures of a frozen screen are.
    const best = named.filter(
      ({ way }) => WAYS[way]!.quality === 90 && WAYS[way]!.light === 1 && WAYS[way]!.width === 1920,
    );
    const worst = named.filter(
      ({ way }) => WAYS[way]!.quality === 40 && WAYS[way]!.light === 1 && WAYS[way]!.width === 1920,
    );
    expect(best.filter(({ grid }, at) => !isSamePicture(grid, worst[at]!.grid))).toEqual([]);
  });
});

describe('the fleet wall [MON-04]', () => {
  test('has each screen with its last picture beside what it should show, the worst first', async () => {
    const [poster, another] = await Promise.all([draw(posters[0]!), draw(posters[1]!)]);
    const screens = {
      well: await scene.addScreen({ name: 'Well' }),
      dark: await scene.addScreen({ name: 'Dark' }),
      wrong: await scene.addScreen({ name: 'Wrong' }),
      gone: await scene.addScreen({ name: 'Gone' }),
      still: await scene.addScreen({ name: 'Still' }),
    };
    const [tea, books] = [
      await scene.addAd({ status: 'playing' }),
      await scene.addAd({ name: 'Books', status: 'playing' }),
    ];
    await shows(screens.well, [tea], poster);
    await shows(screens.dark, [tea], await black());
    await shows(screens.wrong, ['01900000-0000-7000-8000-00000000abcd'], another);
    for (const ad of [tea, books, tea]) {
      await shows(screens.still, [ad], another);
      scene.clock.advance(2 * MINUTE);
    }
    for (const one of [screens.well, screens.dark]) await shows(one, [books]);
    await shows(screens.wrong, ['01900000-0000-7000-8000-00000000abcd']);
    await shows(screens.still, [tea]);
    await scene.within(async (tx) => {
      for (const { deviceId } of Object.values(screens))
        await tx.devices.update(deviceId, { status: 'online', fault: null });
      await tx.devices.update(screens.gone.deviceId, { status: 'offline' });
    });

    const { list, counts, compared } = await wall();
    expect(list.map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual([
      'Gone: offline',
      'Dark: dark',
      'Still: frozen',
      'Wrong: differs',
      'Well: well',
    ]);
    expect([compared, counts]).toEqual([
      true,
      { offline: 1, fault: 0, dark: 1, frozen: 1, differs: 1, unknown: 0, off: 0, well: 1 },
    ]);
    const well = list.at(-1)!;
    expect(new Set(well.due.map(({ name }) => name))).toEqual(new Set(['Books', 'Tea']));
    expect(well).toMatchObject({ playing: [{ name: 'Books' }], maySnap: true });
    expect(well.picture?.file).toEqual(expect.any(String));
    expect((await wall({ verdict: 'dark' })).list.map(({ name }) => name)).toEqual(['Dark']);
    expect((await wall({ page: 2, pageSize: 3 })).list).toHaveLength(2);
  });

  test('says of a screen that its timers have off so and until when, online or not; never offline [DEV-18]', async () => {
    const now = scene.clock.now();
    const [dark, shut] = [await scene.addScreen({ name: 'Panel off' }), await scene.addScreen({ name: 'Shut down' })];
    const onAt = now + 8 * 60 * MINUTE;
    await scene.within(async (tx) => {
      await tx.devices.update(dark.deviceId, { status: 'online', fault: null });
      await tx.devices.update(shut.deviceId, { status: 'offline', fault: null });
      await tx.deviceTimers.insert({
        name: 'Night',
        kind: 'power',
        status: 'enabled',
        repeat: 'once',
        targetType: 'device',
        targetIds: [dark.deviceId, shut.deviceId],
        offAt: now - MINUTE,
        onAt,
      });
    });
    const { list } = await wall({ verdict: 'off' });
    const until = new Date(onAt).toISOString();
    expect(list.map(({ name, onAt: at }) => [name, at])).toEqual([
      ['Panel off', until],
      ['Shut down', until],
    ]);
    const { off } = await data<OutputOf<'device.now'>>(scene, owner(), 'device.now', { id: shut.deviceId });
    expect(off).toEqual({ onAt: until });
    const { list: calling } = await data<OutputOf<'device.attention'>>(scene, owner(), 'device.attention');
    expect(calling.map(({ name }) => name)).not.toContain('Shut down');
    scene.clock.advance(9 * 60 * MINUTE);
    expect((await wall({ verdict: 'off' })).list).toEqual([]);
    expect((await wall({ verdict: 'offline' })).list.map(({ name }) => name)).toContain('Shut down');
  });

  test('shows nobody the screens of others', async () => {
    expect((await wall({}, scene.personas.rival)).list).toEqual([]);
    expect((await call(scene, scene.personas.clerk, 'device.wall', { page: 1, pageSize: 10 })).code).toBe(-10005);
  });
});
