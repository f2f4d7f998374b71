import { describe, expect, test } from 'vitest';
import { HostError } from '#core/host/messages.ts';
import type { Timer } from '#core/schedule/timers.ts';
import { loadSettings } from '#player/settings.ts';
import { Playback } from '#player/playback.ts';
import { ServerClock } from '#player/serverClock.ts';
import { command, hostOf, screenOf } from './commandScene.ts';
import { buildAd, buildManifest, ManualClocks, NOON } from './playerScene.ts';
import { fillDisk } from './runScene.ts';

describe('a command on the screen [DEV-08]', () => {
  test('is acknowledged when it has arrived, and done once, however often it is sent', async () => {
    const { runner, send, acks, media } = await screenOf();
    const volume = command('volume', { level: 30 });
    expect(await runner.take([volume])).toBe(true);
    expect(await acks()).toEqual({ [volume.id]: 'acknowledged' });
    await send(volume);
    await send(volume);
    expect(await acks()).toEqual({ [volume.id]: 'done' });
    expect(media.set.mock.calls).toEqual([
      [100, false],
      [30, false],
    ]);
  });

  test('is carried out after a restart where it had only arrived', async () => {
    const first = await screenOf();
    const mute = command('mute', { muted: true });
    await first.runner.take([mute]);
    const second = await screenOf({ database: first.database });
    await second.runner.recover();
    await second.runner.run();
    expect(await second.acks()).toEqual({ [mute.id]: 'done' });
    expect(await loadSettings(first.database)).toMatchObject({ isMuted: true });
  });

  test('is carried out though the one before it could not be noted', async () => {
    const { runner, send, acks, media } = await screenOf();
    const [lost, next] = [command('volume', { level: 30 }), command('volume', { level: 40 })];
    await runner.take([lost]);
    const room = fillDisk((store) => store === 'acks');
    await expect(runner.run()).rejects.toThrow('full');
    room();
    await send(next);
    expect(await acks()).toMatchObject({ [next.id]: 'done' });
    expect(media.set).toHaveBeenCalledWith(40, false);
  });

  test('does not run after it expired', async () => {
    const { send, acks, media, clocks } = await screenOf();
    const [late, edge] = [command('volume', { level: 1 }, NOON), command('volume', { level: 2 }, NOON + 1)];
    await send(late, edge);
    expect(await acks()).toEqual({ [late.id]: 'failed expired: ', [edge.id]: 'done' });
    expect(media.set).toHaveBeenCalledTimes(2);
    expect(clocks.wall()).toBe(NOON);
  });

  test('that this screen never declared, does not know or cannot read is refused', async () => {
    const { send, acks } = await screenOf();
    const all = [command('brightness', { level: 5 }), command('dance'), command('volume', { level: 900 })];
    await send(...all);
    expect(Object.values(await acks())).toEqual(all.map(({ type }) => `failed notDeclared: ${type}`));
  });

  test('that a restart interrupted has failed; a restart was done by it, and never twice', async () => {
    const first = await screenOf();
    const restart = command('restartPlayer');
    await first.send(restart);
    expect(first.reload).toHaveBeenCalledTimes(1);
    expect(await first.acks()).toEqual({ [restart.id]: 'acknowledged' });
    const broken = command('pause', { seconds: 5 });
    await first.database.put('commands', { ...broken, state: 'running', at: NOON });
    const second = await screenOf({ database: first.database });
    await second.runner.recover();
    await second.send(restart);
    expect(await second.acks()).toEqual({ [restart.id]: 'done', [broken.id]: 'failed interrupted: ' });
    expect(second.reload).not.toHaveBeenCalled();
  });

  test('that the machine refuses says its words', async () => {
    const { host } = hostOf(['brightness'], () => {
      throw new HostError('FAILED', 'no panel');
    });
    const { send, acks } = await screenOf({ host });
    const dim = command('brightness', { level: 5 });
    await send(dim);
    expect(await acks()).toEqual({ [dim.id]: 'failed refused: FAILED: no panel' });
  });

  test('goes to the shell where one declares it, else to the page', async () => {
    const { host, asked } = hostOf(['volume', 'source', 'display', 'restartMachine', 'power', 'wakeTime']);
    const night: Timer = {
      id: 'night',
      kind: 'power',
      own: true,
      since: 0,
      level: null,
      repeat: 'daily',
      weekdays: [],
      time: '22:00',
      onTime: '06:00',
      onDay: 'next',
      at: null,
      onAt: null,
    };
    const { send, media, sent } = await screenOf({ host, timers: [night] });
    const picture = command('screenshot');
    await send(
      command('volume', { level: 7 }),
      command('source', { source: 'hdmi2' }),
      command('screenOff'),
      command('powerOff'),
      picture,
    );
    expect(asked).toEqual([
      ['setVolume', { level: 7 }],
      ['setSource', { id: 'hdmi2' }],
      ['setDisplay', { on: false }],
      ['powerOff', { wakeAt: Date.parse('2026-03-03T06:00:00+08:00') }],
    ]);
    expect(media.set).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([`${picture.id} page`]);
  });

  test('takes pictures of a turned screen as people see them, by the page or by a shell [DEV-23]', async () => {
    const { host } = hostOf(['screenshot'], () => ({ type: 'image/jpeg', base64: btoa('shell') }));
    const [page, shell] = [command('screenshot'), command('screenshot')];
    const own = await screenOf({ rotation: 270 });
    await own.send(page);
    expect(own.sent).toEqual([`${page.id} page upright by 270`]);
    const native = await screenOf({ host, rotation: 90 });
    await native.send(shell);
    expect(native.sent).toEqual([`${shell.id} shell upright by 90`]);
  });

  test('locks with its digits over a restart, and keeps them nowhere as they are', async () => {
    const { send, controls, database } = await screenOf();
    await send(command('lock', { pin: '0417' }));
    expect(controls.isLocked).toBe(true);
    const stored = JSON.stringify([await database.getAll('settings'), await database.getAll('commands')]);
    expect(stored).not.toContain('0417');
    const again = await screenOf({ database });
    expect(again.controls.isLocked).toBe(true);
    expect(await again.controls.tryPin('0000')).toBe(false);
    expect(again.controls.isLocked).toBe(true);
    expect(await again.controls.tryPin('0417')).toBe(true);
    expect((await screenOf({ database })).controls.isLocked).toBe(false);
  });
});

describe('keys and pause [DEV-08]', () => {
  test('down and right show the next, up and left the one before', async () => {
    const { send, shown } = await screenOf();
    const after = async (key: string) => {
      await send(command('key', { key }));
      return shown();
    };
    expect(shown()).toBe('a');
    expect([await after('down'), await after('right'), await after('up'), await after('left')]).toEqual([
      'b',
      'c',
      'b',
      'a',
    ]);
    expect(await after('left')).toBe('a');
  });

  test('a pause holds what is shown for its seconds, then it plays on by itself', async () => {
    const { send, shown, playback, clocks, media, controls } = await screenOf();
    playback.started([...playback.showing().values()][0]!.playId);
    await send(command('pause', { seconds: 30 }));
    expect(media.freeze).toHaveBeenLastCalledWith(true);
    expect(await controls.told()).toMatchObject({ pausedUntil: NOON + 30_000 });
    const run = (ms: number) => {
      clocks.advance(ms);
      playback.tick();
    };
    run(29_900);
    expect([shown(), playback.pausedUntil]).toEqual(['a', NOON + 30_000]);
    run(100);
    expect([shown(), playback.pausedUntil]).toEqual(['a', null]);
    run(10_000);
    expect(shown()).toBe('b');
  });

  test('centre pauses, and goes on', async () => {
    const { send, playback } = await screenOf();
    await send(command('key', { key: 'centre' }));
    expect(playback.pausedUntil).toBe(NOON + 1_800_000);
    await send(command('key', { key: 'centre' }));
    expect(playback.pausedUntil).toBeNull();
  });

  test('an ad that is taken away leaves at once, and an emergency is shown, also during a pause [AD-17]', async () => {
    const { send, shown, playback } = await screenOf();
    await send(command('pause', { seconds: 600 }));
    playback.use(buildManifest([buildAd({ id: 'b' })]));
    playback.tick();
    expect([shown(), playback.pausedUntil]).toEqual(['b', null]);
    await send(command('pause', { seconds: 600 }));
    playback.use(buildManifest([buildAd({ id: 'b' }), buildAd({ id: 'fire', type: 'emergency' })]));
    playback.tick();
    const onScreen = () => [...playback.showing().values()];
    expect(onScreen().map(({ ad }) => ad.id)).toContain('fire');
    playback.started(onScreen().find(({ ad }) => ad.id === 'fire')!.playId);
    expect(onScreen().map(({ ad }) => ad.id)).toEqual(['fire']);
    const { acks } = await screenOf();
    expect(await acks()).toEqual({});
    const pause = command('pause', { seconds: 600 });
    await send(pause);
    expect(playback.pausedUntil).toBeNull();
  });

  test('what was shown until a pause is reported, and the pause itself counts for nothing [REP-03]', () => {
    const clocks = new ManualClocks();
    const plays: [string, number, string][] = [];
    const playback = new Playback({
      clock: new ServerClock(clocks),
      onPlay: ({ adId, durationMs, outcome }) => plays.push([adId, durationMs, outcome]),
      onFault: () => undefined,
    });
    playback.use(buildManifest([buildAd({ id: 'a' })]));
    playback.tick();
    playback.started([...playback.showing().values()][0]!.playId);
    clocks.advance(4000);
    playback.pause(60_000);
    clocks.advance(50_000);
    playback.resume();
    clocks.advance(10_000);
    playback.tick();
    expect(plays).toEqual([
      ['a', 4000, 'cut'],
      ['a', 10_000, 'complete'],
    ]);
  });
});
