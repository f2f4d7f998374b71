import { describe, expect, test } from 'vitest';
import type { HostCapability } from '#core/host/commands.ts';
import { HostError } from '#core/host/messages.ts';
import type { Timer } from '#core/schedule/timers.ts';
import type { Database } from '#player/database.ts';
import { loadSettings } from '#player/settings.ts';
import { command, hostOf, screenOf } from './commandScene.ts';
import { HOUR, ManualClocks } from './playerScene.ts';

describe('the software setup of the enterprise [ME-01]', () => {
  test('forces shutdown and restart of the machine only where it says so', async () => {
    const run = async (isForced: boolean) => {
      const { host, asked } = hostOf(['power', 'restartMachine']);
      const { send } = await screenOf({ host, isForced });
      await send(command('powerOff'), command('restartMachine'));
      return asked;
    };
    expect(await run(false)).toEqual([
      ['powerOff', { wakeAt: null }],
      ['restartMachine', {}],
    ]);
    expect(await run(true)).toEqual([
      ['powerOff', { wakeAt: null, force: true }],
      ['restartMachine', { force: true }],
    ]);
  });

  test('is handed to a shell that keeps it, again where it was not taken, and to no other', async () => {
    let isBroken = true;
    const { host, asked } = hostOf(['selfStart'], () => {
      if (isBroken) throw new HostError('FAILED', 'the disk is full');
      return { afterSeconds: 30 };
    });
    const { controls } = await screenOf({ host });
    await controls.keepSelfStart(30);
    isBroken = false;
    for (const seconds of [30, 30, null]) await controls.keepSelfStart(seconds);
    expect(asked).toEqual([30, 30, null].map((afterSeconds) => ['setSelfStart', { afterSeconds }]));
    const without = hostOf(['volume']);
    await (await screenOf({ host: without.host })).controls.keepSelfStart(30);
    await (await screenOf()).controls.keepSelfStart(30);
    expect(without.asked).toEqual([]);
  });
});

describe('timers on the screen, without a server [DEV-07]', () => {
  const at = (time: string, level: number, more: Partial<Timer> = {}): Timer => ({
    id: `at-${time}`,
    kind: 'volume',
    own: true,
    since: 0,
    level,
    repeat: 'daily',
    weekdays: [],
    time,
    onTime: null,
    onDay: null,
    at: null,
    onAt: null,
    ...more,
  });
  const volumeOf = async ({ database }: { database: Database }) => (await loadSettings(database)).volume;

  test('are kept at their minute, once, by the zone of the screen', async () => {
    const screen = await screenOf({ timers: [at('12:01', 25)] });
    await screen.keeper.tick();
    screen.clocks.advance(59_000);
    await screen.keeper.tick();
    expect(await volumeOf(screen)).toBe(100);
    screen.clocks.advance(1000);
    await screen.keeper.tick();
    await screen.keeper.tick();
    expect(await volumeOf(screen)).toBe(25);
    expect(screen.media.set).toHaveBeenCalledTimes(2);
  });

  test('that were missed while it was off are made up for: the last level, and no old restart', async () => {
    const timers = [at('13:00', 60), at('14:00', 10), at('14:30', 0, { kind: 'restart' })];
    const first = await screenOf({ timers });
    await first.keeper.tick();
    const clocks = new ManualClocks();
    clocks.advance(3 * HOUR);
    const second = await screenOf({ database: first.database, timers, clocks });
    await second.keeper.tick();
    expect(await volumeOf(second)).toBe(10);
    expect(second.reload).not.toHaveBeenCalled();
  });

  test('switch a machine off only if it starts by itself again, and tell it when', async () => {
    const night = at('12:01', 0, { kind: 'power', onTime: '18:00', onDay: 'same' });
    const run = async (capabilities: HostCapability[]) => {
      const { host, asked } = hostOf(capabilities);
      const screen = await screenOf({ host, timers: [night] });
      await screen.keeper.tick();
      screen.clocks.advance(60_000);
      await screen.keeper.tick();
      return asked;
    };
    const wakeAt = Date.parse('2026-03-02T18:00:00+08:00');
    expect(await run(['power', 'wakeTime'])).toEqual([['powerOff', { wakeAt }]]);
    expect(await run(['power'])).toEqual([]);
    expect(await run(['power', 'display'])).toEqual([['setDisplay', { on: false }]]);
  });

  test('darken the panel of a machine that refuses to go off, and say why; forced, they ask for no leave [ME-01]', async () => {
    const night = at('12:01', 0, { kind: 'power', onTime: '18:00', onDay: 'same' });
    const run = async (isForced: boolean) => {
      const { host, asked } = hostOf(['power', 'wakeTime', 'display'], (name) => {
        if (name === 'powerOff' && !isForced) throw new HostError('FAILED', 'apt is at work');
        return {};
      });
      const screen = await screenOf({ host, timers: [night], isForced });
      await screen.keeper.tick();
      screen.clocks.advance(60_000);
      await screen.keeper.tick();
      return { asked, faults: screen.faults };
    };
    const wakeAt = Date.parse('2026-03-02T18:00:00+08:00');
    expect(await run(false)).toEqual({
      asked: [
        ['powerOff', { wakeAt }],
        ['setDisplay', { on: false }],
      ],
      faults: ['powerOff: FAILED: apt is at work'],
    });
    expect(await run(true)).toEqual({ asked: [['powerOff', { wakeAt, force: true }]], faults: [] });
  });

  test('that fail are reported as a fault', async () => {
    const { host } = hostOf(['brightness'], () => {
      throw new HostError('FAILED', 'no panel');
    });
    const screen = await screenOf({ host, timers: [at('12:01', 5, { kind: 'brightness' })] });
    await screen.keeper.tick();
    screen.clocks.advance(60_000);
    await screen.keeper.tick();
    expect(screen.faults).toEqual(['brightness: FAILED: no panel']);
  });
});
