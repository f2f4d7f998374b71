import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insertionLoad, type Inserted } from '#core/schedule/insertionLoad.ts';
import { HOUR, MINUTE, NOON, SECOND } from './plan.ts';

const inserted = (overrides: Partial<Inserted> = {}): Inserted => ({
  lengthMs: 15 * SECOND,
  cycleMs: MINUTE,
  from: NOON,
  to: NOON + 24 * HOUR,
  windows: [],
  slot: {},
  ...overrides,
});

describe('the share of a place that is inserted [AD-12, LAY-07]', () => {
  test.each([
    ['of none', [], 0],
    ['of one', [inserted()], 0.25],
    ['of two at once', [inserted(), inserted({ lengthMs: 30 * SECOND })], 0.75],
    ['of one after the other', [inserted(), inserted({ from: NOON + 24 * HOUR, to: NOON + 48 * HOUR })], 0.25],
    [
      'in hours of the day that do not meet',
      [
        inserted({ windows: [{ from: '08:00', to: '12:00' }] }),
        inserted({ windows: [{ from: '12:00', to: '20:00' }] }),
      ],
      0.25,
    ],
    [
      'in hours that meet over midnight',
      [
        inserted({ windows: [{ from: '22:00', to: '02:00' }] }),
        inserted({ windows: [{ from: '01:00', to: '03:00' }] }),
      ],
      0.5,
    ],
    [
      'on weekdays that do not meet',
      [inserted({ windows: [{ weekdays: [1, 2] }] }), inserted({ windows: [{ weekdays: [6, 7] }] })],
      0.25,
    ],
    [
      'on certain dates, whichever they are',
      [inserted({ windows: [{ dates: ['2026-05-01'] }] }), inserted({ windows: [{ dates: ['2026-06-01'] }] })],
      0.5,
    ],
    [
      'in slots of one place that open one after the other',
      [
        inserted({ slot: { opens: [{ from: '08:00', to: '12:00' }] } }),
        inserted({ slot: { opens: [{ from: '12:00', to: '20:00' }] } }),
      ],
      0.25,
    ],
    ['in a slot that has the place alone, and in another', [inserted({ slot: { exclusive: true } }), inserted()], 0.25],
  ])('%s', (_when, all, share) => {
    expect(insertionLoad(all)).toBeCloseTo(share, 9);
  });

  const any = fc
    .record({
      lengthMs: fc.integer({ min: 1, max: 60 }).map((seconds) => seconds * SECOND),
      cycleMs: fc.integer({ min: 60, max: 600 }).map((seconds) => seconds * SECOND),
      from: fc.integer({ min: 0, max: 40 }).map((hours) => NOON + hours * HOUR),
      lasts: fc.integer({ min: 1, max: 40 }).map((hours) => hours * HOUR),
    })
    .map(({ lasts, ...one }) => inserted({ ...one, to: one.from + lasts }));

  test('is at each hour no less than that of all that run then, and at one of them no more', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (all) => {
        const hours = Array.from({ length: 80 }, (_, hour) => NOON + hour * HOUR);
        const shares = hours.map((at) =>
          all
            .filter(({ from, to }) => from <= at && at < to)
            .reduce((sum, { lengthMs, cycleMs }) => sum + lengthMs / cycleMs, 0),
        );
        expect(insertionLoad(all)).toBeCloseTo(Math.max(0, ...shares), 9);
      }),
    );
  });
});
