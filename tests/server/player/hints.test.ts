import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Tx } from '#server/store/types.ts';
import { affectedDevices, hintAds } from '#server/player/affected.ts';
import { createHints } from '#server/player/hints.ts';
import { LocalBus } from '#server/store/bus.ts';
import { buildScene, HOUR, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screens: Screen[];
let address: string;
beforeAll(async () => {
  scene = await buildScene();
  screens = [await scene.addScreen(), await scene.addScreen()];
  address = await scene.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => scene.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hintUrl = async (screen: Screen): Promise<string> => `${address}${(await scene.sync(screen)).body.hintUrl}`;

/** Opens a device's hint connection; `next` waits for the next piece that it says. */
async function listen(screen: Screen) {
  const response = await fetch(await hintUrl(screen));
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return { response, next: async () => (await reader.read()).value, stop: () => reader.cancel() };
}

describe('hints', () => {
  test('a device that listens hears "sync now", and nothing else', async () => {
    const { response, next, stop } = await listen(screens[0]!);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toBe('retry: 5000\n\n');
    scene.services.hints.send(screens[1]!.deviceId);
    scene.services.hints.send(screens[0]!.deviceId);
    expect(await next()).toBe('event: sync\ndata: \n\n');
    await stop();
  });

  test('a link of another device, or one that is too old, opens nothing', async () => {
    const url = await hintUrl(screens[0]!);
    expect((await fetch(url.replace(screens[0]!.deviceId, screens[1]!.deviceId))).status).toBe(404);
    scene.clock.advance(HOUR);
    expect((await fetch(url)).status).toBe(404);
  });

  test('a link is the same for minutes, and a new one long before the old is over', async () => {
    const [screen] = screens;
    const first = await hintUrl(screen!);
    scene.clock.advance(60_000);
    expect(await hintUrl(screen!)).toBe(first);
    scene.clock.advance(5 * 60_000);
    expect(await hintUrl(screen!)).not.toBe(first);
    const still = await fetch(first);
    expect(still.status).toBe(200);
    await still.body!.cancel();
  });

  test('the server ends open connections when it stops', async () => {
    const other = await buildScene();
    const screen = await other.addScreen();
    const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${base}${(await other.sync(screen)).body.hintUrl}`);
    await other.close();
    expect(await response.text()).toBe('retry: 5000\n\n');
  });
});

describe('a device that was told while it did not listen', () => {
  test('hears it when it does: between its sync and its stream nothing is lost', async () => {
    const [screen] = screens;
    const url = await hintUrl(screen!);
    scene.services.hints.send(screen!.deviceId);
    const reader = (await fetch(url)).body!.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    while (!said.endsWith('event: sync\ndata: \n\n')) said += (await reader.read()).value;
    expect(said).toBe('retry: 5000\n\nevent: sync\ndata: \n\n');
    await reader.cancel();
  });

  test('hears nothing where it has synced since', () => {
    const hints = createHints(new LocalBus());
    let heard = 0;
    hints.send('a');
    hints.send('b');
    expect([hints.synced('a'), hints.synced('a')]).toEqual([true, false]);
    hints.subscribe('a', () => (heard += 1));
    expect(heard).toBe(0);
    hints.subscribe('b', () => (heard += 1));
    expect(heard).toBe(1);
  });
});

describe('a fleet', () => {
  test('is told a few at a time, and who must stop something before all others [AD-17]', async () => {
    const hints = createHints(new LocalBus());
    const heard: string[] = [];
    for (let at = 0; at < 500; at += 1) hints.subscribe(`screen ${at}`, () => heard.push(`screen ${at}`));
    for (let at = 0; at < 499; at += 1) hints.send(`screen ${at}`);
    hints.send('screen 5');
    expect(heard).toHaveLength(40);
    hints.send('screen 499', { isFirst: true });
    hints.send('screen 498', { isFirst: true });
    await expect.poll(() => heard.length).toBe(501);
    expect(heard.slice(40, 43)).toEqual(['screen 499', 'screen 498', 'screen 40']);
    // A screen told before its second hint is told again.
    expect(heard).toHaveLength(501);
    expect(new Set(heard).size).toBe(500);
  });

  test('is told as many more as a timer was late, up to a batch of syncs: who cannot keep up tells fewer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const hints = createHints(new LocalBus());
    let heard = 0;
    for (let at = 0; at < 500; at += 1) hints.subscribe(`screen ${at}`, () => (heard += 1));
    for (let at = 0; at < 500; at += 1) hints.send(`screen ${at}`);
    const began = performance.now();
    const told = [20, 80, 1080].map((atMs) => {
      vi.spyOn(performance, 'now').mockReturnValue(began + atMs);
      const before = heard;
      vi.runOnlyPendingTimers();
      return heard - before;
    });
    expect(told).toEqual([40, 120, 128]);
  });

  test('that is told twice hears it twice', async () => {
    const hints = createHints(new LocalBus());
    let heard = 0;
    hints.subscribe('a', () => (heard += 1));
    hints.send('a');
    hints.send('a');
    await expect.poll(() => heard).toBe(2);
  });
});

describe('which devices an ad touches', () => {
  test('those of its targets, each once', async () => {
    const [first, second] = screens.map(({ deviceId }) => deviceId);
    const one = await scene.addAd({ targetType: 'device', targetIds: [first!] });
    const both = await scene.addAd({ targetType: 'deviceGroup', targetIds: [scene.personas.own.groupId] });
    expect(await scene.within((tx) => affectedDevices(tx, [one]))).toEqual([first]);
    expect(new Set(await scene.within((tx) => affectedDevices(tx, [one, both])))).toEqual(new Set([first, second]));
  });

  test('are told after the commit, and not at all when nothing was kept', async () => {
    const heard: string[] = [];
    const [screen] = screens;
    await scene.sync(screen!);
    const stop = scene.services.hints.subscribe(screen!.deviceId, () => heard.push('sync'));
    const ad = await scene.addAd({ targetType: 'device', targetIds: [screen!.deviceId] });
    const stopAd = async (tx: Tx) => {
      await hintAds(tx, scene.services.hints, [ad]);
      await tx.ads.update(ad, { status: 'paused' });
      expect(heard).toEqual([]);
    };
    await expect(
      scene.within(async (tx) => {
        await stopAd(tx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(heard).toEqual([]);
    await scene.within(stopAd);
    expect(heard).toEqual(['sync']);
    stop();
  });
});
