import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, type Earning } from '#core/sales/allot.ts';

const earning = fc.record<Earning>({
  deviceId: fc.constantFrom('lift', 'lobby'),
  adId: fc.constantFrom('tea', null),
  at: fc.nat({ max: 40 }),
  milli: fc.nat({ max: 500_000 }),
});
const sum = (all: readonly Earning[]): number => all.reduce((total, { milli }) => total + milli, 0);

describe('what an order earned, by the hours of screens [REP-01]', () => {
  it('adds up to exactly what it was settled by, and no hour has less than nothing', () => {
    fc.assert(
      fc.property(fc.array(earning, { minLength: 1 }), fc.nat({ max: 2000 }), (earnings, fen) => {
        const shared = allot(earnings, fen);
        expect(sum(shared)).toBe(fen * 1000);
        expect(shared.every(({ milli }) => milli > 0)).toBe(true);
      }),
    );
  });

  it('pays the first plays: those beyond what was bought earn nothing', () => {
    const at = (hour: number, milli: number): Earning => ({ deviceId: 'lift', adId: 'tea', at: hour, milli });
    expect(allot([at(3, 4000), at(1, 4000), at(2, 4000)], 10)).toEqual([at(1, 4000), at(2, 4000), at(3, 2000)]);
    expect(allot([at(3, 4000), at(1, 4000)], 4)).toEqual([at(1, 4000)]);
  });

  it('gives what rounding adds to the last', () => {
    const at = (hour: number, milli: number): Earning => ({ deviceId: 'lift', adId: 'tea', at: hour, milli });
    expect(allot([at(1, 2050), at(2, 2050)], 4)).toEqual([at(1, 2050), at(2, 1950)]);
    expect(allot([at(1, 2055), at(2, 2055), at(3, 2500)], 7)).toEqual([at(1, 2055), at(2, 2055), at(3, 2890)]);
  });
});
