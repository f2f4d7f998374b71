import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import { manifest as manifestSchema } from '#core/manifest/manifest.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { data } from '#tests/support/call.ts';
import { buildScene, buildSync, DAY, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
});
afterAll(() => scene.close());

const manifestFor = async (who: Screen): Promise<Manifest> => (await scene.sync(who)).body.manifest!;
const adIds = async (who: Screen): Promise<string[]> => (await manifestFor(who)).items.map(({ id }) => id);
const whole = ({ files }: Manifest): SyncRequest['inventory'] =>
  files.map(({ sha256 }) => ({ sha256, state: 'whole' }));

describe('the heartbeat [DEV-02]', () => {
  test('the first sync brings a device online with what it says of itself', async () => {
    const fresh = await scene.addScreen();
    await scene.sync(fresh);
    const device = await scene.within((tx) => tx.devices.one(fresh.deviceId));
    expect(device).toMatchObject({
      status: 'online',
      heartbeatAt: scene.clock.now(),
      systemType: 'Linux',
      apkVersion: '1.0.0',
      resolution: '1920x1080',
    });
  });

  test('what a player knows of its machine stands at the device, and stays where it is not told again [DEV-01]', async () => {
    const fresh = await scene.addScreen();
    const tell = (machine?: SyncRequest['status']['machine']) =>
      scene.sync(fresh, { status: { ...buildSync(scene.clock.now()).status, ...(machine ? { machine } : {}) } });
    const facts = async () => {
      const { id, romBytes, ramBytes, macs } = await data(scene, scene.personas.owner, 'device.one', {
        id: fresh.deviceId,
      });
      return id ? [romBytes, ramBytes, macs] : [];
    };
    await tell();
    expect(await facts()).toEqual([null, null, null]);
    await tell({ romBytes: 64_000_000_000, ramBytes: 4_294_967_296, macs: ['00:1A:2B:3C:4D:5E'] });
    await tell({ ramBytes: 8_589_934_592 });
    expect(await facts()).toEqual([64_000_000_000, 8_589_934_592, ['00:1A:2B:3C:4D:5E']]);
    expect((await tell({ macs: ['not an address'] })).status).toBe(400);
  });

  test('what player and shell can do stands at the device, and goes with the shell [DEV-08] [DEV-09]', async () => {
    const fresh = await scene.addScreen();
    const tell = (more: Partial<SyncRequest['status']>) =>
      scene.sync(fresh, { status: { ...buildSync(scene.clock.now()).status, ...more } });
    const known = async () => {
      const one = await data(scene, scene.personas.owner, 'device.one', { id: fresh.deviceId });
      return [one['shell'], one['shellVersion'], one['capabilities'], one['sources'], one['installKinds']];
    };
    const shell = {
      protocol: 1,
      name: 'vitrine-agent',
      version: '1.0.0',
      platform: 'linux' as const,
      sources: [{ id: '17', name: 'HDMI 1' }],
      installKinds: ['agent' as const],
    };
    await tell({ capabilities: ['restart', 'volume'], shell });
    const told = ['vitrine-agent', '1.0.0', ['restart', 'volume'], shell.sources, ['agent']];
    expect(await known()).toEqual(told);
    await tell({});
    expect(await known()).toEqual(told);
    await tell({ capabilities: ['restart'] });
    expect(await known()).toEqual([null, null, ['restart'], [], []]);
  });

  test('what a newer player says besides is no reason to cut it off', async () => {
    const status = { ...buildSync(scene.clock.now()).status, mood: 'good' };
    expect((await scene.sync(screen, { status })).status).toBe(200);
  });

  test('a heartbeat leaves the rev of the device as it is, so that no open form goes stale', async () => {
    await scene.sync(screen);
    const before = await scene.within((tx) => tx.devices.one(screen.deviceId));
    await scene.sync(screen);
    expect((await scene.within((tx) => tx.devices.one(screen.deviceId)))?.rev).toBe(before?.rev);
  });

  test('a fault stands at the device until it has had none for ten minutes [HOME-03]', async () => {
    const fault = async () => (await scene.within((tx) => tx.devices.one(screen.deviceId)))?.fault;
    await scene.sync(screen, { faults: [{ code: 'storageFull', at: scene.clock.now(), detail: 'a' }] });
    expect(await fault()).toBe('storageFull');
    scene.clock.advance(11 * 60_000);
    await scene.sync(screen);
    expect(await fault()).toBeNull();
  });
});

describe('the manifest', () => {
  test('is readable by the schema that players check it with', async () => {
    await scene.addAd();
    const manifest = await manifestFor(screen);
    expect(manifestSchema.safeParse(manifest).error).toBeUndefined();
    expect(manifest).toMatchObject({
      device: { number: screen.number, zone: 'Asia/Shanghai' },
      layout: { id: scene.personas.own.layoutId },
      slots: [{ areaId: 'main', width: 1920 }],
    });
  });

  test.each(['pendingApproval', 'disapproved', 'paused', 'expired'] as const)(
    'an ad that is %s is not in it [AD-18]',
    async (status) => {
      const id = await scene.addAd({ status });
      expect(await adIds(screen)).not.toContain(id);
    },
  );

  test('an ad that is over, deleted, or of a slot that the layout lacks is not in it', async () => {
    const own = await scene.addAd();
    const over = await scene.addAd({ endAt: scene.clock.now() });
    const deleted = await scene.addAd();
    await scene.within((tx) => tx.ads.remove(deleted));
    const elsewhere = await scene.addAd({ slotId: 'no-such-slot' });
    const ids = await adIds(screen);
    expect([own, over, deleted, elsewhere].map((id) => ids.includes(id))).toEqual([true, false, false, false]);
  });

  test('a slot in a hidden area, and an ad that has no other, are not in it: nobody would see them', async () => {
    const { layoutId, slotId } = scene.personas.own;
    const ids = await scene.within(async (tx) => {
      const layout = (await tx.layouts.one(layoutId))!;
      const slot = (await tx.adSlots.one(slotId))!;
      const document = JSON.parse(
        JSON.stringify(layout.document).replace('"kind":"adSlot"', '"kind":"adSlot","hidden":true'),
      ) as object;
      const hidden = await tx.layouts.insert({ name: 'Hidden', width: 1920, height: 1080, pages: 1, document });
      const area = { name: 'Unseen', layoutId: hidden.id, widgetId: slot.widgetId, width: 1920, height: 1080 };
      return { layoutId: hidden.id, slotId: (await tx.adSlots.insert(area)).id };
    });
    const unseen = await scene.addScreen({ layoutId: ids.layoutId });
    const ad = await scene.addAd({ targetType: 'device', targetIds: [unseen.deviceId], slotId: ids.slotId });
    const manifest = await manifestFor(unseen);
    expect([manifest?.layout?.id, manifest?.slots]).toEqual([ids.layoutId, []]);
    expect(await adIds(unseen)).not.toContain(ad);
  });

  test.each(['device', 'deviceGroup', 'deviceSet', 'tag'] as const)(
    'an ad reaches a device by its %s, and no other device',
    async (targetType) => {
      const { setId, tagId, groupId } = await scene.within(async (tx) => ({
        setId: (await tx.deviceSets.insert({ name: `Set ${targetType}` })).id,
        tagId: (await tx.tags.insert({ name: `Tag ${targetType}` })).id,
        groupId: (
          await tx.deviceGroups.insert({
            name: `Group ${targetType}`,
            kind: 'common',
            layoutId: scene.personas.own.layoutId,
          })
        ).id,
      }));
      const target = await scene.addScreen({ groupId, setIds: [setId], tagIds: [tagId] });
      const targetIds = { device: [target.deviceId], deviceGroup: [groupId], deviceSet: [setId], tag: [tagId] }[
        targetType
      ];
      const id = await scene.addAd({ targetType, targetIds });
      expect([(await adIds(target)).includes(id), (await adIds(screen)).includes(id)]).toEqual([true, false]);
    },
  );

  test('nothing of another corporation is in it, even where an ad there names this device', async () => {
    const { other } = scene.personas;
    const foreign = await scene.services.store.write({ kind: 'system', corpId: other.corpId }, (tx) =>
      tx.ads.insert({
        name: 'Foreign',
        type: 'emergency',
        status: 'playing',
        slotId: scene.personas.own.slotId,
        startAt: 0,
        endAt: scene.clock.now() + DAY,
        targetType: 'device',
        targetIds: [screen.deviceId],
        kind: 'text',
        text: 'Foreign',
        materials: [],
      }),
    );
    expect(await adIds(screen)).not.toContain(foreign.id);
  });

  test('a device whose point has expired gets no ads', async () => {
    const expired = await scene.addScreen({ status: 'invalid', expireAt: scene.clock.now() - 1 });
    expect(await adIds(expired)).toEqual([]);
  });

  test('says windows, order, sound and insertion as the ad does [AD-12, AD-16]', async () => {
    const start = scene.clock.now();
    const id = await scene.addAd({
      type: 'insertion',
      weekdays: [1, 2],
      windows: [
        { from: '22:00', to: '02:00' },
        { from: '08:00', to: '09:00' },
      ],
      mute: true,
      position: 7,
      insertionType: 'times',
      playCycleS: 60,
      firstStartAt: start,
      firstEndAt: start + 5000,
      playCount: 3,
    });
    expect((await manifestFor(screen)).items.find((item) => item.id === id)).toMatchObject({
      windows: [
        { weekdays: [1, 2], from: '22:00', to: '02:00' },
        { weekdays: [1, 2], from: '08:00', to: '09:00' },
      ],
      mute: true,
      order: 7,
      insertion: { cycleMs: 60_000, firstAt: start, windowMs: 5000, count: 3 },
      contents: [{ kind: 'text', key: 'text', durationMs: 10_000 }],
    });
  });

  test('comes only when the device holds another one, and its rev is that of what is shown', async () => {
    const { rev } = await manifestFor(screen);
    scene.clock.advance(HOUR);
    expect((await scene.sync(screen, { rev })).body.manifest).toBeUndefined();
    await scene.addAd({ name: 'New' });
    expect((await scene.sync(screen, { rev })).body.manifest?.rev).not.toBe(rev);
  });
});

describe('download status [AD-08]', () => {
  test('goes from pending to success, and the ad with it from pendingPlay to playing [AD-06]', async () => {
    const { materialId } = await scene.addPicture('Poster');
    const id = await scene.addAd({ kind: 'file', materials: [materialId], text: null });
    const states = async () =>
      scene.within(async (tx) => {
        const [delivery] = await tx.adDeliveries.find((eb) =>
          eb.and([eb('ad_id', '=', id), eb('device_id', '=', screen.deviceId)]),
        );
        const ad = await tx.ads.one(id);
        return [delivery?.status, delivery?.filesDone, ad?.downloadStatus, ad?.status];
      });
    const manifest = await manifestFor(screen);
    expect(await states()).toEqual(['pending', 0, 'pending', 'pendingPlay']);
    await scene.sync(screen, {
      rev: manifest.rev,
      inventory: manifest.files.map(({ sha256 }) => ({ sha256, state: 'downloading' })),
    });
    expect(await states()).toEqual(['downloading', 0, 'downloading', 'pendingPlay']);
    await scene.sync(screen, {
      rev: manifest.rev,
      inventory: manifest.files.map(({ sha256 }) => ({ sha256, state: 'failed' })),
    });
    expect(await states()).toEqual(['failed', 0, 'failed', 'pendingPlay']);
    await scene.sync(screen, { rev: manifest.rev, inventory: whole(manifest) });
    expect(await states()).toEqual(['success', 1, 'success', 'playing']);
  });

  test('names the files that failed, and no others, until they are there', async () => {
    const [good, bad] = [await scene.addPicture('Good'), await scene.addPicture('Bad')];
    const id = await scene.addAd({ kind: 'file', materials: [good.materialId, bad.materialId], text: null });
    const delivery = async () => {
      const { list } = await data<{ list: { problem: string | null; failedIds: string[] }[] }>(
        scene,
        scene.personas.owner,
        'adDelivery.list',
        { filter: { adId: id, deviceId: screen.deviceId } },
      );
      return list.map(({ problem, failedIds }) => [problem, failedIds]);
    };
    const manifest = await manifestFor(screen);
    const tell = (failed: readonly string[]) =>
      scene.sync(screen, {
        rev: manifest.rev,
        inventory: manifest.files.map(({ sha256 }) => ({
          sha256,
          state: failed.includes(sha256) ? ('failed' as const) : ('downloading' as const),
        })),
      });
    await tell([bad.sha256]);
    expect(await delivery()).toEqual([['fileFailed', [bad.materialId]]]);
    // The same count of files, and another one.
    await tell([good.sha256]);
    expect(await delivery()).toEqual([['fileFailed', [good.materialId]]]);
    await scene.sync(screen, { rev: manifest.rev, inventory: whole(manifest) });
    expect(await delivery()).toEqual([[null, []]]);
  });
});

describe('media', () => {
  const first = async () => {
    const { materialId, bytes, sha256 } = await scene.addPicture('Served');
    await scene.addAd({ kind: 'file', materials: [materialId] });
    return { bytes, url: (await manifestFor(screen)).files.find((file) => file.sha256 === sha256)!.url };
  };

  test('comes whole, for ever, by its link', async () => {
    const { bytes, url } = await first();
    const answer = await scene.app.inject(url);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
      'accept-ranges': 'bytes',
    });
  });

  test.each([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=1900-', 206, 1900, 2000],
    ['bytes=-10', 206, 1990, 2000],
  ])('answers the range %s', async (range, status, from, to) => {
    const { bytes, url } = await first();
    const answer = await scene.app.inject({ url, headers: { range } });
    expect([answer.statusCode, answer.rawPayload.equals(bytes.subarray(from, to))]).toEqual([status, true]);
  });

  test('refuses a link that was changed, that is too old, or of another corporation', async () => {
    const { url } = await first();
    const status = async (changed: string) => (await scene.app.inject(changed)).statusCode;
    expect(await status(url.replace('expires=1', 'expires=2'))).toBe(404);
    expect(await status(url.replace(scene.corpId, scene.personas.other.corpId))).toBe(404);
    expect(await status(url.split('?')[0]!)).toBe(404);
    scene.clock.advance(HOUR);
    expect(await status(url)).toBe(404);
  });
});
