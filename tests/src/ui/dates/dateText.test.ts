import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay, readMoment, readTime } from '#src/ui/dates/dateText.ts';
import { formats } from '#src/ui/format.ts';

const today = '2026-11-20';
const en = { tag: 'en-US', today };
const zh = { tag: 'zh-CN', today };

describe('a day is read as people write it', () => {
  test.each([
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['2026/1/2', '2026-01-02', '2026-01-02'],
    ['2026.11.21', '2026-11-21', '2026-11-21'],
    ['20261121', '2026-11-21', '2026-11-21'],
    ['2026年11月21日', '2026-11-21', '2026-11-21'],
    ['１１月２１日', '2026-11-21', '2026-11-21'],
    ['11-21', '2026-11-21', '2026-11-21'],
    ['11/21/2026', '2026-11-21', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21', '2026-11-21'],
    ['21 november', '2026-11-21', '2026-11-21'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
    ['后天', '2026-11-22', '2026-11-22'],
    ['2026-02-29', null, null],
    ['2028-02-29', '2028-02-29', '2028-02-29'],
    ['13/13/2026', null, null],
    ['11/21/26', null, null],
    ['next week', null, null],
    ['', null, null],
  ])('%s', (text, english, chinese) => {
    expect(readDay(text, en)).toBe(english);
    expect(readDay(text, zh)).toBe(chinese);
  });

  test('the language says which figure is the month', () => {
    expect(readDay('3/4/2026', en)).toBe('2026-03-04');
    expect(readDay('3/4/2026', { tag: 'en-GB', today })).toBe('2026-04-03');
  });
});

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['9.30pm', '21:30'],
  ['9:30 PM', '21:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['下午3点', '15:00'],
  ['上午9点半', '09:30'],
  ['9点05分', '09:05'],
  ['23:59:59', '23:59'],
  ['24:00', null],
  ['9:61', null],
  ['nine', null],
])('the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

describe('a moment is a day with a time', () => {
  test.each([
    ['2026-11-21T09:30', '2026-11-21T09:30'],
    ['2026-11-21 09:30', '2026-11-21T09:30'],
    ['2026-11-21 9:30 pm', '2026-11-21T21:30'],
    ['2026-11-21T09:30:59.999', '2026-11-21T09:30'],
    ['2026年11月21日 下午3点', '2026-11-21T15:00'],
    ['2026年11月21日9点半', '2026-11-21T09:30'],
    ['11/21/2026, 09:30', '2026-11-21T09:30'],
    ['tomorrow 8am', '2026-11-21T08:00'],
    ['明天 8:00', '2026-11-21T08:00'],
    ['18:00', '2026-11-20T18:00'],
    ['2026-11-21', '2026-11-21T00:00'],
    ['2026-11-21 25:00', null],
    ['2026-11-31 09:30', null],
    ['soon', null],
  ])('%s', (text, moment) => {
    expect(readMoment(text, en)).toBe(moment);
    expect(readMoment(text, zh)).toBe(moment);
  });

  test('a day without a time that ends a period is its last minute [UI-14, trial 19]', () => {
    const ending = { ...en, bareTime: '23:59' };
    expect(readMoment('12/31/2026', ending)).toBe('2026-12-31T23:59');
    expect(readMoment('2026-12-31 18:00', ending)).toBe('2026-12-31T18:00');
  });

  const day = fc.date({ min: new Date('1970-01-02'), max: new Date('2999-12-30'), noInvalidDate: true });
  test.each(['en_us', 'zh_cn'])('whatever is shown in %s is read back as what it was', (language) => {
    const { instant, date } = formats(language);
    const reader = { tag: language === 'en_us' ? 'en-US' : 'zh-CN', today };
    fc.assert(
      fc.property(day, (at) => {
        const iso = at.toISOString();
        expect(readDay(date(iso), reader)).toBe(iso.slice(0, 10));
        const read = readMoment(instant(iso), reader);
        expect(new Date(read ?? '').getTime()).toBe(Math.floor(at.getTime() / 60_000) * 60_000);
      }),
    );
  });
});
