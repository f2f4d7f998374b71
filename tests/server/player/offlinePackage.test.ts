import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readManifest } from '#core/manifest/read.ts';
import { openPackage, type OpenedPackage, type Owner } from '#player/offlinePackage.ts';
import { createPostman } from '#server/jobs/outbox.ts';
import { createTick } from '#server/jobs/tick.ts';
import { packageKeyOf } from '#server/player/packageKey.ts';
import { call, data } from '#tests/support/call.ts';
import { setRow } from '#tests/support/rows.ts';
import { until } from '#tests/support/until.ts';
import { buildScene, buildSync, DAY, HOUR, type Scene, type Screen } from './scene.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

let scene: Scene;
let screen: Screen;
let picture: Awaited<ReturnType<Scene['addPicture']>>;
beforeEach(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  picture = await scene.addPicture('Poster');
  await scene.addAd({ name: 'Tea', kind: 'file', text: null, materials: [picture.materialId] });
});
afterEach(() => scene.close());

interface Row {
  id: string;
  status: string;
  problem: string | null;
  size: number | null;
  files: number | null;
  ads: number | null;
  enrols: boolean;
}

const one = (id: string) => data<Row>(scene, scene.personas.owner, 'offlinePackage.one', { id });
const ended = (id: string): Promise<Row> =>
  until(async () => {
    const row = await one(id);
    expect(['done', 'failed']).toContain(row.status);
    return row;
  });
const order = async (deviceId = screen.deviceId) =>
  (await data<{ id: string }>(scene, scene.personas.owner, 'offlinePackage.create', { deviceId })).id;
const linkOf = async (id: string) =>
  (await data<{ url: string }>(scene, scene.personas.owner, 'offlinePackage.link', { id })).url;
const fetched = async (url: string, range?: string) => {
  const answer = await scene.app.inject({ method: 'GET', url, headers: range ? { range } : {} });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
async function made(deviceId = screen.deviceId): Promise<Buffer> {
  const id = await order(deviceId);
  expect(await ended(id)).toMatchObject({ status: 'done', problem: null });
  return (await fetched(await linkOf(id))).bytes;
}

const ownerOf = async (overrides: Partial<Owner> = {}): Promise<Owner> => ({
  deviceId: screen.deviceId,
  number: screen.number,
  packageKey: (await packageKeyOf(scene.services.store, scene.services.config.secret)).publicKey,
  newestAt: null,
  zone: 'Asia/Shanghai',
  ...overrides,
});
const opened = async (bytes: Buffer, overrides: Partial<Owner> = {}) =>
  openPackage(new Blob([new Uint8Array(bytes)]), await ownerOf(overrides));

describe('an offline package [DEV-13]', () => {
  test('has the programme of its screen and the bytes of its files, and the player opens it', async () => {
    await scene.sync(screen);
    const id = await order();
    const row = await ended(id);
    expect(row).toMatchObject({ status: 'done', files: 1, ads: 1, enrols: false });
    const { bytes, headers } = await fetched(await linkOf(id));
    expect(bytes.length).toBe(row.size);
    expect(headers['content-disposition']).toContain(screen.number);
    const { manifest, head, body } = (await opened(bytes)) as OpenedPackage;
    expect(manifest.items.map(({ name }) => name)).toEqual(['Tea']);
    expect(head).not.toHaveProperty('enrolment');
    expect(Buffer.from(await (await body(picture.sha256))!.arrayBuffer())).toEqual(picture.bytes);
    expect(readManifest(manifest, 'UTC')?.unreadable).toEqual([]);
    // It is a zip that any program opens.
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('is fetched by ranges, by a link that ends', async () => {
    const id = await order();
    const { size } = await ended(id);
    const url = await linkOf(id);
    const whole = (await fetched(url)).bytes;
    const part = await fetched(url, 'bytes=10-29');
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-29/${size}`]);
    expect(part.bytes).toEqual(whole.subarray(10, 30));
    scene.clock.advance(HOUR);
    expect((await fetched(url)).status).toBe(403);
  });

  test('carries the key of a screen that was never online, and of no other', async () => {
    const bytes = await made();
    const { head } = (await opened(bytes, { deviceId: null, packageKey: null, number: null })) as OpenedPackage;
    const { enrolment, device } = head;
    expect(device).toMatchObject({ id: screen.deviceId, number: screen.number });
    expect((await scene.sync({ ...screen, deviceKey: enrolment!.deviceKey })).status).toBe(200);
    expect(await opened(bytes, { deviceId: null, number: 'ACDE3467' })).toBe('otherScreen');
    expect(((await opened(await made(), {})) as OpenedPackage).head.enrolment).toBeUndefined();
  });

  test('carries the same key as the one before while its screen was never online: any of them lets it in', async () => {
    const keyOf = async (): Promise<string | undefined> =>
      ((await opened(await made())) as OpenedPackage).head.enrolment?.deviceKey;
    const [first, second] = [await keyOf(), await keyOf()];
    expect(second).toBe(first);
    expect((await scene.sync({ ...screen, deviceKey: first! })).status).toBe(200);
    expect(await keyOf()).toBeUndefined();
    const { sealed_key: sealed } = await scene.within((tx) =>
      tx.db
        .selectFrom('device_keys')
        .select('sealed_key')
        .where('device_id', '=', screen.deviceId)
        .executeTakeFirstOrThrow(),
    );
    expect(sealed).toBeNull();
    expect((await scene.sync({ ...screen, deviceKey: first! })).status).toBe(200);
  });

  test('plays by it count when the screen tells them later', async () => {
    await scene.sync(screen);
    const later = await scene.addAd({ name: 'Only in the package' });
    await made();
    scene.clock.advance(DAY / 2);
    const startedAt = scene.clock.now() - HOUR;
    const { status } = buildSync(scene.clock.now());
    const { body } = await scene.sync(screen, {
      status,
      plays: [
        {
          seq: 1,
          adId: later,
          slotId: scene.personas.own.slotId,
          key: 'text',
          startedAt,
          durationMs: 10_000,
          outcome: 'complete',
        },
      ],
    });
    expect([body.playAck, body.dropped]).toEqual([1, undefined]);
  });

  test('is made again on demand, with what plays by now; can be deleted, and its file goes', async () => {
    const id = await order();
    await ended(id);
    await scene.addAd({ name: 'Later' });
    await call(scene, scene.personas.owner, 'offlinePackage.retry', { ids: [id] });
    expect(await ended(id)).toMatchObject({ status: 'done', ads: 2 });
    const url = await linkOf(id);
    await call(scene, scene.personas.owner, 'offlinePackage.delete', { ids: [id] });
    await createTick(scene.services)();
    expect((await fetched(url)).status).toBe(404);
  });

  test('is over at once when something of it is taken down, and is made again without that [AD-17]', async () => {
    const id = await order();
    await ended(id);
    const url = await linkOf(id);
    const reason = 'Not allowed near schools';
    expect(
      await call(scene, scene.personas.owner, 'material.takeDown', { ids: [picture.materialId], reason }),
    ).toMatchObject({
      code: 0,
    });
    expect(await one(id)).toMatchObject({ status: 'expired', problem: 'takenDown' });
    expect((await call(scene, scene.personas.owner, 'offlinePackage.link', { id })).code).toBe(-21510);
    await createTick(scene.services)();
    expect((await fetched(url)).status).toBe(404);
    await call(scene, scene.personas.owner, 'offlinePackage.retry', { ids: [id] });
    expect(await ended(id)).toMatchObject({ status: 'done', problem: null, files: 0 });
  });

  test('that was being made meanwhile is none', async () => {
    const { media } = scene.services;
    const write = media.write.bind(media);
    const spy = vi.spyOn(media, 'write').mockImplementation(async (...asked) => {
      const written = await write(...asked);
      scene.clock.advance(1);
      const body = { ids: [picture.materialId], reason: 'Not allowed near schools' };
      expect(await call(scene, scene.personas.owner, 'material.takeDown', body)).toMatchObject({ code: 0 });
      return written;
    });
    const id = await order();
    expect(await ended(id)).toMatchObject({ status: 'failed', problem: 'takenDown' });
    spy.mockRestore();
  });

  test('expires after a week, and its file goes', async () => {
    const id = await order();
    await ended(id);
    scene.clock.advance(7 * DAY);
    await createTick(scene.services)();
    const row = await scene.within((tx) => tx.offlinePackages.one(id));
    expect(row?.status).toBe('expired');
    expect(await scene.services.media.stat(`${scene.corpId}/offline/${id}.zip`)).toBeNull();
  });

  test('that broke off with its process is made by the next tick', async () => {
    const id = await order();
    await ended(id);
    await scene.within(async (tx) => {
      await tx.offlinePackages.update(id, { status: 'running', finishedAt: null });
      await tx.db
        .updateTable('package_runs')
        .set({ is_open: 1, holder: 'gone', beat_at: tx.now })
        .where('package_id', '=', id)
        .execute();
    });
    await createTick(scene.services)();
    expect(await one(id)).toMatchObject({ status: 'running' });
    scene.clock.advance(61_000);
    await createTick(scene.services)();
    expect(await ended(id)).toMatchObject({ status: 'done' });
  });
});

describe('who ordered it hears how it ended [DEV-13] [UI-12]', () => {
  interface Notice {
    kind: string;
    entity: string;
    recordId: string;
    detail: string | null;
    dueAt: string | null;
  }
  const news = async (who = scene.personas.owner) =>
    (await data<{ list: Notice[] }>(scene, who, 'notice.info')).list.map(
      ({ kind, entity, recordId, detail, dueAt }) => ({ kind, entity, recordId, detail, dueAt }),
    );
  const about = (recordId: string, kind: string, detail: string | null, dueAt: number | null) => ({
    kind,
    entity: 'offlinePackage',
    recordId,
    detail,
    dueAt: dueAt && new Date(dueAt).toISOString(),
  });

  test('once for each making, and nobody else does', async () => {
    const id = await order();
    await ended(id);
    const ready = about(id, 'packageReady', null, scene.clock.now() + 7 * DAY);
    expect(await news()).toEqual([ready]);
    await createTick(scene.services)();
    scene.clock.advance(HOUR);
    await scene.within((tx) => tx.materials.update(picture.materialId, { size: 2_100_000_000 }));
    await call(scene, scene.personas.owner, 'offlinePackage.retry', { ids: [id] });
    await ended(id);
    expect(await news()).toEqual([about(id, 'packageFailed', 'tooLarge', null), ready]);
    expect(await news(scene.personas.staff)).toEqual([]);
  });

  test.each([
    ['en_us', 'Offline package failed', 'It is larger than 2 GB, use fewer materials'],
    ['zh_cn', '离线包生成失败', '超过2GB，请减少素材'],
  ])('by mail as well where they chose so, with the reason in their language (%s)', async (language, what, why) => {
    const { owner } = scene.personas;
    await setRow(scene, 'account', owner.userId, { email: 'owner@example.com' });
    await data(scene, owner, 'noticeSetting.create', { mailKinds: ['packageFailed'] });
    await data(scene, owner, 'session.updateProfile', { realName: 'Lin Xiao', language });
    await ended(await order());
    await scene.within((tx) => tx.materials.update(picture.materialId, { size: 2_100_000_000 }));
    await ended(await order());
    await createPostman({ ...scene.services, log })();
    expect(scene.sent.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(what)]);
    expect(scene.sent.mails[0]?.text).toContain(why);
  });
});

describe('the player refuses [DEV-13]', () => {
  test('a package in which any one byte is another', async () => {
    await scene.sync(screen);
    const bytes = await made();
    const step = Math.max(1, Math.floor(bytes.length / 120));
    const places = [...Array.from({ length: 121 }, (_, i) => i * step), bytes.length - 1, bytes.length - 89].filter(
      (at) => at < bytes.length,
    );
    for (const at of places) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      expect(['altered', 'notPackage'], `byte ${at}`).toContain(await opened(changed));
    }
    expect(await opened(bytes.subarray(0, bytes.length - 1))).toBe('notPackage');
    expect(await opened(Buffer.from('hello'))).toBe('notPackage');
  });

  test('one of another installation, of another screen, and one that is older than what it has', async () => {
    await scene.sync(screen);
    const bytes = await made();
    const other = await scene.addScreen();
    expect(await opened(bytes, { packageKey: Buffer.alloc(32, 7).toString('base64') })).toBe('altered');
    expect(await opened(bytes, { deviceId: other.deviceId })).toBe('otherScreen');
    expect(await opened(bytes, { deviceId: null })).toBe('otherScreen');
    expect(await opened(bytes, { newestAt: scene.clock.now() + 1 })).toBe('older');
    expect(await opened(bytes, { newestAt: scene.clock.now() })).toMatchObject({ manifest: { version: 1 } });
    expect(await opened(bytes, { packageKey: null })).toBe('keyUnknown');
  });
});

describe('cannot be made, and says why [DEV-13]', () => {
  test('where a file of the library is not what its record says', async () => {
    const upload = await scene.within(async (tx) =>
      tx.db.selectFrom('uploads').select('store_key').where('sha256', '=', picture.sha256).executeTakeFirst(),
    );
    await scene.services.media.write(upload!.store_key, Buffer.from('something else'));
    const id = await order();
    expect(await ended(id)).toMatchObject({ status: 'failed', problem: 'fileBroken' });
    await scene.services.media.write(upload!.store_key, picture.bytes);
    await call(scene, scene.personas.owner, 'offlinePackage.retry', { ids: [id] });
    expect(await ended(id)).toMatchObject({ status: 'done', problem: null });
  });

  test('where the screen has no layout, or more than a package takes', async () => {
    await scene.within((tx) => tx.materials.update(picture.materialId, { size: 2_100_000_000 }));
    expect(await ended(await order())).toMatchObject({ status: 'failed', problem: 'tooLarge' });
    await scene.within(async (tx) => {
      await tx.devices.update(screen.deviceId, { layoutId: null });
      await tx.deviceGroups.update(scene.personas.own.groupId, { layoutId: null });
    });
    expect(await ended(await order())).toMatchObject({ status: 'failed', problem: 'noLayout' });
  });

  test('for a screen of another enterprise, and is fetched by nobody else and not before it is ready', async () => {
    const { owner, rival } = scene.personas;
    expect((await call(scene, rival, 'offlinePackage.create', { deviceId: screen.deviceId })).code).toBeLessThan(0);
    const id = await order();
    await ended(id);
    expect((await call(scene, rival, 'offlinePackage.link', { id })).code).toBe(-10007);
    await scene.within((tx) => tx.offlinePackages.update(id, { status: 'failed' }));
    const english = await call(scene, owner, 'offlinePackage.link', { id });
    const chinese = await call(scene, owner, 'offlinePackage.link', { id }, { language: 'zh_cn' });
    expect([english.code, english.message, chinese.message]).toEqual([
      -21510,
      'The offline package is not ready or has expired',
      '离线包尚未生成或已过期',
    ]);
  });
});
