import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windowsOf } from '#core/schedule/showtimes.ts';
import { anyOpen } from '#core/schedule/window.ts';
import { zonedTime } from '#core/time.ts';
import type { AdFacts } from '#resources/ads/sentence/facts.ts';
import { sentence } from '#resources/ads/sentence/sentence.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const ZONE = 'Asia/Shanghai';
/** A Sunday at half past nine in Shanghai. */
const START = Date.parse('2026-11-22T01:30:00Z');

const writer = {
  instant: (at: number) => `${zonedTime(at, ZONE).date} ${new Date(at + 8 * HOUR).toISOString().slice(11, 16)}`,
  date: (day: string) => day,
};

const reach = {
  screens: 12,
  groups: 3,
  showing: 12,
  offline: 0,
  inactive: 0,
  expired: 0,
  expiring: 0,
  withoutSlot: 0,
  zones: [ZONE],
};
const facts = (overrides: Partial<AdFacts> = {}): AdFacts => ({
  type: 'common',
  startAt: START,
  startsApproved: false,
  endAt: START + 39 * DAY,
  weekdays: [],
  windows: [],
  dates: [],
  slot: 'Main',
  isMatching: false,
  contents: [15_000],
  cycleMs: null,
  turns: null,
  hasTarget: true,
  reach,
  review: 'other',
  ...overrides,
});
const said = (overrides: Partial<AdFacts>, language = 'en_us') => sentence(facts(overrides), language, writer);

describe('a plain sentence says what an ad will do [AD-03] [AD-10]', () => {
  test.each<[string, Partial<AdFacts>, string, string]>([
    [
      'on weekdays, by day',
      { weekdays: [1, 2, 3, 4, 5], windows: [{ from: '08:00', to: '20:00' }] },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, on Mondays to Fridays, 08:00–20:00, this ad plays in turn with the others for 15 s in the slot “Main” on 12 screens in 3 groups, once somebody else has approved it.',
      '2026-11-22 09:30 至 2026-12-31 09:30，每周一至周五08:00–20:00，本广告在 12 块屏幕（3 个设备组）的广告位“Main”与其他广告轮流播放，每次 15 秒；须经他人审核通过后开始。',
    ],
    [
      'always, on one screen, of several materials',
      { contents: [15_000, 15_000, 30_000], reach: { ...reach, showing: 1, groups: 1 }, review: 'any' },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, every day, all day, this ad plays in turn with the others, with the next of its 3 materials at each turn (20 s on average) in the slot “Main” on 1 screen, once it is approved.',
      '2026-11-22 09:30 至 2026-12-31 09:30，每天全天，本广告在 1 块屏幕的广告位“Main”与其他广告轮流播放，3 个素材每轮播放一个，平均 20 秒；须经审核通过后开始。',
    ],
    [
      'of an approved ad, as it is',
      { review: 'done' },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, every day, all day, this ad plays in turn with the others for 15 s in the slot “Main” on 12 screens in 3 groups.',
      '2026-11-22 09:30 至 2026-12-31 09:30，每天全天，本广告在 12 块屏幕（3 个设备组）的广告位“Main”与其他广告轮流播放，每次 15 秒。',
    ],
    [
      'of an approved ad that is changed',
      { review: 'again' },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, every day, all day, this ad plays in turn with the others for 15 s in the slot “Main” on 12 screens in 3 groups, once the change is approved.',
      '2026-11-22 09:30 至 2026-12-31 09:30，每天全天，本广告在 12 块屏幕（3 个设备组）的广告位“Main”与其他广告轮流播放，每次 15 秒；修改须经审核通过后生效。',
    ],
    [
      'by night, of a matching size',
      { weekdays: [5, 6], windows: [{ from: '22:00', to: '02:00' }], isMatching: true },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, on Fridays and Saturdays, 22:00–02:00 of the next day, this ad plays in turn with the others for 15 s in every slot of the size of “Main” on 12 screens in 3 groups, once somebody else has approved it.',
      '2026-11-22 09:30 至 2026-12-31 09:30，每周五、六22:00–次日 02:00，本广告在 12 块屏幕（3 个设备组）的与“Main”同尺寸的广告位与其他广告轮流播放，每次 15 秒；须经他人审核通过后开始。',
    ],
    [
      'an insertion',
      { type: 'insertion', cycleMs: 600_000, turns: 20 },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, every day, all day, this ad cuts in every 10 minutes, 20 times at most for 15 s in the slot “Main” on 12 screens in 3 groups, once somebody else has approved it.',
      '2026-11-22 09:30 至 2026-12-31 09:30，每天全天，本广告在 12 块屏幕（3 个设备组）的广告位“Main”每 10 分钟插播一次，最多 20 次，每次 15 秒；须经他人审核通过后开始。',
    ],
    [
      'an emergency on certain days',
      { type: 'emergency', slot: null, dates: ['2026-12-01', '2026-11-24', '2027-05-01'] },
      'From 2026-11-22 09:30 to 2026-12-31 09:30, on 2026-11-24 and 2026-12-01, all day, this ad takes the whole screen for 15 s on 12 screens in 3 groups, once somebody else has approved it.',
      '2026-11-22 09:30 至 2026-12-31 09:30，在 2026-11-24、2026-12-01全天，本广告在 12 块屏幕（3 个设备组）上占用整个屏幕播放，每次 15 秒；须经他人审核通过后开始。',
    ],
  ])('%s', (_title, given, english, chinese) => {
    expect(said(given).text).toBe(english);
    expect(said(given, 'zh_cn').text).toBe(chinese);
    expect(said(given)).toMatchObject({ warnings: [], notes: [], open: null });
  });

  test('says what keeps it from playing, and what is to be known', () => {
    const given = {
      reach: { ...reach, showing: 7, expired: 2, withoutSlot: 3, offline: 1, expiring: 4, zones: ['A/B', ZONE] },
    };
    const { text, warnings, notes } = sentence(
      facts({ ...given, reach: { ...given.reach, zones: ['UTC', ZONE] } }),
      'en_us',
      writer,
    );
    expect(text).toContain('on 7 screens');
    expect(warnings).toEqual([
      '2 screens have expired and will not show it.',
      '3 screens have no such slot and will not show it.',
    ]);
    expect(notes).toEqual([
      '4 screens expire before the ad ends.',
      '1 screen is offline and will start once back.',
      'Days and hours go by the clock of each screen; they are in 2 time zones.',
    ]);
  });

  test('says nothing but why where no screen would show it', () => {
    const { text, warnings } = said({ reach: { ...reach, screens: 3, showing: 0, withoutSlot: 3 } });
    expect(text).toBeNull();
    expect(warnings).toEqual([
      'None of the chosen screens would show it.',
      '3 screens have no such slot and will not show it.',
    ]);
  });

  test('says what is still open, and nothing of an empty form', () => {
    const none = { startAt: null, slot: null, hasTarget: false, contents: [], reach: null };
    expect(said(none)).toEqual({
      text: null,
      warnings: [],
      notes: [],
      open: 'Still to be said: the period, the slot, the target and what is shown.',
    });
    expect(said({ ...none, slot: 'Main' }, 'zh_cn').open).toBe('尚未填写：投放时间、投放对象、播放内容。');
  });
});

describe('it never contradicts the rule by which screens play [AD-16]', () => {
  const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const window = fc.record({ from: time, to: time });
  const given = fc.record({
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
    windows: fc.array(window, { maxLength: 2 }),
    dates: fc.subarray(['2026-11-20', '2026-11-23', '2026-11-25', '2026-11-28', '2027-01-01']),
    hours: fc.integer({ min: 1, max: 200 }),
  });
  const open = (ad: Pick<AdFacts, 'weekdays' | 'windows' | 'dates'>, at: number) =>
    anyOpen(windowsOf(ad), zonedTime(at, ZONE));

  test('it says that an ad never plays just where the rule never lets it', () => {
    fc.assert(
      fc.property(given, ({ hours, ...ad }) => {
        const endAt = START + hours * HOUR;
        let plays = open(ad, START);
        // Windows open on the hour.
        for (let at = START + HOUR / 2; at < endAt; at += HOUR) plays ||= open(ad, at);
        const { text, warnings } = said({ ...ad, endAt });
        expect(text !== null).toBe(plays);
        expect(warnings.includes('It would never play: none of these days and hours lies in its period.')).toBe(!plays);
      }),
    );
  });

  test('whenever the rule lets it play, the day and the hours are among those that are said', () => {
    const names = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
    const covers = (text: string, weekday: number) => {
      if (text.includes('every day')) return true;
      const range = /on (\w+days) to (\w+days)/.exec(text);
      if (range) return weekday >= names.indexOf(range[1]!) && weekday <= names.indexOf(range[2]!);
      return text.includes(names[weekday]!);
    };
    fc.assert(
      fc.property(given, fc.integer({ min: 0, max: 150 }), ({ hours: _hours, ...ad }, later) => {
        // Nights belong to the evening before; here windows stay within their day.
        const windows = ad.windows.filter(({ from, to }) => from < to);
        const at = START + HOUR / 2 + later * HOUR;
        const now = zonedTime(at, ZONE);
        const text = said({ ...ad, windows, endAt: START + 30 * DAY }).text ?? '';
        fc.pre(open({ ...ad, windows }, at));
        expect(ad.dates.length > 0 ? text.includes(now.date) : covers(text, now.weekday)).toBe(true);
        const clock = `${String(Math.floor(now.minute / 60)).padStart(2, '0')}:00`;
        const isSaid = windows.some(({ from, to }) => text.includes(`${from}–${to}`) && from <= clock && clock < to);
        expect(windows.length === 0 ? text.includes('all day') : isSaid).toBe(true);
      }),
    );
  });
});
