import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** Sentences of refusals say limits in words: whoever changes one in schemas/_limits.yaml is told of the sentence. */
describe('a refusal says the limit that it is about', () => {
  test.each([
    ['REPORT_TOO_LONG', limits.reportDays / DAY, 'days', '天'],
    ['REPORT_HOURS', limits.reportHourDays / DAY, 'days', '天'],
    ['REPORT_HOURS_GONE', limits.hourSumsKept / DAY, 'days', '天'],
    ['PHOTO_OLD', limits.photoAge / HOUR, 'hours', '小时'],
    ['READING_TOO_OLD', limits.readingLate / DAY, 'days', '天'],
  ] as const)('%s: %s %s', (name, amount, english, chinese) => {
    expect(errors[name].en).toMatch(new RegExp(`(?<!\\d)${amount} ${english}`));
    expect(errors[name].zh).toMatch(new RegExp(`(?<!\\d)${amount}${chinese}`));
  });
});

describe('what is told to who builds sensors and counters', () => {
  const sensors = readFileSync('docs/sensors.md', 'utf8').replaceAll('\n', ' ');
  const counters = readFileSync('docs/passenger-flow.md', 'utf8').replaceAll('\n', ' ');

  test.each([
    `older than ${limits.readingLate / DAY} days`,
    `ahead by more than ${limits.readingEarly / MINUTE} minutes`,
    `at most ${limits.readingsPerCall} readings`,
    `Single readings are deleted after ${limits.healthKept / DAY} days`,
    `${limits.alarmsPerHour} alarms an hour`,
  ])('docs/sensors.md says “%s” [IOT-02, MON-02]', (said) => {
    expect(sensors).toContain(said);
  });

  test.each([
    `began more than ${limits.flowLate / DAY} days ago`,
    `more people than ${limits.flowPerHour.toLocaleString('en-US')} in an hour`,
    `Sums by hour (${limits.hourSumsKept / DAY} days)`,
    `the names of readings for ${(2 * limits.flowLate) / DAY} days`,
  ])('docs/passenger-flow.md says “%s” [REP-01, REP-07]', (said) => {
    expect(counters).toContain(said);
  });
});
