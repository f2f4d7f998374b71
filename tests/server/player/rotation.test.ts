import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manifest as manifestSchema } from '#core/manifest/manifest.ts';
import { uuidv7 } from '#core/uuid.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { draw, posters } from '#server/demo/pictures.ts';
import { buildScreen, manifestOf } from '#server/player/manifest.ts';
import { call, data } from '#tests/support/call.ts';
import { anyDb } from '#tests/support/rows.ts';
import { buildScene, buildSync, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

type Stored = { id: string; rev: number } & Record<string, unknown>;

const deviceOf = ({ deviceId }: Screen) => data<Stored>(scene, scene.personas.owner, 'device.one', { id: deviceId });
const manifestFor = async (screen: Screen) => (await scene.sync(screen)).body.manifest!;
const turn = async (screen: Screen, rotation: unknown) =>
  call(scene, scene.personas.owner, 'device.update', {
    id: screen.deviceId,
    rev: (await deviceOf(screen)).rev,
    rotation,
  });

describe('the rotation of a screen [DEV-23]', () => {
  test('is told to its player with its programme, and to no other', async () => {
    const [upright, plain] = [await scene.addScreen(), await scene.addScreen()];
    const before = await manifestFor(upright);
    const hint = vi.spyOn(scene.services.hints, 'send');
    expect((await turn(upright, '90')).code).toBe(0);
    expect(hint.mock.calls).toEqual([[upright.deviceId]]);
    const after = await manifestFor(upright);
    expect(manifestSchema.safeParse(after).error).toBeUndefined();
    expect(after.device.rotation).toBe(90);
    expect(after.rev).not.toBe(before.rev);
    // Its own alone: the programme is shared.
    expect(after.layout).toEqual(before.layout);
    expect((await manifestFor(plain)).device).not.toHaveProperty('rotation');
  });

  test('that is none leaves the programme without one, at the revision of before', async () => {
    const screen = await scene.addScreen();
    const before = await manifestFor(screen);
    expect((await turn(screen, '180')).code).toBe(0);
    expect((await manifestFor(screen)).device.rotation).toBe(180);
    expect((await turn(screen, '0')).code).toBe(0);
    expect((await manifestFor(screen)).rev).toBe(before.rev);
  });

  test.each([[45], [90], ['45'], ['']])('is refused where it is %j', async (rotation) => {
    const screen = await scene.addScreen();
    expect(await turn(screen, rotation)).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: { rules: { rotation: 'enum' } },
    });
    expect((await manifestFor(screen)).device).not.toHaveProperty('rotation');
  });

  test('is set on many screens at once', async () => {
    const screens = [await scene.addScreen(), await scene.addScreen()];
    const ids = screens.map(({ deviceId }) => deviceId);
    await data(scene, scene.personas.owner, 'device.updateMany', { ids, set: { rotation: '270' } });
    const told = await Promise.all(screens.map(manifestFor));
    expect(told.map(({ device }) => device.rotation)).toEqual([270, 270]);
  });

  test('goes with what an offline package is made of', async () => {
    const screen = await scene.addScreen({ rotation: '270' });
    const built = await scene.within(async (tx) => buildScreen(tx, (await tx.devices.one(screen.deviceId))!));
    const { config } = scene.services;
    expect(manifestOf(built, { now: scene.clock.now(), secret: config.secret }).device.rotation).toBe(270);
  });

  test('leaves the resolution as the machine told it', async () => {
    const screen = await scene.addScreen({ rotation: '90' });
    await scene.sync(screen);
    expect(await deviceOf(screen)).toMatchObject({ rotation: '90', resolution: '1920x1080' });
  });
});

/** Lays a poster into the library as an upload of it leaves it, with its thumbnail. */
async function addPoster(number: number): Promise<string> {
  const { materialId } = await scene.addPicture(`Poster ${number}`);
  const picture = await sharp(await draw(posters[number]!))
    .resize(480)
    .webp()
    .toBuffer();
  const id = uuidv7(scene.clock.now());
  const key = `${scene.corpId}/${id}.webp`;
  await scene.services.media.write(key, picture);
  await scene.within(async (tx) => {
    const upload = {
      id,
      corp_id: scene.corpId,
      profile: 'image',
      state: 'verified',
      store_key: key,
      content_type: 'image/webp',
      size: picture.length,
      created_at: tx.now,
      expires_at: tx.now,
    };
    await anyDb(tx).insertInto('uploads').values(upload).execute();
    await tx.materials.update(materialId, { thumbnail: id });
  });
  return materialId;
}

/** Sends a picture of a screen that tells that it shows an ad; returns what was found in it. */
async function found(screen: Screen, { adId, key, picture }: { adId: string; key: string; picture: Buffer }) {
  scene.clock.advance(60_000);
  const status = {
    ...buildSync(scene.clock.now()).status,
    capabilities: ['screenshot'],
    playing: [{ adId, slotId: scene.personas.own.slotId, key }],
  };
  await scene.sync(screen, { status });
  const command = await scene.within((tx) =>
    tx.deviceCommands.insert({
      kind: 'screenshot',
      deviceId: screen.deviceId,
      status: 'acknowledged',
      expiresAt: tx.now + HOUR,
      creatorId: scene.personas.owner.userId,
    }),
  );
  const answer = await scene.app.inject({
    method: 'POST',
    url: `/player/v1/shot/${command.id}`,
    headers: { authorization: `Bearer ${screen.deviceId}.${screen.deviceKey}`, 'content-type': 'image/jpeg' },
    payload: picture,
  });
  expect(answer.statusCode).toBe(204);
  const [shot] = await scene.within((tx) =>
    anyDb(tx)
      .selectFrom('screen_shots')
      .select('state')
      .where('device_id', '=', screen.deviceId)
      .orderBy('at', 'desc')
      .limit(1)
      .execute(),
  );
  return shot?.['state'];
}

describe('a picture of a turned screen [DEV-23] [MON-04]', () => {
  /** A landscape layout on an upright screen: the poster across its middle. */
  const upright = async (number: number): Promise<Buffer> => {
    const poster = await sharp(await draw(posters[number]!))
      .resize(540, 304, { fit: 'fill' })
      .toBuffer();
    return sharp({ create: { width: 540, height: 960, channels: 3, background: '#000000' } })
      .composite([{ input: poster, left: 0, top: 328 }])
      .jpeg()
      .toBuffer();
  };

  test('is compared with what is due as people see it; of a player from before nobody knows', async () => {
    const key = await addPoster(0);
    const screen = await scene.addScreen({ rotation: '90' });
    const adId = await scene.addAd({ status: 'playing', kind: 'file', text: null, materials: [key] });
    expect(await found(screen, { adId, key, picture: await upright(0) })).toBe('right');
    expect(await found(screen, { adId, key, picture: await upright(2) })).toBe('doubtful');
    const onSide = await sharp(await upright(2))
      .rotate(90)
      .toBuffer();
    expect(await found(screen, { adId, key, picture: onSide })).toBeNull();
  });
});
