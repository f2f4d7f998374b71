import { afterEach, describe, expect, test, vi } from 'vitest';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, unwrap } from 'idb';
import { Refused } from '#player/api.ts';
import { openDatabase } from '#player/database.ts';
import { loadIdentity } from '#player/identity.ts';
import { buildAd, buildFile, buildManifest, pictureAd } from './playerScene.ts';
import { fillDisk, NOTHING_NEW, screenWith } from './runScene.ts';
import { until } from '#tests/support/until.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  vi.restoreAllMocks();
});

type Scene = Awaited<ReturnType<typeof screenWith>>;
const started = async (scene: Scene): Promise<Scene> => {
  ends.push(() => scene.player.stop());
  await scene.player.start();
  return scene;
};
const shown = ({ player }: Scene) => {
  const view = player.view.get();
  return view.kind === 'play' ? (view.manifest?.items.map(({ id }) => id) ?? null) : view.kind;
};

const poster = buildFile('poster');

describe('a screen that was removed', () => {
  test('shows nothing more at once, though a large file is under way, and forgets all', async () => {
    let isRemoved = false;
    let begun: AbortSignal | undefined;
    const scene = await screenWith({
      active: buildManifest([buildAd({ id: 'old' })]),
      pending: buildManifest([pictureAd('new', poster)], [poster]),
      sync: async () => {
        if (isRemoved) throw new Refused(401, 'DEVICE_UNKNOWN');
        return NOTHING_NEW;
      },
      world: {
        // Ends by its signal alone.
        fetchFile: (_file, progress) =>
          new Promise((resolve) => {
            begun = progress?.signal;
            begun?.addEventListener('abort', () => resolve({ ok: false, problem: 'network' }));
          }),
      },
    });
    await started(scene);
    await until(() => expect(begun).toBeDefined());
    isRemoved = true;
    await scene.player.nudge();
    expect(shown(scene)).toBeNull();
    expect([...scene.player.playback.showing()]).toEqual([]);
    await until(() => expect(scene.reload).toHaveBeenCalledOnce());
    expect(begun?.aborted).toBe(true);
    expect((await loadIdentity(scene.database)).deviceId).toBeNull();
    expect(await scene.database.count('manifests')).toBe(0);
  });
});

describe('a disk that takes nothing', () => {
  test('keeps no complete programme from playing, and the server hears of it [AD-18]', async () => {
    const scene = await screenWith({
      pending: buildManifest([pictureAd('next', poster)], [poster]),
      files: [poster],
      sync: async () => NOTHING_NEW,
    });
    ends.push(fillDisk((store) => store === 'manifests'));
    await started(scene);
    expect(scene.on()).toBe('next');
    scene.run(400);
    await scene.player.nudge();
    expect(scene.sent.flatMap(({ faults }) => faults.map(({ code }) => code))).toContain('storageFull');
  });

  test('keeps no screen from starting that has an interrupted command', async () => {
    const scene = await screenWith({ active: buildManifest([buildAd({ id: 'a' })]), sync: async () => NOTHING_NEW });
    const at = Date.now();
    await scene.database.put('commands', { id: 'c', type: 'mute', args: {}, expiresAt: at, state: 'running', at });
    ends.push(fillDisk((store) => store === 'acks' || store === 'commands'));
    await started(scene);
    expect(scene.on()).toBe('a');
    expect(scene.sent.length).toBeGreaterThan(0);
    expect(scene.told).toHaveLength(1);
  });
});

describe('a layout that waits for its files', () => {
  test('is not told as if it were drawn: the server hears which slots are on screen [AD-08]', async () => {
    const next = buildManifest([buildAd({ id: 'new', slotId: 'side' })], [poster], {
      rev: 'next',
      layout: { ...buildManifest([]).layout!, id: 'next' },
      slots: [{ id: 'side', name: 'Side', areaId: 'main', width: 1920, height: 1080 }],
      materials: { back: poster.file.sha256 },
    });
    let body: Blob | null = null;
    const scene = await screenWith({
      active: buildManifest([buildAd({ id: 'old' })]),
      pending: next,
      sync: async () => ({ ...NOTHING_NEW, rev: 'next' }),
      world: { fetchFile: async () => (body ? { ok: true, body } : { ok: false, problem: 'network' }) },
    });
    await started(scene);
    await scene.player.nudge();
    expect(scene.sent.at(-1)!.status).toMatchObject({ slots: ['slot'] });
    body = new Blob([new Uint8Array(poster.bytes)]);
    await scene.player.nudge();
    await until(() => expect(scene.on('side')).toBe('new'));
    await scene.player.nudge();
    expect(scene.sent.at(-1)!.status).not.toHaveProperty('slots');
  });
});

describe('storage that the browser has cleared', () => {
  test('under a running page leaves the screen who it is: the next page goes on, and the server hears of it', async () => {
    const name = 'cleared';
    let lost = (): unknown => undefined;
    const database = await openDatabase(name, () => lost());
    const programme = buildManifest([buildAd({ id: 'a' })]);
    const before = await screenWith({
      database,
      active: programme,
      sync: async () => NOTHING_NEW,
      world: { reopen: () => openDatabase(name) },
    });
    await database.put('counters', 7, 'seq');
    await started(before);
    const identity = await loadIdentity(database);
    lost = () => before.player.storageLost();

    // As a browser does where somebody clears its data: what is open is closed, and gone.
    forceCloseDatabase(unwrap(database) as never);
    await deleteDB(name);
    await until(() => expect(before.reload).toHaveBeenCalledOnce());

    const reopened = await openDatabase(name);
    expect(await loadIdentity(reopened)).toEqual(identity);
    const after = await screenWith({
      database: reopened,
      sync: async (_credential, { rev }) => ({
        ...NOTHING_NEW,
        rev: programme.rev,
        ...(rev === programme.rev ? {} : { manifest: programme }),
      }),
    });
    await started(after);
    expect(after.sent[0]!.faults).toMatchObject([{ code: 'storageCleared' }]);
    await until(() => expect(after.on()).toBe('a'));
    after.run(11_000);
    await until(async () => expect((await reopened.getAll('plays')).map(({ seq }) => seq)).toContain(8));
  });

  test('and that cannot be opened again is tried again by a new page', async () => {
    const scene = await screenWith({ world: { reopen: () => Promise.reject(new DOMException('no', 'UnknownError')) } });
    await expect(scene.player.storageLost()).rejects.toThrow('no');
    expect(scene.reload).toHaveBeenCalledOnce();
  });
});
