import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { keepAlarmVideo } from '#server/player/alarms.ts';
import type { Store } from '#server/store/types.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, uploadFor, type Applied, postFile } from '#tests/support/library.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from '../player/scene.ts';

let scene: Scene;
let screen: Screen;
const owner = () => scene.personas.owner;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
});
afterAll(() => scene.close());

interface Alarm {
  id: string;
  information: string;
  happenedAt: string;
  video?: string;
  videoMs: number | null;
  videoBytes: number | null;
}

const bearer = ({ deviceId, deviceKey }: Screen) => ({ authorization: `Bearer ${deviceId}.${deviceKey}` });
const report = (serial: string, overrides: object = {}) => ({
  serial,
  kind: 'help',
  information: 'Button pressed',
  at: scene.clock.now(),
  ...overrides,
});
const raise = async (body: object, from = screen) =>
  (await scene.app.inject({ method: 'POST', url: '/player/v1/alarms', headers: bearer(from), payload: body }))
    .statusCode;
const film = async (serial: string, bytes: Buffer, from = screen) =>
  (
    await scene.app.inject({
      method: 'PUT',
      url: `/player/v1/alarms/${serial}/video`,
      headers: { ...bearer(from), 'content-type': 'video/mp4' },
      payload: bytes,
    })
  ).statusCode;
const list = (filter: object = {}, caller = owner()) =>
  data<{ list: Alarm[]; total: number }>(scene, caller, 'alarm.list', { filter });
const CLIP = fixture('clip.mp4');

describe('an alarm of a screen [MON-02]', () => {
  test('is there at once, then with its video, whose parts are sent as they are asked for', async () => {
    expect(await raise(report('a-1', { information: 'Door opened' }))).toBe(204);
    const [alarm] = (await list({ information: { contains: 'Door' } })).list;
    expect(alarm).toMatchObject({ kind: 'help', source: 'screen', deviceId: screen.deviceId, videoMs: null });

    expect(await film('a-1', CLIP)).toBe(204);
    const one = await data<Alarm>(scene, owner(), 'alarm.one', { id: alarm!.id });
    expect(one.videoMs).toBeGreaterThan(1000);
    expect(one.videoBytes).toBe(CLIP.length);
    const opened = await scene.app.inject({
      url: `/media/${one.video}`,
      headers: { cookie: `session=${owner().cookie}` },
    });
    const part = await scene.app.inject({ url: String(opened.headers.location), headers: { range: 'bytes=100-199' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${CLIP.length}`]);
    expect(part.rawPayload).toEqual(CLIP.subarray(100, 200));

    const { list: news } = await data<{ list: object[] }>(scene, owner(), 'notice.info', {});
    expect(news).toEqual([
      expect.objectContaining({ kind: 'alarmRaised', subject: 'Lobby', detail: 'Door opened', entity: 'alarm' }),
    ]);
  });

  test('is one, however often it is sent, and stays deleted', async () => {
    for (let i = 0; i < 3; i += 1) expect(await raise(report('a-2', { information: 'Twice' }))).toBe(204);
    const { list: all } = await list({ information: { contains: 'Twice' } });
    expect(all).toHaveLength(1);
    await data(scene, owner(), 'alarm.delete', { ids: [all[0]!.id] });
    expect(await raise(report('a-2', { information: 'Twice' }))).toBe(204);
    expect((await list({ information: { contains: 'Twice' } })).total).toBe(0);
    expect(await film('a-2', CLIP)).toBe(404);
  });

  test.each([
    ['cut in half', CLIP.subarray(0, CLIP.length / 2)],
    ['without its last byte', CLIP.subarray(0, -1)],
    ['no film at all', Buffer.from('a text, and no film')],
  ])('does not take a video that is %s, and takes the whole one after it', async (what, bytes) => {
    const serial = `b-${what.length}`;
    await raise(report(serial, { information: what }));
    expect(await film(serial, bytes)).toBe(400);
    const [alarm] = (await list({ information: { contains: what } })).list;
    expect(alarm).toMatchObject({ videoMs: null, videoBytes: null });
    expect(await film(serial, CLIP)).toBe(204);
    expect((await list({ information: { contains: what } })).list[0]).toMatchObject({ videoBytes: CLIP.length });
  });

  test.each([
    ['a kind that there is not', { kind: 'ufo' }],
    ['no words', { information: '' }],
    ['a key more', { reporter: 'Li' }],
  ])('is refused with %s', async (_what, wrong) => {
    expect(await raise(report('c-1', wrong))).toBe(400);
  });

  test('leaves no file of a video behind that the store could not keep', async () => {
    await raise(report('s-1', { information: 'Store away' }));
    const { media, clock } = scene.services;
    const read = scene.services.store.read.bind(scene.services.store);
    const away = { read, write: () => Promise.reject(new Error('away')) } as unknown as Store;
    const device = { deviceId: screen.deviceId, corpId: scene.personas.own.corpId, isNew: false, keyHash: '' };
    const files = async () => (await media.list(`${device.corpId}/`)).length;
    const before = await files();
    const kept = keepAlarmVideo({ store: away, media, clock }, device, 's-1', Readable.from([CLIP]));
    await expect(kept).rejects.toThrow('away');
    expect(await files()).toBe(before);
    expect(await film('s-1', CLIP)).toBe(204);
    expect(await files()).toBe(before + 1);
  });

  test('of a screen whose clock is wrong happened now', async () => {
    await raise(report('d-1', { information: 'Clock ahead', at: scene.clock.now() + DAY }));
    const [alarm] = (await list({ information: { contains: 'ahead' } })).list;
    expect(alarm?.happenedAt).toBe(new Date(scene.clock.now()).toISOString());
  });

  test('is not taken with the key of nobody, and its video not with that of another screen', async () => {
    expect(await raise(report('e-1'), { ...screen, deviceKey: 'A'.repeat(43) })).toBe(401);
    const other = await scene.addScreen({ name: 'Lift' });
    await raise(report('e-2'));
    expect(await film('e-2', CLIP, other)).toBe(404);
  });

  test('ends where a screen sends too many in an hour', async () => {
    const chatters = await scene.addScreen({ name: 'Chatters' });
    const sent: number[] = [];
    for (let i = 0; i <= limits.alarmsPerHour; i += 1) {
      sent.push(await raise(report(`f-${i}`, { information: 'Chatter' }), chatters));
      scene.clock.advance(2000);
    }
    expect(sent.at(-1)).toBe(429);
    expect((await list({ deviceId: chatters.deviceId })).total).toBe(limits.alarmsPerHour);
    scene.clock.advance(2 * HOUR);
    expect(await raise(report('f-later'), chatters)).toBe(204);
  });
});

describe('an alarm that a person enters [MON-02] [NET-11]', () => {
  const enter = (more: object = {}) =>
    call<Alarm>(scene, owner(), 'alarm.create', {
      deviceId: screen.deviceId,
      kind: 'other',
      information: 'The shop called',
      ...more,
    });

  test('has the length and size of its video', async () => {
    const [video] = await uploadFor(scene, owner(), { entity: 'alarm', field: 'video', count: 1 });
    const at = new Date(scene.clock.now()).toISOString();
    expect((await enter({ video })).data).toMatchObject({
      source: 'person',
      happenedAt: at,
      videoBytes: CLIP.length,
    });
  });

  test('takes no video that was cut in half on its way', async () => {
    const half = CLIP.subarray(0, CLIP.length / 2);
    const form = await data<Applied>(scene, owner(), 'upload.sign', {
      entity: 'alarm',
      field: 'video',
      name: 'half.mp4',
      size: half.length,
    });
    await postFile(scene, form, half);
    const { code } = await call(scene, owner(), 'upload.verify', { uploadId: form.uploadId });
    expect(code).toBe(errors.UPLOAD_BROKEN.code);
  });

  test('is seen by who sees its screen', async () => {
    const { total } = await list({}, scene.personas.self);
    expect(total).toBe(0);
  });
});
