import { expect, test } from 'vitest';
import { promotionEnd } from '#core/schedule/promotion.ts';

/** A wall time in the zone that devices have unless set. */
const at = (wall: string): number => Date.parse(`${wall}:00+08:00`);

test.each([
  ['sevenDays', '2026-12-28T09:30', '2027-01-04T09:30'],
  ['oneMonth', '2026-12-01T00:00', '2027-01-01T00:00'],
  ['oneMonth', '2027-01-31T08:00', '2027-02-28T08:00'],
  ['threeMonths', '2026-11-30T08:00', '2027-02-28T08:00'],
  ['sixMonths', '2026-08-31T23:59', '2027-02-28T23:59'],
])('%s from %s ends at %s [AD-04]', (promotion, start, end) => {
  expect(promotionEnd(at(start), promotion)).toBe(at(end));
});

test('what is no duration by name has no end [AD-04]', () => {
  expect(promotionEnd(0, 'other')).toBeNull();
  expect(promotionEnd(0, null)).toBeNull();
  expect(promotionEnd(0, 'constructor')).toBeNull();
});
