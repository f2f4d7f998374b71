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

  test('restart a machine that can do it, and no other', async () => {
    const run = async (capabilities: HostCapability[]) => {
      const { host, asked } = hostOf(capabilities);
      const screen = await screenOf({ host, timers: [at('12:01', 0, { kind: 'restartMachine' })] });
      await screen.keeper.tick();
      screen.clocks.advance(60_000);
      await screen.keeper.tick();
      return asked;
    };
    expect(await run(['restartMachine'])).toEqual([['restartMachine', {}]]);
    expect(await run(['power'])).toEqual([]);
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
    expect(await run(['power', 'wakeTime'])).toEqual([
      ['setWake', { at: wakeAt }],
      ['powerOff', { wakeAt }],
    ]);
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
        ['setWake', { at: wakeAt }],
        ['powerOff', { wakeAt }],
        ['setDisplay', { on: false }],
      ],
      faults: ['powerOff: FAILED: apt is at work'],
    });
    expect(await run(true)).toMatchObject({ asked: [{}, ['powerOff', { wakeAt, force: true }]], faults: [] });
  });

  const night = (more: Partial<Timer> = {}) =>
    at('12:01', 0, { id: 'night', kind: 'power', onTime: '18:00', onDay: 'same', ...more });
  const EVENING = Date.parse('2026-03-02T18:00:00+08:00');

  test('count no play while the panel is dark by them, and all of them when it is on again [REP-03]', async () => {
    const { host } = hostOf(['display']);
    const screen = await screenOf({ host, timers: [night({ onTime: '12:10' })] });
    await screen.run(60_000);
    const evening = screen.plays.length;
    expect(evening).toBeGreaterThan(4);
    await screen.run(8 * 60_000);
    expect(screen.plays.length).toBe(evening);
    await screen.run(120_000);
    expect(screen.plays.length).toBeGreaterThan(evening + 4);
  });

  test('a panel that one darkened comes on at once when that timer is paused or deleted', async () => {
    const { host, panel } = hostOf(['display']);
    const screen = await screenOf({ host, timers: [night()] });
    await screen.keeper.tick();
    await screen.run(120_000);
    expect(panel.on).toBe(false);
    screen.setTimers([]);
    await screen.run(1000);
    expect(panel.on).toBe(true);
    screen.setTimers([night()]);
    await screen.run(1000);
    expect(panel.on).toBe(false);
  });

  test('a page that starts late brings the panel to what they say, on and off', async () => {
    const { host, panel } = hostOf(['display']);
    const first = await screenOf({ host, timers: [night()] });
    await first.keeper.tick();
    await first.run(120_000);
    const startAfter = async (ms: number) => {
      const clocks = new ManualClocks();
      clocks.advance(ms);
      await (await screenOf({ database: first.database, host, timers: [night()], clocks })).keeper.tick();
      return panel.on;
    };
    expect(await startAfter(9 * HOUR)).toBe(true);
    expect(await startAfter(25 * HOUR)).toBe(false);
  });

  test('what somebody has ordered since their last switching holds until the next one, also over a restart', async () => {
    const { host, panel } = hostOf(['display']);
    const screen = await screenOf({ host, timers: [night()] });
    await screen.run(120_000);
    await screen.send(command('screenOn'));
    screen.setTimers([night(), at('13:00', 60)]);
    await screen.run(1000);
    const second = await screenOf({ database: screen.database, host, timers: [night()], clocks: screen.clocks });
    await second.keeper.tick();
    expect(panel.on).toBe(true);
    await second.send(command('screenOff'));
    second.setTimers([]);
    await second.run(2000);
    expect(panel.on).toBe(false);
  });

  test('a panel that did not come on is tried again each minute, and told once', async () => {
    let isBroken = true;
    const { host, panel, asked } = hostOf(['display'], (name) => {
      if (name === 'setDisplay' && isBroken && asked.length > 1) throw new HostError('FAILED', 'no answer');
      return {};
    });
    const screen = await screenOf({ host, timers: [night({ onTime: '12:10' })] });
    await screen.run(13 * 60_000);
    expect([panel.on, screen.faults]).toEqual([false, ['powerOn: FAILED: no answer']]);
    isBroken = false;
    await screen.run(60_000);
    expect(panel.on).toBe(true);
  });

  test('tell a machine when it starts by itself, anew after each change, and take back only what they told', async () => {
    const { host, asked } = hostOf(['wakeTime', 'power']);
    const screen = await screenOf({ host, timers: [night()] });
    await screen.keeper.tick();
    await screen.keeper.tick();
    screen.setTimers([night({ onTime: '19:00' })]);
    await screen.keeper.tick();
    screen.setTimers([]);
    await screen.keeper.tick();
    expect(asked).toEqual([EVENING, EVENING + HOUR, null].map((wake) => ['setWake', { at: wake }]));
    const without = hostOf(['wakeTime']);
    await (await screenOf({ host: without.host })).keeper.tick();
    expect(without.asked).toEqual([]);
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

describe('plays of a panel that nobody can see [REP-03, REP-05]', () => {
  const seen = async (host: ReturnType<typeof hostOf>, orders: [string, object?][]) => {
    const screen = await screenOf({ host: host.host });
    const counts: boolean[] = [];
    for (const [type, args] of orders) {
      await screen.send(command(type, args));
      const before = screen.plays.length;
      await screen.run(30_000);
      counts.push(screen.plays.length > before + 1);
    }
    return { counts, screen };
  };

  test('do not count while it is off by an order, nor while it shows another input', async () => {
    const { counts } = await seen(hostOf(['display', 'source']), [
      ['screenOff'],
      ['screenOn'],
      ['source', { source: 'dp1' }],
      ['source', { source: 'hdmi1' }],
    ]);
    expect(counts).toEqual([false, true, false, true]);
  });

  test('do not count when the page starts on a panel that is off, or has gone elsewhere since it was added', async () => {
    const host = hostOf(['display', 'source']);
    const { screen } = await seen(host, [['source', { source: 'dp1' }]]);
    const again = await screenOf({ host: host.host, database: screen.database });
    await again.run(30_000);
    expect(again.plays).toEqual([]);
    host.panel.id = 'hdmi1';
    host.panel.on = false;
    const dark = await screenOf({ host: host.host, database: screen.database });
    await dark.run(30_000);
    expect(dark.plays).toEqual([]);
    // Its own button: seen by the next sync.
    host.panel.on = true;
    expect(await dark.controls.told()).toMatchObject({ screenOn: true, source: 'hdmi1' });
    await dark.run(30_000);
    expect(dark.plays.length).toBeGreaterThan(1);
  });

  test('count at another input once somebody in front of it has looked at the page there', async () => {
    const host = hostOf(['source']);
    const { screen, counts } = await seen(host, [['source', { source: 'dp1' }]]);
    await screen.controls.panel.comeHome();
    await screen.run(30_000);
    expect([counts, screen.plays.length > 1]).toEqual([[false], true]);
  });
});
