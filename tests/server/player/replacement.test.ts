import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { buildScene, HOUR, newSecret, type Scene, type Screen } from './scene.ts';

let scene: Scene;
let screen: Screen;
let adId: string;
beforeEach(async () => {
  scene = await buildScene();
  screen = await scene.addScreen();
  adId = await scene.addAd({ targetType: 'device', targetIds: [screen.deviceId], contentHash: 'content' });
  await scene.sync(screen);
  scene.clock.advance(HOUR);
});
afterEach(() => scene.close());

const device = () => scene.within((tx) => tx.devices.one(screen.deviceId));
const counted = async () => Number((await scene.within((tx) => tx.ads.one(adId)))?.impressions);

/** A play of ten seconds, so many of them after the first. */
const play = (seq: number, nth = seq) => ({
  seq,
  adId,
  slotId: scene.personas.own.slotId,
  key: 'text',
  startedAt: scene.clock.now() - HOUR / 2 + nth * 10_000,
  durationMs: 10_000,
  outcome: 'complete' as const,
});

const replace = (code: string, caller = scene.personas.owner, id = screen.deviceId) =>
  call<{ results: { id: string; code: number }[] }>(scene, caller, 'device.replace', { ids: [id], code });

describe('a machine that takes the place of another [DEV-21]', () => {
  test.each(['code', 'number'] as const)('by its %s becomes the screen; the one before is out at once', async (by) => {
    expect((await scene.sync(screen, { plays: [play(1), play(2)] })).body.playAck).toBe(2);
    const secret = newSecret();
    const shown = await scene.enrol(secret);
    expect((await replace(String(shown[by]))).code).toBe(0);
    expect((await scene.sync(screen)).status).toBe(401);

    const other = (await scene.enrol(secret)) as unknown as Screen;
    expect(other.deviceId).toBe(screen.deviceId);
    const first = await scene.sync(other);
    expect(first.body.manifest?.items.map(({ id }) => id)).toEqual([adId]);
    expect(await device()).toMatchObject({ name: 'Lobby', uuid: shown['number'], groupId: scene.personas.own.groupId });

    // It counts its plays from 1 again: none of them is taken for one of the machine before.
    const { playAck, dropped } = (await scene.sync(other, { plays: [play(1, 11), play(2, 12), play(3, 12)] })).body;
    expect([playAck, dropped]).toEqual([3, [{ seq: 3, why: 'overlap' }]]);
    expect((await scene.sync(other, { plays: [play(1, 11)] })).body.playAck).toBe(1);
    expect(await counted()).toBe(4);
  });

  test('is not heard through the one before, which asks on and is refused', async () => {
    // From its second sync on a server remembers the one before.
    await scene.sync(screen);
    const secret = newSecret();
    const shown = await scene.enrol(secret);
    await replace(String(shown['code']));
    const other = (await scene.enrol(secret)) as unknown as Screen;
    const before = await device();
    scene.clock.advance(HOUR);
    expect((await scene.sync(screen)).status).toBe(401);
    expect((await device())?.heartbeatAt).toBe(before?.heartbeatAt);
    // The first sync is thus the new machine's own, and ends the secret: who has seen that gets no key by it.
    expect((await scene.sync(other)).status).toBe(200);
    expect(await scene.enrol(secret)).not.toHaveProperty('deviceKey');
    expect((await scene.sync(other)).status).toBe(200);
  });

  test.each([
    ['that nobody shows', () => 'AAAAAAAA', -20_201],
    ['that is a screen of its own', () => screen.number, -20_202],
  ])('is refused by a number %s, and nothing changes', async (_what, numberOf, code) => {
    const before = await device();
    const number = numberOf() ?? String(before?.uuid);
    const { data } = await replace(number);
    expect(data?.results).toMatchObject([{ id: screen.deviceId, code }]);
    expect(await device()).toEqual(before);
    expect((await scene.sync(screen)).status).toBe(200);
  });

  test('is refused for a screen of another enterprise', async () => {
    const shown = await scene.enrol(newSecret());
    const { data } = await replace(String(shown['number']), scene.personas.rival);
    expect(data?.results).toMatchObject([{ code: -10_007 }]);
    expect((await scene.sync(screen)).status).toBe(200);
  });
});

describe('two players with one identity [DEV-21]', () => {
  const as = async (run: string) => {
    scene.clock.advance(30_000);
    await scene.sync(screen, {
      status: {
        playingRev: null,
        startedAt: scene.clock.now(),
        playerVersion: '1.0.0',
        screen: { width: 1920, height: 1080 },
        freeBytes: null,
        playing: [],
        run,
      },
    });
    return (await device())?.fault ?? null;
  };
  const through = async (runs: string) => {
    const faults: (string | null)[] = [];
    for (const run of runs) faults.push(await as(run));
    return faults;
  };

  test('are noticed once they take turns', async () => {
    expect(await through('abab')).toEqual([null, null, null, null]);
    expect(await as('a')).toBe('cloned');
    scene.clock.advance(4 * 60_000);
    expect(await through('ba')).toEqual(['cloned', 'cloned']);
    // One of them is parted: the other starts anew and stays alone.
    scene.clock.advance(HOUR);
    expect(await through('ccc')).toEqual([null, null, null]);
  });

  test.each(['abcdef', 'aaabbbccc', 'abbbabbb'])('are not seen in a page that is started anew: %s', async (runs) => {
    expect(new Set(await through(runs))).toEqual(new Set([null]));
  });
});
