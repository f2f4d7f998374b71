import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { sweepUploads } from '#server/jobs/sweep.ts';
import { TASK_PATH } from '#core/phonePages.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, postFile, type Applied } from '#tests/support/library.ts';
import { buildScene, HOUR, type Scene } from '../player/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await buildScene();
});
afterEach(() => scene.close());

const iso = (at: number) => new Date(at).toISOString();
const owner = () => scene.personas.owner;

/** Gives the owner a task at a screen with an address, and returns it with its plan. */
async function task(overrides: object = {}): Promise<{ id: string; planId: string; deviceId: string }> {
  const { deviceId } = await scene.addScreen({ name: 'North gate', address: 'Main Street 1' });
  const { id: planId } = await data<{ id: string }>(scene, owner(), 'monitorPlan.create', {
    name: 'Spring tea',
    taskName: 'Look for spring tea',
    description: 'From the door',
    handlerId: owner().userId,
    deadline: iso(scene.clock.now() + HOUR),
    deviceIds: [deviceId],
    ...overrides,
  });
  const { list } = await data<{ list: { id: string }[] }>(scene, owner(), 'monitorTask.list', { filter: { planId } });
  return { id: list[0]!.id, planId, deviceId };
}
const linkOf = (id: string, more: object = {}) =>
  data<{ path: string; canMail: boolean; mailed: boolean }>(scene, owner(), 'monitorTask.link', { id, ...more });
const codeOf = async (id: string, more: object = {}) => (await linkOf(id, more)).path.replace(TASK_PATH, '');
const look = (code: string) => call(scene, null, 'monitorTask.look', { code });

/** A photo that a camera took at an instant, by its clock in Shanghai. */
const takenAt = (at: number) => {
  const wall = iso(at + 8 * HOUR)
    .replaceAll('-', ':')
    .replace('T', ' ')
    .slice(0, 19);
  return sharp(fixture('poster.png'))
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: wall, OffsetTimeOriginal: '+08:00' } })
    .toBuffer();
};
const sign = (code: string, size = 1000, name = 'photo.jpg') =>
  call<Applied>(scene, null, 'phoneFile.sign', { code, name, size });
async function photo(code: string, bytes?: Buffer): Promise<string> {
  const file = bytes ?? (await takenAt(scene.clock.now()));
  const form = await data<Applied>(scene, null, 'phoneFile.sign', { code, name: 'photo.jpg', size: file.length });
  await postFile(scene, form, file);
  await data(scene, null, 'phoneFile.verify', { code, uploadId: form.uploadId });
  return form.uploadId;
}
const handIn = (code: string, photos: string[], input: object = {}) =>
  call(scene, null, 'monitorTask.handIn', { code, photos, result: 'normal', note: null, ...input });
const log = { debug() {}, info() {}, warn() {}, error() {} };
const refused = (name: ErrorName) => ({ code: errors[name].code, message: errors[name].en });

describe('a task by its link', () => {
  test('is shown and handed in without an account, in the name of its handler [MON-01, NET-11]', async () => {
    const { id, planId, deviceId } = await task();
    const adId = await scene.addAd({ name: 'Tea', targetType: 'device', targetIds: [deviceId], status: 'playing' });
    const code = await codeOf(id);
    const shown = await look(code);
    expect(shown.data).toEqual({
      owner: expect.any(String),
      number: expect.any(String),
      name: 'Look for spring tea',
      description: 'From the door',
      screen: 'North gate',
      address: 'Main Street 1',
      deadline: iso(scene.clock.now() + HOUR),
      zone: 'Asia/Shanghai',
      most: 3,
      results: ['normal', 'notPlayed', 'deviceBroken', 'deviceMissing'],
      noteLength: 500,
      expected: [{ name: 'Tea', cover: null }],
    });
    // Ids of enterprise, screen, ad and people stay where they are.
    for (const hidden of [id, planId, deviceId, adId, owner().userId, owner().corpId])
      expect(JSON.stringify(shown)).not.toContain(hidden);

    const photos = [await photo(code), await photo(code), await photo(code)];
    expect(await handIn(code, photos, { result: 'notPlayed', note: 'Dark' })).toMatchObject({ code: 0 });
    expect(await data(scene, owner(), 'monitorTask.one', { id })).toMatchObject({
      status: 'completed',
      result: 'notPlayed',
      note: 'Dark',
      photos,
      expectedIds: [adId],
    });
    expect(await data(scene, owner(), 'monitorPlan.one', { id: planId })).toMatchObject({ status: 'done', wrong: 1 });
    const { list } = await data<{ list: object[] }>(scene, owner(), 'operationLog.list', { filter: { targetId: id } });
    expect(list).toContainEqual(
      expect.objectContaining({ call: 'monitorTask.handIn', userName: 'owner', targetName: 'Look for spring tea' }),
    );
  });

  test('keeps its photos over the sweep, and what was not handed in goes [MON-01]', async () => {
    const { id } = await task();
    const code = await codeOf(id);
    const [kept] = [await photo(code), await photo(code)];
    await handIn(code, [kept]);
    scene.clock.advance(limits.uploadLife + 1);
    await sweepUploads(scene.services.store, scene.services.media, scene.clock.now());
    const rows = await scene.within((tx) =>
      tx.db.selectFrom('uploads').select('id').where('account_id', '=', `task ${id}`).execute(),
    );
    expect(rows).toEqual([{ id: kept }]);
  });

  test('is drawn anew: where it was taken is in no file, when it was is kept [MON-01, A12]', async () => {
    const { id } = await task();
    const code = await codeOf(id);
    const taken = scene.clock.now() - 2 * HOUR;
    const uploadId = await photo(code, await takenAt(taken));
    const [row] = await scene.within((tx) =>
      tx.db.selectFrom('uploads').select(['store_key', 'taken_at']).where('id', '=', uploadId).execute(),
    );
    expect(row?.taken_at).toBe(Math.floor(taken / 1000) * 1000);
    const { exif } = await scene.services.media.withFile(row!.store_key, (path) => sharp(path).metadata());
    expect(exif).toBeUndefined();
  });
});

describe('a link that is not good any more [MON-01]', () => {
  test.each<[string, ErrorName, (made: { id: string; planId: string; code: string }) => Promise<unknown>]>([
    ['was replaced', 'TASK_LINK_WRONG', ({ id }) => linkOf(id, { renew: true })],
    ['is past the deadline', 'TASK_LINK_LATE', async () => scene.clock.advance(HOUR)],
    ['was used', 'TASK_LINK_DONE', async ({ code }) => handIn(code, [await photo(code)])],
    [
      'is of a plan that was ended',
      'TASK_LINK_ENDED',
      ({ planId }) => data(scene, owner(), 'monitorPlan.end', { ids: [planId] }),
    ],
    [
      'is of a task that was given to somebody else',
      'TASK_LINK_WRONG',
      ({ id }) => scene.within((tx) => tx.monitorTasks.update(id, { handlerId: scene.personas.staff.userId })),
    ],
  ])('because it %s says so, and nothing goes through it: %s', async (_why, name, end) => {
    const { id, planId } = await task();
    const code = await codeOf(id);
    const early = await photo(code);
    await end({ id, planId, code });
    expect(await look(code)).toMatchObject(refused(name));
    expect(await sign(code)).toMatchObject(refused(name));
    expect(await handIn(code, [early])).toMatchObject(refused(name));
    const zh = await call(scene, null, 'monitorTask.look', { code }, { language: 'zh_cn' });
    expect(zh.message).toBe(errors[name].zh);
  });

  test('lives again with the plan that is extended', async () => {
    const { id, planId } = await task();
    const code = await codeOf(id);
    scene.clock.advance(HOUR);
    await data(scene, owner(), 'monitorPlan.extend', { ids: [planId], deadline: iso(scene.clock.now() + HOUR) });
    expect(await look(code)).toMatchObject({ code: 0 });
  });
});

describe('who tries what is not theirs [MON-01]', () => {
  test('is refused a code that was made up, of any length, with one sentence', async () => {
    const { id } = await task();
    const code = await codeOf(id);
    const swapped = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const made of [swapped, 'x'.repeat(44), 'wrong', '-'.repeat(44), code.slice(1)])
      expect(await look(made)).toMatchObject(refused('TASK_LINK_WRONG'));
  });

  test('of a task that has no link yet guesses none', async () => {
    const [{ id }, other] = [await task(), await task()];
    const code = await codeOf(other.id);
    const body = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    expect(await look(body + code.slice(22))).toMatchObject(refused('TASK_LINK_WRONG'));
  });

  test('hands in neither the photo of another task, nor one of an account, nor the same twice', async () => {
    const [mine, other] = [await task(), await task()];
    const [code, otherCode] = [await codeOf(mine.id), await codeOf(other.id)];
    const theirs = await photo(otherCode);
    expect((await handIn(code, [theirs])).code).toBe(errors.PHONE_PICTURE_GONE.code);
    expect((await handIn(code, [await photo(code), theirs])).code).toBe(errors.PHONE_PICTURE_GONE.code);
    const own = await photo(code);
    expect((await handIn(code, [own, own])).code).toBe(errors.PAYLOAD_INVALID.code);
    // Nothing was kept of what was refused.
    expect(await data(scene, owner(), 'monitorTask.one', { id: mine.id })).toMatchObject({ status: 'toBeSeen' });
    expect(await handIn(code, [own])).toMatchObject({ code: 0 });
    expect(await handIn(otherCode, [theirs])).toMatchObject({ code: 0 });
  });

  test('hands in no photo of last week', async () => {
    const { id } = await task();
    const code = await codeOf(id);
    const old = await photo(code, await takenAt(scene.clock.now() - 7 * 24 * HOUR));
    expect(await handIn(code, [old])).toMatchObject({ code: errors.PHOTO_OLD.code });
    expect(await handIn(code, [await photo(code)])).toMatchObject({ code: 0 });
  });

  test('brings no more photos than a task can need, nor other files', async () => {
    const { id } = await task();
    const code = await codeOf(id);
    expect(await sign(code, 1000, 'photo.svg')).toMatchObject({ code: errors.PHONE_PICTURE_TYPE.code });
    expect(await sign(code, limits.taskPhoto + 1)).toMatchObject({ code: errors.PHONE_PICTURE_LARGE.code });
    for (let brought = 0; brought < limits.taskPhotos; brought += 1) expect((await sign(code)).code).toBe(0);
    expect(await sign(code)).toMatchObject(refused('TASK_PHOTOS_MANY'));
    expect((await sign(await codeOf((await task()).id))).code).toBe(0);
  });

  test('of two who hand in at once by one link, one does', async () => {
    const { id } = await task();
    const code = await codeOf(id);
    const [one, two] = [await photo(code), await photo(code)];
    const codes = (await Promise.all([handIn(code, [one]), handIn(code, [two])])).map((answer) => answer.code);
    expect(new Set(codes)).toEqual(new Set([0, errors.TASK_LINK_DONE.code]));
  });

  test('gets no link of a task that is of somebody else, or of another enterprise', async () => {
    const { id } = await task();
    const { staff, rival } = scene.personas;
    expect((await call(scene, staff, 'monitorTask.link', { id })).code).not.toBe(0);
    expect((await call(scene, rival, 'monitorTask.link', { id })).code).toBe(errors.NOT_FOUND.code);
  });
});

describe('the link', () => {
  test('stays the same until another is asked for', async () => {
    const { id } = await task();
    const first = await codeOf(id);
    expect(await codeOf(id)).toBe(first);
    const second = await codeOf(id, { renew: true });
    expect(second).not.toBe(first);
    expect(await look(second)).toMatchObject({ code: 0 });
  });

  describe('by mail', () => {
    const TO = 'walker@example.com';
    const mails = () =>
      scene.within((tx) =>
        tx.db.selectFrom('outbox').selectAll().where('recipient', '=', TO).orderBy('created_at').execute(),
      );
    const mailed = (id: string, more: object = {}) => linkOf(id, { mail: true, ...more });
    beforeEach(() => scene.within((tx) => tx.accounts.update(owner().userId, { email: TO })));

    test('goes to its handler, and is refused in a sentence where they have no address', async () => {
      const { id } = await task();
      await scene.within((tx) => tx.accounts.update(owner().userId, { email: null }));
      expect(await call(scene, owner(), 'monitorTask.link', { id, mail: true })).toMatchObject(refused('TASK_NO_MAIL'));
      await scene.within((tx) => tx.accounts.update(owner().userId, { email: TO }));
      const { path, mailed: isMailed } = await mailed(id);
      expect(isMailed).toBe(true);
      const [mail] = await mails();
      expect(mail?.payload).toContain(path);
      expect(mail?.payload).toContain('Main Street 1');
    });

    test('stands in no table once it was sent: neither in its mail, nor in what keeps it from going out twice [A17]', async () => {
      const { id } = await task();
      const { path } = await mailed(id);
      await createPostman({ ...scene.services, log })();
      const [mail] = await mails();
      expect(mail?.sent_at).toBe(scene.clock.now());
      expect(JSON.stringify(mail)).not.toContain(path.replace(TASK_PATH, ''));
    });

    test('goes out once of two presses within a minute, whatever the clock shows, and again after it', async () => {
      const { id } = await task();
      // Five seconds before the clock begins another minute.
      scene.clock.advance(115_000 - (scene.clock.now() % 60_000));
      for (const seconds of [0, 10, 49]) {
        expect((await mailed(id)).mailed).toBe(true);
        scene.clock.advance(seconds * 1000);
      }
      expect(await mails()).toHaveLength(1);
      scene.clock.advance(1000);
      await mailed(id);
      expect(await mails()).toHaveLength(2);
    });

    test('goes out at once where it is a new one', async () => {
      const { id } = await task();
      await mailed(id);
      const { path } = await mailed(id, { renew: true });
      const all = await mails();
      expect(all).toHaveLength(2);
      expect(all.filter(({ payload }) => payload.includes(path))).toHaveLength(1);
    });
  });
});
