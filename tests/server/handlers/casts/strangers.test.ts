import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { sweepUploads } from '#server/jobs/sweep.ts';
import { MediaUnavailable } from '#server/media/errors.ts';
import { call } from '#tests/support/call.ts';
import { buildCastScene, otherPhone, type CastScene } from './scene.ts';

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
  await scene.sell({});
});
afterEach(() => scene.close());

const photo = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();
const uploads = () => scene.within((tx) => tx.db.selectFrom('uploads').selectAll().execute());
const files = async () => (await scene.services.media.list(`${scene.corpId}/cast/`)).map(({ key }) => key);
const sign = (code: string, options = otherPhone()) =>
  call(scene, null, 'phoneFile.sign', { code, name: 'a.jpg', size: 1000 }, options);
const sweep = () => sweepUploads(scene.services.store, scene.services.media, scene.clock.now());

describe('a picture that a stranger brings', () => {
  it('and that no cast takes is gone after an hour, file and row; one that a cast has stays [MKT-10, A12]', async () => {
    const code = await scene.code();
    const [left, taken] = [
      await scene.picture(code, await photo(), 'a.png'),
      await scene.picture(code, await photo(), 'a.png'),
    ];
    expect([left.code, taken.code]).toEqual([0, 0]);
    expect(await scene.send({ kind: 'picture', text: null, uploadId: taken.uploadId })).toMatchObject({ code: 0 });
    expect(await files()).toHaveLength(2);
    scene.clock.advance(limits.uploadLife + 1);
    await scene.look();
    // Between its end and the sweep it is no longer to be had, or a cast would lose its picture.
    const late = { kind: 'picture', text: null, uploadId: left.uploadId };
    expect(await scene.send(late)).toMatchObject({ code: errors.PHONE_PICTURE_GONE.code });
    await sweep();
    expect(await files()).toEqual([`${scene.corpId}/cast/${taken.uploadId}.jpg`]);
    expect(await uploads()).toMatchObject([{ id: taken.uploadId, state: 'verified' }]);
  });

  it('leaves no file where the call that took it in broke off [A12]', async () => {
    const code = await scene.code();
    const { uploadId } = await scene.picture(code, await photo(), 'a.png');
    await scene.within((tx) =>
      tx.db
        .updateTable('uploads')
        .set({ state: 'taking', store_key: `incoming/${uploadId}.png` })
        .execute(),
    );
    scene.clock.advance(limits.uploadLife + 1);
    await sweep();
    expect(await files()).toEqual([]);
  });

  it('is refused to who may send no cast, or brings one after the other [MKT-10, A26]', async () => {
    const [sender, hoarder] = [otherPhone(), otherPhone()];
    for (let sent = 0; sent < limits.castEach; sent += 1) await scene.send({}, sender);
    const code = await scene.code();
    expect(await sign(code, sender)).toMatchObject({ code: errors.CAST_TOO_MANY.code });
    for (let asked = 0; asked < limits.castPictures; asked += 1) expect((await sign(code, hoarder)).code).toBe(0);
    for (const again of [
      { ...otherPhone(), uuid: hoarder.uuid! },
      { ...otherPhone(), ip: hoarder.ip! },
    ])
      expect(await sign(code, again)).toMatchObject({ code: errors.CAST_TOO_MANY.code });
  });

  it('is refused where too many wait at the screen, whoever brought them [MKT-10, A26]', async () => {
    const code = await scene.code();
    for (let asked = 0; asked < limits.castUploads; asked += 1) expect((await sign(code)).code).toBe(0);
    expect(await sign(code)).toMatchObject({ code: errors.CAST_QUEUE_FULL.code });
    scene.clock.advance(limits.uploadLife);
    await scene.look();
    expect((await sign(await scene.code())).code).toBe(0);
  });

  it('is of the screen before which it was brought: the code of another does not take it [A12]', async () => {
    const { uploadId } = await scene.picture(await scene.code(), await photo(), 'a.png');
    const { layoutId } = scene.personas.own;
    const other = await scene.addScreen({ layoutId, name: 'Other' });
    const { body } = await scene.sync(other);
    const code = body.casts![0]!.path.replace('/cast/', '');
    const wish = { code, kind: 'picture', text: null, uploadId };
    expect(await scene.send(wish)).toMatchObject({ code: errors.PHONE_PICTURE_GONE.code });
    const asked = await call(scene, null, 'phoneFile.verify', { code, uploadId });
    expect(asked.code).toBe(errors.PHONE_PICTURE_GONE.code);
    expect(await scene.send({ ...wish, code: await scene.code() })).toMatchObject({ code: 0 });
  });

  it('that claims too many pixels is refused in a sentence of its own', async () => {
    const claimed = await photo();
    claimed.writeUInt32BE(8000, 16);
    claimed.writeUInt32BE(6000, 20);
    claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
    const { code, message } = await scene.picture(await scene.code(), claimed, 'a.png');
    expect({ code, message }).toEqual({
      code: errors.PHONE_PICTURE_PIXELS.code,
      message: errors.PHONE_PICTURE_PIXELS.en,
    });
  });

  it('is not called broken where the storage is', async () => {
    const { media } = scene.services;
    const write = media.write.bind(media);
    media.write = (key, body) =>
      key.includes('/cast/') ? Promise.reject(new MediaUnavailable('down')) : write(key, body);
    const { code } = await scene.picture(await scene.code(), await photo(), 'a.png');
    expect(code).toBe(errors.MEDIA_UNAVAILABLE.code);
  });
});

describe('a wish', () => {
  const wish = { wishId: 'f'.repeat(32) };

  it('that is sent twice is one cast, and gets the same ticket [MKT-10]', async () => {
    const phone = otherPhone();
    const code = await scene.code();
    const [first, again] = await Promise.all([
      scene.send({ ...wish, code }, phone),
      scene.send({ ...wish, code }, phone),
    ]);
    expect(first.ticket).not.toBe('');
    expect(again).toEqual(first);
    await scene.sell({ scanToCast: false });
    expect(await scene.send({ ...wish, code }, { ...phone, ip: '10.9.9.9' })).toEqual(first);
    expect(await scene.casts()).toHaveLength(1);
  });

  it('of another phone is another one, whatever it calls it [A1]', async () => {
    const [first, other] = [await scene.send(wish), await scene.send(wish)];
    expect([first.code, other.code]).toEqual([0, 0]);
    expect(other.ticket).not.toBe(first.ticket);
    expect(await scene.casts()).toHaveLength(2);
  });
});

describe('a screen is full', () => {
  const unpaid = () => scene.send({ amountFen: 100 });

  it('by what is to be paid as well, for as long as it can be [MKT-10]', async () => {
    await scene.sell({ castPriceFen: 100 });
    for (let sent = 0; sent < limits.castQueue; sent += 1) expect((await unpaid()).code).toBe(0);
    expect(await unpaid()).toMatchObject({ code: errors.CAST_QUEUE_FULL.code, message: errors.CAST_QUEUE_FULL.en });
    scene.clock.advance(limits.castPay);
    await scene.round();
    await scene.look();
    expect((await unpaid()).code).toBe(0);
  });

  it('where it got many in a while, which is said of the screen and not of the sender; what was never paid is none of them [MKT-10]', async () => {
    const sendMany = async (count: number, paidAt: number | null) => {
      for (let sent = 0; sent < count; sent += 1) expect((await unpaid()).code).toBe(0);
      await scene.within(async (tx) => {
        for (const { id, status } of await tx.casts.find((eb) => eb('number', 'is not', null), { limit: 200 }))
          if (status === 'unpaid') await tx.casts.update(id, { status: 'expired', settledAt: tx.now, paidAt });
      });
    };
    await scene.sell({ castPriceFen: 100 });
    const half = limits.castSlot / 2;
    await sendMany(half, null);
    await sendMany(half, null);
    await sendMany(half, scene.clock.now());
    await sendMany(half, scene.clock.now());
    expect(await unpaid()).toMatchObject({ code: errors.CAST_QUEUE_FULL.code });
  });
});

it('many phones behind one address follow their casts [MKT-10]', async () => {
  const { ticket } = await scene.send({});
  for (let asked = 0; asked < 400; asked += 1)
    expect((await call(scene, null, 'cast.follow', { ticket }, { ip: '10.8.8.8' })).code).toBe(0);
});

it('what costs nothing has no time of payment', async () => {
  await scene.send({});
  expect(await scene.casts()).toMatchObject([{ status: 'waiting', amountFen: 0, paidAt: null }]);
});
