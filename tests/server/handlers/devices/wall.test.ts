import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '#server/call/types.ts';
import { uuidv7 } from '#core/uuid.ts';
import { watchWarnings } from '#server/jobs/warnings/watch.ts';
import { draw, posters } from '#server/demo/pictures.ts';
import { call, data } from '#tests/support/call.ts';
import { anyDb } from '#tests/support/rows.ts';
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
async function shows(screen: Screen, adIds: readonly string[], picture?: Buffer, key?: string): Promise<void> {
  const playing = adIds.map((adId) => ({ adId, slotId: scene.personas.own.slotId, key: key ?? adId }));
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
      { offline: 1, fault: 0, dark: 1, frozen: 1, wrong: 0, differs: 1, unknown: 0, off: 0, well: 1 },
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

/** Keeps a picture as an upload leaves it; returns the upload's id. */
async function keep(picture: Buffer): Promise<string> {
  const id = uuidv7(scene.clock.now());
  const key = `${scene.corpId}/${id}.webp`;
  await scene.services.media.write(key, picture);
  await scene.within(async (tx) => {
    await anyDb(tx)
      .insertInto('uploads')
      .values({
        id,
        corp_id: scene.corpId,
        profile: 'image',
        state: 'verified',
        store_key: key,
        content_type: 'image/webp',
        size: picture.length,
        created_at: tx.now,
        expires_at: tx.now,
      })
      .execute();
  });
  return id;
}

/** Lays a poster into the library as an upload of it leaves it, with its thumbnail. */
async function addPoster(number: number): Promise<string> {
  const { materialId } = await scene.addPicture(`Poster ${number}`);
  const small = await sharp(await draw(posters[number]!))
    .resize(480)
    .webp()
    .toBuffer();
  const thumbnail = await keep(small);
  await scene.within(async (tx) => void (await tx.materials.update(materialId, { thumbnail })));
  return materialId;
}

/** Lays a film into the library that shows these posters one after another, with a frame of each, so many milliseconds apart. */
async function addFilm(numbers: readonly number[], everyMs: number): Promise<string> {
  const film = await addPoster(numbers[0]!);
  const [width, height] = [128, 72];
  const frames = await Promise.all(
    numbers.map(async (number, n) => ({
      input: await sharp(await draw(posters[number]!))
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer(),
      left: n * width,
      top: 0,
    })),
  );
  const sheet = sharp({ create: { width: numbers.length * width, height, channels: 3, background: '#000000' } });
  const kept = await keep(await sheet.composite(frames).webp().toBuffer());
  const durationMs = numbers.length * everyMs;
  await scene.within(
    async (tx) =>
      void (await tx.materials.update(film, {
        type: 'video',
        durationMs,
        frames: kept,
        frameCount: numbers.length,
        frameMs: everyMs,
      })),
  );
  return film;
}

describe('the content of a picture [MON-04]', () => {
  let screen: Screen;
  let own: readonly [string, string];
  let pictures: Buffer[];
  const addOf = (materials: readonly string[], more: object = {}) =>
    scene.addAd({ status: 'playing', kind: 'file', text: null, materials: [...materials], ...more });
  const asked = () =>
    scene.within((tx) =>
      tx.deviceCommands.count((eb) => eb.and([eb('status', '=', 'queued'), eb('kind', '=', 'screenshot')])),
    );
  const states = async () => (await wall()).list.map(({ verdict }) => verdict);
  const needs = async () =>
    (await data<OutputOf<'device.attention'>>(scene, owner(), 'device.attention')).list.flatMap(({ reasons }) =>
      reasons.flatMap(({ kind, detail }) => (kind === 'picture' ? [detail] : [])),
    );
  /** Looks for warnings; returns the states of those of a wrong picture. */
  const warned = async () => {
    const failures = await scene.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      watchWarnings(tx, scene.services),
    );
    expect(failures).toEqual([]);
    const { list } = await data<{ list: { status: string }[] }>(scene, owner(), 'warningEvent.list', {
      filter: { kind: 'picture' },
    });
    return list.map(({ status }) => status);
  };

  beforeAll(async () => {
    await scene.close();
    scene = await buildScene();
    screen = await scene.addScreen({ name: 'Lobby' });
    own = [await addPoster(0), await addPoster(1)];
    const drawn = await Promise.all([0, 1, 2].map((number) => draw(posters[number]!)));
    pictures = await Promise.all(drawn.map((png) => sharp(png).resize(960).jpeg({ quality: 70 }).toBuffer()));
    await data(scene, owner(), 'warningRule.create', {
      name: 'Pictures',
      kind: 'picture',
      holdMinutes: 0,
      quietMinutes: 1,
    });
  });

  test('that is not what is due is found by two pictures, told of once, and over with a right one', async () => {
    const tea = await addOf([own[0]]);
    await shows(screen, [tea], pictures[0], own[0]);
    expect([await states(), await asked()]).toEqual([['well'], 0]);

    scene.clock.advance(30 * MINUTE);
    await shows(screen, [tea], pictures[2], own[0]);
    // A menu may have been open: another picture is asked for, and nobody is told yet.
    expect([await states(), await asked(), await needs(), await warned()]).toEqual([['well'], 1, [], []]);

    scene.clock.advance(MINUTE);
    await shows(screen, [tea], pictures[2], own[0]);
    expect([await states(), await needs(), await warned()]).toEqual([['wrong'], ['wrong'], ['open']]);
    scene.clock.advance(MINUTE);
    await shows(screen, [tea], pictures[2], own[0]);
    expect([await states(), await warned()]).toEqual([['wrong'], ['open']]);
    expect((await wall({ verdict: 'wrong' })).counts).toMatchObject({ wrong: 1, well: 0 });

    scene.clock.advance(MINUTE);
    await shows(screen, [tea], pictures[0], own[0]);
    expect([await states(), await needs()]).toEqual([['well'], []]);
    await warned();
    scene.clock.advance(2 * MINUTE);
    expect(await warned()).toEqual(['ended']);
    await scene.within((tx) => tx.ads.update(tea, { status: 'expired', endAt: tx.now }));
  });

  test.each([
    ['by a frame in its midst', 500, 1, 'right', false],
    ['not by what none of its frames shows', 500, 2, 'wrong', true],
    ['by a frame, where they are too far apart to show all of it', 5000, 1, 'right', false],
    ['and nobody knows, where they are too far apart and show something else', 5000, 2, null, false],
  ] as const)('of a film is told %s', async (_what, everyMs, shown, state, isWrong) => {
    scene.clock.advance(5 * 60 * MINUTE);
    const film = await addFilm([0, 1, 3], everyMs);
    const ad = await addOf([film]);
    for (let times = 0; times < 2; times += 1) {
      await shows(screen, [ad], pictures[shown], film);
      scene.clock.advance(MINUTE / 3);
    }
    const kept = await scene.within((tx) =>
      anyDb(tx).selectFrom('screen_shots').select('state').orderBy('at', 'desc').limit(1).execute(),
    );
    expect([kept[0]?.['state'], (await states()).includes('wrong')]).toEqual([state, isWrong]);
    await scene.within((tx) => tx.ads.update(ad, { status: 'expired', endAt: tx.now }).then(() => undefined));
  });

  test.each([
    ['what was due until a moment ago', 'before', 1],
    ['what its player tells, though the programme has moved on', 'told', 0],
    ['anything, while a film without frames is among what is due', 'film', 2],
    ['anything, where nobody knows how a content looks', 'text', 1],
  ] as const)('is right where it is %s', async (_what, how, shown) => {
    scene.clock.advance(5 * 60 * MINUTE);
    const now = scene.clock.now();
    const ads = {
      before: async () => {
        await addOf([own[1]], { endAt: now - 20_000 });
        return [await addOf([own[0]], { startAt: now - 20_000 }), own[0]];
      },
      told: async () => {
        await addOf([own[1]]);
        return [await addOf([own[0]], { status: 'paused' }), own[0]];
      },
      film: async () => {
        const film = await addPoster(3);
        await scene.within((tx) => tx.materials.update(film, { type: 'video', durationMs: 9000 }));
        return [await addOf([own[0], film]), own[0]];
      },
      text: async () => [await scene.addAd({ status: 'playing' }), 'text'],
    };
    const [told, key] = (await ads[how]()) as [string, string];
    for (let times = 0; times < 2; times += 1) {
      await shows(screen, [told], pictures[shown], key);
      scene.clock.advance(MINUTE / 3);
    }
    expect((await states()).includes('wrong')).toBe(false);
    const kept = await scene.within((tx) =>
      anyDb(tx).selectFrom('screen_shots').select('state').orderBy('at', 'desc').limit(1).execute(),
    );
    expect(kept[0]?.['state']).toBe(how === 'before' || how === 'told' ? 'right' : null);
    await scene.within((tx) =>
      tx.ads.updateAll((eb) => eb('status', 'in', ['playing', 'paused']), { status: 'expired', endAt: tx.now }),
    );
  });
});
