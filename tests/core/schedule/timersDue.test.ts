import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { powerDoubts } from '#core/schedule/powerDoubts.ts';
import { comesOnAt, leftToDo, timersDue, type TimedAction, type Timer } from '#core/schedule/timers.ts';
import { zonedTime } from '#core/time.ts';
import { at } from './plan.ts';

const SHANGHAI = 'Asia/Shanghai';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const timer = (changes: Partial<Timer>): Timer => ({
  id: 'timer',
  kind: 'volume',
  own: true,
  since: 0,
  level: 30,
  repeat: 'daily',
  weekdays: [],
  time: '09:00',
  onTime: null,
  onDay: null,
  at: null,
  onAt: null,
  ...changes,
});
const night = (changes: Partial<Timer> = {}): Timer =>
  timer({ kind: 'power', level: null, time: '22:00', onTime: '06:00', onDay: 'next', ...changes });

const between = (timers: Timer[], from: string, to: string, zone = SHANGHAI) =>
  timersDue(timers, at(from), at(to), zone).map(({ at: instant, action, timerId }) => [
    new Date(instant).toISOString(),
    action,
    timerId,
  ]);

describe('timers by the clock of the screen [DEV-07, DEV-17]', () => {
  test('after the first instant, and at the last one', () => {
    const [nine, day] = [timer({}), '2026-03-02'];
    expect(between([nine], `${day}T09:00:00+08:00`, `${day}T23:00:00+08:00`)).toEqual([]);
    expect(between([nine], `${day}T08:59:59+08:00`, `${day}T09:00:00+08:00`)).toEqual([
      [`${day}T01:00:00.000Z`, 'volume', 'timer'],
    ]);
  });

  test('go off in the evening and come on the next morning, also where one looks in between', () => {
    expect(between([night()], '2026-03-02T12:00:00+08:00', '2026-03-03T12:00:00+08:00')).toEqual([
      ['2026-03-02T14:00:00.000Z', 'powerOff', 'timer'],
      ['2026-03-02T22:00:00.000Z', 'powerOn', 'timer'],
    ]);
    expect(between([night()], '2026-03-03T00:00:00+08:00', '2026-03-03T12:00:00+08:00')).toEqual([
      ['2026-03-02T22:00:00.000Z', 'powerOn', 'timer'],
    ]);
    expect(comesOnAt([night()], at('2026-03-02T22:00:00+08:00'), SHANGHAI)).toBe(at('2026-03-03T06:00:00+08:00'));
  });

  test('a night of Friday ends on Saturday, and only then', () => {
    const friday = night({ repeat: 'weekly', weekdays: [5] });
    expect(between([friday], '2026-03-02T00:00:00+08:00', '2026-03-09T00:00:00+08:00')).toEqual([
      ['2026-03-06T14:00:00.000Z', 'powerOff', 'timer'],
      ['2026-03-06T22:00:00.000Z', 'powerOn', 'timer'],
    ]);
  });

  test('once is at its instant, in whatever zone', () => {
    const instant = at('2026-03-02T09:00:00+08:00');
    const one = timer({ repeat: 'once', time: null, at: instant });
    for (const zone of [SHANGHAI, 'America/New_York'])
      expect(timersDue([one], instant - DAY, instant + DAY, zone)).toMatchObject([{ at: instant }]);
  });

  test('a time that the clock skips comes an hour later, one that it repeats comes once', () => {
    const half = timer({ time: '02:30' });
    const zone = 'Europe/Berlin';
    expect(between([half], '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', zone)).toEqual([
      ['2026-03-29T01:30:00.000Z', 'volume', 'timer'],
    ]);
    expect(zonedTime(Date.parse('2026-03-29T01:30:00Z'), zone).minute).toBe(3 * 60 + 30);
    expect(between([half], '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', zone)).toEqual([
      ['2026-10-25T00:30:00.000Z', 'volume', 'timer'],
    ]);
  });
});

describe('the winner of a conflict [DEV-07]', () => {
  const day = ['2026-03-02T00:00:00+08:00', '2026-03-02T23:59:00+08:00'] as const;

  test('of two for the same minute is the one that was changed last', () => {
    const [older, newer] = [timer({ id: 'older', since: 1 }), timer({ id: 'newer', since: 2, time: '09:00:30' })];
    expect(between([newer, older], ...day).map(([, , id]) => id)).toEqual(['newer']);
    expect(between([older, timer({ id: 'brighter', kind: 'brightness' })], ...day)).toHaveLength(2);
  });

  test('between group and screen is the screen, for the whole day and that kind alone', () => {
    const group = timer({ id: 'group', own: false, since: 9, time: '10:00' });
    const other = timer({ id: 'restart', kind: 'restart', own: false, time: '04:00' });
    expect(between([group, other, timer({ id: 'own' })], ...day).map(([, , id]) => id)).toEqual(['restart', 'own']);
    const sunday = timer({ id: 'own', repeat: 'weekly', weekdays: [7] });
    expect(between([group, sunday], ...day).map(([, , id]) => id)).toEqual(['group']);
  });

  test('in one minute it comes on first, and nothing is done to what goes off', () => {
    const all = [
      night({ id: 'off', time: '09:00', onTime: null }),
      timer({ id: 'volume' }),
      timer({ id: 'restart', kind: 'restart' }),
    ];
    expect(between(all, ...day).map(([, action]) => action)).toEqual(['volume', 'restart', 'powerOff']);
  });
});

describe('what was missed [DEV-07]', () => {
  const event = (action: TimedAction, ago: number, level: number | null = null) => ({
    at: DAY - ago,
    action,
    level,
    timerId: action,
    own: true,
  });

  test('leaves the last level, however old, and no old restart or switch', () => {
    const events = [
      event('volume', 9 * HOUR, 80),
      event('volume', 8 * HOUR, 20),
      event('restart', HOUR),
      event('powerOff', HOUR),
    ];
    expect(leftToDo(events, DAY)).toMatchObject([{ action: 'volume', level: 20 }]);
  });

  test('leaves what is not older than five minutes, and restarts nothing that goes off', () => {
    expect(leftToDo([event('restart', 300_000)], DAY)).toHaveLength(1);
    expect(leftToDo([event('restart', 300_001)], DAY)).toHaveLength(0);
    expect(leftToDo([event('restart', 1000), event('powerOff', 1000)], DAY)).toMatchObject([{ action: 'powerOff' }]);
    const machine = [event('restart', 2000), event('restartMachine', 1000)];
    expect(leftToDo(machine, DAY)).toMatchObject([{ action: 'restartMachine' }]);
    expect(leftToDo([event('restartMachine', 300_001)], DAY)).toEqual([]);
    expect(leftToDo([...machine, event('powerOff', 1000)], DAY)).toMatchObject([{ action: 'powerOff' }]);
    expect(leftToDo([event('powerOff', 2000), event('powerOn', 1000)], DAY)).toMatchObject([{ action: 'powerOn' }]);
  });
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const anyTimer = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  kind: fc.constantFrom('power', 'volume', 'brightness', 'restart' as const),
  own: fc.boolean(),
  since: fc.integer({ min: 0, max: 5 }),
  level: fc.constant(10),
  repeat: fc.constantFrom('daily' as const, 'weekly' as const),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  time: clock,
  onTime: fc.option(clock),
  onDay: fc.constantFrom('same' as const, 'next' as const),
  at: fc.constant(null),
  onAt: fc.constant(null),
}) as fc.Arbitrary<Timer>;
const zones = fc.constantFrom(SHANGHAI, 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') });

describe('whatever the timers', () => {
  test('a period looked at in two parts has the same events as in one, each once [DEV-07]', () => {
    fc.assert(
      fc.property(
        fc.array(anyTimer, { maxLength: 5 }),
        zones,
        instants,
        fc.nat(2 * DAY),
        fc.nat(2 * DAY),
        (timers, zone, from, first, second) => {
          const [middle, to] = [from + first, from + first + second];
          const parts = [...timersDue(timers, from, middle, zone), ...timersDue(timers, middle, to, zone)];
          expect(parts).toEqual(timersDue(timers, from, to, zone));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('there is at most one event of a kind in a minute', () => {
    fc.assert(
      fc.property(fc.array(anyTimer, { maxLength: 8 }), zones, instants, (timers, zone, from) => {
        const kindOf = (action: string) => (action.startsWith('power') ? 'power' : action);
        const keys = timersDue(timers, from, from + 3 * DAY, zone).map(
          ({ at: instant, action }) => `${kindOf(action)} ${Math.floor(instant / 60_000)}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what timers for power do together that is likely not meant [DEV-07]', () => {
  const monday = at('2026-03-02T12:00:00+08:00');
  const doubts = (...timers: Timer[]) =>
    powerDoubts(timers, { from: monday, to: monday + 7 * DAY, zone: SHANGHAI, gap: 30 * 60_000 }).map(
      ({ kind, at: instant, ms, timers: ids }) => [
        kind,
        new Date(instant + 8 * HOUR).toISOString().slice(0, 16),
        ms,
        ids,
      ],
    );
  const noon = (changes: Partial<Timer>) =>
    night({ id: 'noon', time: '12:30', onTime: '14:00', onDay: 'same', ...changes });
  const once = (off: string, on: string) =>
    night({ id: 'once', repeat: 'once', time: null, onTime: null, onDay: null, at: at(off), onAt: at(on) });

  test.each<[string, Timer[], unknown[]]>([
    ['one timer alone', [night()], []],
    ['two that lie well apart', [night(), noon({})], []],
    [
      'a weekend of its own beside the nights of its group',
      [
        night({ own: false }),
        night({ id: 'late', repeat: 'weekly', weekdays: [5, 6], time: '23:30', onTime: '09:00' }),
      ],
      [],
    ],
    [
      'a gap of a minute less than the limit',
      [night(), noon({ time: '20:00', onTime: '21:31' })],
      [['gap', '2026-03-02T21:31', 29 * 60_000, ['noon', 'timer']]],
    ],
    ['a gap of the limit', [night(), noon({ time: '20:00', onTime: '21:30' })], []],
    [
      'one that goes off while another has it off',
      [night(), noon({ time: '21:00', onTime: '23:00' })],
      [['overlap', '2026-03-02T22:00', null, ['noon', 'timer']]],
    ],
    [
      'two that touch',
      [night(), noon({ time: '20:00', onTime: '22:00', since: 1 })],
      [['overlap', '2026-03-03T06:00', null, ['noon', 'timer']]],
    ],
    ['once off, and on after the week', [once('2026-03-03T10:00:00+08:00', '2026-03-20T10:00:00+08:00')], []],
    [
      'once off, whose coming on another one takes',
      [
        once('2026-03-03T10:00:00+08:00', '2026-03-04T10:00:00+08:00'),
        { ...once('2026-03-04T10:00:00+08:00', '2026-03-04T10:00:00+08:00'), id: 'again', since: 1, onAt: null },
      ],
      [
        ['overlap', '2026-03-04T10:00', null, ['once', 'again']],
        ['staysOff', '2026-03-04T10:00', null, ['again']],
      ],
    ],
  ])('%s', (_, timers, told) => {
    expect(doubts(...timers)).toEqual(told);
  });
});
