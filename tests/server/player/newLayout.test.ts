import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import type { SyncRequest } from '#core/manifest/sync.ts';
import { buildScene, buildSync, type Scene, type Screen } from './scene.ts';

/** An ad in a slot that only the next layout has, while that layout waits for its own files [AD-08]. */

let scene: Scene;
let screen: Screen;
let layoutId: string;
let slotId: string;
let background: string;
beforeAll(async () => {
  scene = await buildScene();
  screen = await scene.addScreen({ layoutId: scene.personas.own.layoutId });
  const { materialId, sha256 } = await scene.addPicture('Background');
  background = sha256;
  [layoutId, slotId] = await scene.within(async (tx) => {
    const { document } = builtinLayouts[0]!;
    const back = { id: 'back', name: 'Back', kind: 'picture', x: 0, y: 0, width: 1920, height: 1080 } as const;
    const [page] = document.pages;
    const widgets = [...page!.widgets, { ...back, props: { materialId, fit: 'cover' as const } }];
    const layout = await tx.layouts.insert({
      name: 'Next',
      width: 1920,
      height: 1080,
      pages: 1,
      document: { ...document, pages: [{ ...page!, widgets }] },
    });
    const size = { width: 1920, height: 1080 };
    const slot = await tx.adSlots.insert({ name: 'New', layoutId: layout.id, widgetId: 'main', ...size });
    return [layout.id, slot.id];
  });
});
afterAll(() => scene.close());

const targeted = { targetType: 'device', slotSize: '1920x1080' } as const;
const tell = (rev: string, state: 'downloading' | 'whole', slots?: string[]) =>
  scene.sync(screen, {
    rev,
    status: { ...buildSync(scene.clock.now()).status, playingRev: 'before', ...(slots ? { slots } : {}) },
    inventory: [{ sha256: background, state }] satisfies SyncRequest['inventory'],
  });
const stateOf = (id: string) =>
  scene.within(async (tx) => {
    const [delivery] = await tx.adDeliveries.find((eb) => eb('ad_id', '=', id));
    return [delivery?.status, delivery?.filesDone, delivery?.filesTotal, (await tx.ads.one(id))?.status];
  });

test('it is no delivered ad before the layout is drawn; one that the layout before shows is', async () => {
  const own = { ...targeted, targetIds: [screen.deviceId] };
  const add = (more: Parameters<Scene['addAd']>[0]) => scene.addAd({ ...own, layoutId, slotId, ...more });
  const only = await add({});
  const anywhere = await add({ deliveryMode: 'matching' });
  const urgent = await add({ type: 'emergency' });
  await scene.within((tx) => tx.devices.update(screen.deviceId, { layoutId }));
  const { rev, files } = (await scene.sync(screen)).body.manifest!;
  expect(files.map(({ sha256 }) => sha256)).toEqual([background]);

  await tell(rev, 'downloading', [scene.personas.own.slotId]);
  expect(await stateOf(only)).toEqual(['downloading', 0, 1, 'pendingPlay']);
  expect(await stateOf(anywhere)).toEqual(['success', 0, 0, 'playing']);
  expect(await stateOf(urgent)).toEqual(['success', 0, 0, 'playing']);

  // The last file is here, and the layout is not drawn yet.
  await tell(rev, 'whole', [scene.personas.own.slotId]);
  expect((await stateOf(only))[0]).toBe('downloading');
  await tell(rev, 'whole');
  expect(await stateOf(only)).toEqual(['success', 0, 0, 'playing']);
});
