import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { breachOf, daysWithin } from '#core/promotion/frame.ts';
import { heldBy, LEVELS } from '#core/promotion/held.ts';
import { isWithin } from '#core/promotion/places.ts';
import { lastDayOf } from '#core/promotion/term.ts';
import { heldDays } from '#core/sales/heldDays.ts';
import { addDays } from '#core/time.ts';

const state = fc.constantFrom('enabled', 'paused', null, undefined);

describe('what is paused above an ad [ADS-04]', () => {
  it.each([
    ['nothing', {}, null],
    ['the ad itself', { plan: 'enabled', group: 'enabled', ad: 'paused' }, 'ad'],
    ['its group', { plan: 'enabled', group: 'paused', ad: 'paused' }, 'group'],
    ['its plan, whatever stands below', { plan: 'paused', group: 'paused', ad: null }, 'plan'],
    ['a group without a plan', { group: 'paused' }, 'group'],
  ] as const)('is told by the highest level: %s', (_name, standing, level) => {
    expect(heldBy(standing)).toBe(level);
  });

  test('stops it where one level or more is paused, and never otherwise', () => {
    fc.assert(
      fc.property(state, state, state, (plan, group, ad) => {
        const by = heldBy({ plan, group, ad });
        const states = { plan, group, ad };
        expect(by === null ? null : states[by]).toBe(Object.values(states).includes('paused') ? 'paused' : null);
      }),
    );
  });

  test('goes on below as it was when the level above goes on', () => {
    fc.assert(
      fc.property(state, state, (group, ad) => {
        expect(heldBy({ plan: 'enabled', group, ad })).toBe(heldBy({ group, ad }));
      }),
    );
    expect(LEVELS).toEqual(['plan', 'group', 'ad']);
  });
});

const START = '2026-03-01';
const day = fc.option(fc.integer({ min: 0, max: 30 }).map((n) => addDays(START, n)));
const frame = fc.record({ startDay: day, endDay: day, budgetFen: fc.option(fc.integer({ min: 100, max: 1000 })) });

describe('days and budget of a child [ADS-04]', () => {
  const plan = { startDay: '2026-03-05', endDay: '2026-03-20', budgetFen: 500 };
  it.each([
    ['within', { startDay: '2026-03-05', endDay: '2026-03-20', budgetFen: 500 }, null],
    ['that says nothing', {}, null],
    ['that begins before', { startDay: '2026-03-04' }, { field: 'startDay', allowed: '2026-03-05' }],
    ['that begins after the end', { startDay: '2026-03-21' }, { field: 'startDay', allowed: '2026-03-20' }],
    ['that ends after', { endDay: '2026-03-21' }, { field: 'endDay', allowed: '2026-03-20' }],
    ['that ends before the start', { endDay: '2026-03-04' }, { field: 'endDay', allowed: '2026-03-05' }],
    ['that costs more', { budgetFen: 501 }, { field: 'budgetFen', allowed: 500 }],
  ] as const)('%s', (_name, child, breach) => {
    expect(breachOf(child, plan)).toEqual(breach);
  });

  test('what lies within a group lies within its plan, if the group does', () => {
    fc.assert(
      fc.property(frame, frame, (above, group) => {
        fc.pre(breachOf(group, above) === null);
        const own = daysWithin(group, above);
        fc.pre(own.startDay === null || own.endDay === null || own.startDay <= own.endDay);
        expect(breachOf({ startDay: own.startDay, endDay: own.endDay }, above)).toBeNull();
        expect(breachOf({ startDay: own.startDay, endDay: own.endDay }, group)).toBeNull();
      }),
    );
  });
});

describe('where a group places its ads [ADS-04]', () => {
  const place = { districtCode: '310104', scene: 'shop', dimension: '1920x1080', sellingMode: 'cpt' };
  it.each([
    ['anywhere', {}, true],
    ['its province', { districtCode: '310000' }, true],
    ['its city', { districtCode: '310100' }, true],
    ['its district', { districtCode: '310104' }, true],
    ['another district', { districtCode: '310105' }, false],
    ['another province', { districtCode: '440000' }, false],
    ['another scene', { scene: 'mall' }, false],
    ['another size', { dimension: '1080x1920' }, false],
    ['another selling mode', { sellingMode: 'cpm' }, false],
  ] as const)('%s', (_name, group, within) => {
    expect(isWithin(place, group)).toBe(within);
  });

  it('takes no screen without a place where it names one', () => {
    expect(isWithin({ districtCode: null }, { districtCode: '310000' })).toBe(false);
  });
});

describe('the duration of a group [AD-04] [ADS-04]', () => {
  it.each([
    ['sevenDays', '2026-03-01', '2026-03-07'],
    ['oneMonth', '2026-01-31', '2026-02-27'],
    ['threeMonths', '2026-03-01', '2026-05-31'],
    ['sixMonths', '2026-03-01', '2026-08-31'],
    ['other', '2026-03-01', null],
    ['oneMonth', null, null],
  ] as const)('%s from %s ends on %s', (promotion, startDay, last) => {
    expect(lastDayOf(startDay, promotion)).toBe(last);
  });
});

describe('days on which a buyer held its ad back [ADS-04] [MKT-09]', () => {
  const DAY = 86_400_000;
  const period = { startAt: 10 * DAY, endAt: 14 * DAY };
  it.each([
    ['none', [], []],
    ['an hour of the second day', [{ since: 11.5 * DAY, until: 11.6 * DAY }], [1]],
    ['from before the first, over midnight', [{ since: 9 * DAY, until: 11.1 * DAY }], [0, 1]],
    ['until now', [{ since: 12.9 * DAY, until: null }], [2, 3]],
    ['after the last', [{ since: 14 * DAY, until: null }], []],
    ['to the midnight between two days', [{ since: 10.5 * DAY, until: 11 * DAY }], [0]],
  ] as const)('%s', (_name, spans, days) => {
    expect([...heldDays(spans, period)]).toEqual(days);
  });
});
