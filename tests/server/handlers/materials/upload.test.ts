import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits, uploads } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPicture, fixture, md5Of, postFile, upload, type Applied } from '#tests/support/library.ts';

/** A zip with one empty entry that is no web page. */
const ZIP = Buffer.from(
  '504b0304140000000000000021000000000000000000000000000100000061504b01021400140000000000000021000000000000000000000000000100000000000000000000000000000000006150' +
    '4b050600000000010001002f0000001f0000000000',
  'hex',
);
const CUT = fixture('poster.png').subarray(0, 2000);

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const listed = async () => (await data<{ total: number }>(app, app.personas.owner, 'material.list')).total;

test('lists a picture that was sent, with what is read of it [MAT-02, MAT-03, NET-07]', async () => {
  const id = await addPicture(app, app.personas.owner);
  const picture = await data(app, app.personas.owner, 'material.one', { id });
  expect(picture).toMatchObject({
    name: 'poster',
    type: 'image',
    format: 'png',
    width: 960,
    height: 540,
    durationMs: null,
    playable: true,
    md5: md5Of(fixture('poster.png')),
  });
});

test('lists a film with its duration [MAT-03]', async () => {
  const { data: film } = await upload(app, app.personas.owner, '短片.mp4', fixture('clip.mp4'));
  expect(await data(app, app.personas.owner, 'material.one', { id: film?.id })).toMatchObject({
    name: '短片',
    type: 'video',
    width: 640,
    height: 360,
    playable: true,
  });
});

test('opens a picture to who is signed in and reaches it, and to nobody else', async () => {
  const id = await addPicture(app, app.personas.owner);
  const { file } = await data<{ file: string }>(app, app.personas.owner, 'material.one', { id });
  const open = (cookie?: string) =>
    app.app.inject({ method: 'GET', url: `/media/${file}`, headers: cookie ? { cookie: `session=${cookie}` } : {} });
  const answer = await open(app.personas.superior.cookie);
  expect(answer.statusCode).toBe(302);
  expect(
    (await app.app.inject({ method: 'GET', url: String(answer.headers.location) })).rawPayload.equals(
      fixture('poster.png'),
    ),
  ).toBe(true);
  expect((await open(app.personas.rival.cookie)).statusCode).toBe(404);
  expect((await open()).statusCode).toBe(404);
});

describe('refuses, and lists nothing [MAT-02]', () => {
  test.each([
    ['a picture that is too large', 'big.png', uploads.image.maxBytes + 1, -20301, 'The file is too large', '文件过大'],
    ['a film that is too large', 'big.mp4', uploads.video.maxBytes + 1, -20301, 'The file is too large', '文件过大'],
    ['an ending that is not taken', 'page.svg', 100, -20302, 'The file has a wrong type', '文件类型错误'],
    ['a name without an ending', 'picture', 100, -20302, 'The file has a wrong type', '文件类型错误'],
  ])('%s, before it is sent', async (_what, name, size, code, en, zh) => {
    const payload = { name, size, md5: '0'.repeat(32) };
    const english = await call(app, app.personas.owner, 'material.apply', payload);
    const chinese = await call(app, app.personas.owner, 'material.apply', payload, { language: 'zh_cn' });
    expect([english.code, english.message, chinese.message]).toEqual([code, en, zh]);
    expect(await listed()).toBe(0);
  });

  test.each([
    ['a zip that is called a picture', 'poster.png', ZIP, -20302],
    ['a film that is called a picture', 'clip.png', fixture('clip.mp4'), -20302],
    ['a picture that breaks off', 'cut.png', CUT, -20304],
    ['a zip that is no web page', 'page.zip', ZIP, -20305],
    ['text that is called a document', 'list.pdf', Buffer.from('hello'), -20302],
  ])('%s, by its bytes', async (_what, name, bytes, code) => {
    expect((await upload(app, app.personas.owner, name, bytes)).code).toBe(code);
    expect(await listed()).toBe(0);
  });

  test('the same file again, named otherwise [MAT-02]', async () => {
    const id = await addPicture(app, app.personas.owner);
    const again = await upload(app, app.personas.owner, 'other.png', fixture('poster.png'));
    expect([again.code, again.data]).toEqual([-20303, expect.objectContaining({ materialId: id })]);
    expect(await listed()).toBe(1);
    expect(
      await data(app, app.personas.owner, 'material.check', {
        md5: md5Of(fixture('poster.png')),
        size: fixture('poster.png').length,
      }),
    ).toEqual({ materialId: id });
  });

  test('a file whose fingerprint was a lie, when it has come', async () => {
    await addPicture(app, app.personas.owner);
    const bytes = fixture('poster.png');
    const form = await data<Applied>(app, app.personas.owner, 'material.apply', {
      name: 'a.png',
      size: bytes.length,
      md5: 'f'.repeat(32),
    });
    await postFile(app, form, bytes);
    expect((await call(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId })).code).toBe(-20303);
    expect(await listed()).toBe(1);
  });

  test('more bytes than were applied for', async () => {
    const bytes = fixture('poster.png');
    const form = await data<Applied>(app, app.personas.owner, 'material.apply', {
      name: 'a.png',
      size: bytes.length - 1,
      md5: md5Of(bytes),
    });
    expect(await postFile(app, form, bytes)).toBe(413);
    expect((await call(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId })).code).toBe(-20307);
  });

  test('an upload of somebody else, and one that was never sent', async () => {
    const bytes = fixture('poster.png');
    const form = await data<Applied>(app, app.personas.owner, 'material.apply', {
      name: 'a.png',
      size: bytes.length,
      md5: md5Of(bytes),
    });
    expect((await call(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId })).code).toBe(-20307);
    await postFile(app, form, bytes);
    expect((await call(app, app.personas.rival, 'material.verify', { uploadId: form.uploadId })).code).toBe(-20306);
    expect((await call(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId })).code).toBe(0);
  });
});

test('what was verified can no longer be replaced by its form', async () => {
  const bytes = fixture('poster.png');
  const form = await data<Applied>(app, app.personas.owner, 'material.apply', {
    name: 'a.png',
    size: bytes.length,
    md5: md5Of(bytes),
  });
  await postFile(app, form, bytes);
  const { id } = await data<{ id: string }>(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId });
  const { file } = await data<{ file: string }>(app, app.personas.owner, 'material.one', { id });
  await postFile(app, form, Buffer.alloc(bytes.length, 'x'));
  const link = await app.app.inject({
    method: 'GET',
    url: `/media/${file}`,
    headers: { cookie: `session=${app.personas.owner.cookie}` },
  });
  expect((await app.app.inject({ method: 'GET', url: String(link.headers.location) })).rawPayload.equals(bytes)).toBe(
    true,
  );
});

test('an upload that broke off leaves nothing behind [MAT-06]', async () => {
  const bytes = fixture('poster.png');
  const form = await data<Applied>(app, app.personas.owner, 'material.apply', {
    name: 'a.png',
    size: bytes.length,
    md5: md5Of(bytes),
  });
  await postFile(app, form, bytes);
  const key = form.fields.find(({ name }) => name === 'key')?.value ?? '';
  expect(await app.services.media.stat(key)).not.toBeNull();
  app.clock.advance(limits.uploadLife + 1);
  expect((await createTick(app.services)()).swept).toBe(1);
  expect(await app.services.media.stat(key)).toBeNull();
});

test('a material that an ad shows is not deleted [MAT-04]', async () => {
  const { owner, own } = app.personas;
  const id = await addPicture(app, owner);
  const now = app.clock.now();
  await app.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.ads.insert({
      name: 'Latte',
      type: 'common',
      status: 'playing',
      slotId: own.slotId,
      startAt: now,
      endAt: now + 1000,
      targetType: 'device',
      targetIds: [],
      kind: 'file',
      materials: [id],
    }),
  );
  const { results } = await data<{ results: { code: number }[] }>(app, owner, 'material.delete', { ids: [id] });
  expect(results[0]?.code).toBe(-20311);
  expect(await listed()).toBe(1);
});
