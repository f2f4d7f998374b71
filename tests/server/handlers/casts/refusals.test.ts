import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { checkBooks } from '#tests/support/payments.ts';
import { buildCastScene, otherPhone, photo, type CastScene } from './scene.ts';

let scene: CastScene;
beforeEach(async () => {
  scene = await buildCastScene();
});
afterEach(async () => {
  await checkBooks(scene);
  await scene.close();
});

const owner = () => scene.personas.owner;
const listed = async () => (await scene.casts()).length;

describe('nothing is sent', () => {
  it.each([
    ['an empty text', { text: ' \n\u0000' }, 'CAST_EMPTY'],
    ['no picture', { kind: 'picture', text: null }, 'CAST_EMPTY'],
    ['a picture that never came', { kind: 'picture', text: null, uploadId: 'x' }, 'PHONE_PICTURE_GONE'],
    ['a price that was another', { amountFen: 100 }, 'CAST_PRICE_CHANGED'],
    ['a forged code', { code: 'x'.repeat(64) }, 'CAST_CODE_WRONG'],
  ] as const)('with %s: %o [MKT-10]', async (_what, input, name) => {
    await scene.sell({});
    expect(await scene.send(input)).toMatchObject({ code: errors[name].code, message: errors[name].en });
    expect(await scene.send(input, { ...otherPhone(), language: 'zh_cn' })).toMatchObject({ message: errors[name].zh });
    expect(await listed()).toBe(0);
  });

  it('with a text that is longer than the limit [MKT-10]', async () => {
    await scene.sell({});
    expect((await scene.send({ text: '好'.repeat(limits.castText + 1) })).code).toBe(errors.PAYLOAD_INVALID.code);
    expect((await scene.send({ text: '好'.repeat(limits.castText) })).code).toBe(0);
    expect(await listed()).toBe(1);
  });

  it.each(['赌博', '赌 博', '赌…博', 'Ｂad Word', 'b.a.d w-o-r-d'])(
    'with a word of the owner’s list, as in %s',
    async (said) => {
      await scene.sell({});
      for (const word of ['赌博', 'bad word'])
        await data(scene, owner(), 'dictWord.create', { list: 'castWord', word });
      expect(await scene.send({ text: `来${said}吧` })).toMatchObject({ code: errors.CAST_WORD.code });
      expect((await scene.send({ text: '来看看吧' })).code).toBe(0);
      expect(await listed()).toBe(1);
    },
  );

  it('the 6th time in ten minutes, by phone and by address, and again after them [A26]', async () => {
    await scene.sell({});
    const [one, other] = [otherPhone(), otherPhone()];
    for (let sent = 0; sent < limits.castEach; sent += 1) expect((await scene.send({}, one)).code).toBe(0);
    const asPhone = { ...otherPhone(), uuid: one.uuid! };
    const asAddress = { ...otherPhone(), ip: one.ip! };
    for (const again of [one, asPhone, asAddress])
      expect(await scene.send({}, again)).toMatchObject({ code: errors.CAST_TOO_MANY.code });
    expect((await scene.send({}, other)).code).toBe(0);
    expect(await listed()).toBe(limits.castEach + 1);
    scene.clock.advance(limits.castWindow);
    await scene.look();
    expect((await scene.send({}, one)).code).toBe(0);
  });

  it('to a screen that is off, and it is said before anything is paid [MKT-10]', async () => {
    await scene.sell({ castPriceFen: 100 });
    const code = await scene.code();
    scene.clock.advance(limits.heartbeatMissed + 1);
    await scene.round();
    expect(await data(scene, null, 'cast.open', { code })).toMatchObject({ isOn: false });
    const wish = { code, kind: 'text', text: '好', amountFen: 100 };
    expect(await call(scene, null, 'cast.send', wish)).toMatchObject({ code: errors.CAST_SCREEN_OFF.code });
    expect(await listed()).toBe(0);
  });

  it('once the sale has ended, or too many wait [MKT-10]', async () => {
    await scene.sell({});
    const code = await scene.code();
    for (let sent = 0; sent < limits.castQueue; sent += 1) await scene.send({});
    expect((await scene.send({})).code).toBe(errors.CAST_QUEUE_FULL.code);
    await scene.sell({ scanToCast: false });
    expect((await scene.send({ code })).code).toBe(errors.CAST_SALE_OVER.code);
    expect(await listed()).toBe(limits.castQueue);
  });
});

describe('a picture is not taken', () => {
  it.each([
    [
      'of 30 MB',
      'PHONE_PICTURE_LARGE',
      async (code: string) => call(scene, null, 'phoneFile.sign', { code, name: 'a.jpg', size: 30 * 1024 * 1024 }),
    ],
    [
      'that is none',
      'PHONE_PICTURE_BROKEN',
      async (code: string) => scene.picture(code, Buffer.from('no picture at all')),
    ],
    [
      'that is an SVG',
      'PHONE_PICTURE_TYPE',
      async (code: string) => scene.picture(code, Buffer.from('<svg/>'), 'a.svg'),
    ],
    [
      'that is a page called so',
      'PHONE_PICTURE_BROKEN',
      async (code: string) => scene.picture(code, Buffer.from('<!doctype html><script>1</script>'), 'a.png'),
    ],
    [
      'that is cut off',
      'PHONE_PICTURE_BROKEN',
      async (code: string) => scene.picture(code, (await photo(640, 480)).subarray(0, 900)),
    ],
    ['before another screen', 'CAST_CODE_WRONG', async () => scene.picture('x', await photo())],
  ] as const)('%s [MKT-10, A12]', async (_what, name, bring) => {
    await scene.sell({});
    expect(await bring(await scene.code())).toMatchObject({ code: errors[name].code, message: errors[name].en });
    expect(await listed()).toBe(0);
  });

  it('twice', async () => {
    await scene.sell({});
    const { uploadId } = await scene.picture(await scene.code(), await photo());
    expect((await scene.send({ kind: 'picture', text: null, uploadId })).code).toBe(0);
    expect((await scene.send({ kind: 'picture', text: null, uploadId })).code).toBe(errors.PHONE_PICTURE_GONE.code);
  });
});
