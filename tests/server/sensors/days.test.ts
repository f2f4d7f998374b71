import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWarmDays, addWashDays, warmDayOf, washDayOf } from '#server/sensors/days.ts';

const warm = fc.record({
  celsius: fc.integer({ min: 300, max: 450 }).map((tenths) => tenths / 10),
  isOver: fc.boolean(),
});
const wash = fc.record({
  seconds: fc.integer({ min: 1, max: 600 }),
  isShort: fc.boolean(),
  water: fc.option(fc.integer({ min: 0, max: 100 })),
});

test('the sums of a day are those of its readings, in whatever order and calls they arrive [IOT-02]', () => {
  fc.assert(
    fc.property(fc.array(warm, { minLength: 1 }), fc.integer({ min: 0, max: 100 }), (readings, cut) => {
      const sum = (some: typeof readings) => some.map(warmDayOf).reduce(addWarmDays);
      const at = cut % readings.length || readings.length;
      const [first, rest] = [readings.slice(0, at), readings.slice(at)];
      const whole = rest.length === 0 ? sum(first) : addWarmDays(sum(rest), sum(first));
      expect(whole).toEqual(sum(readings));
      expect(whole).toEqual({
        readings: readings.length,
        over: readings.filter(({ isOver }) => isOver).length,
        minCelsius: Math.min(...readings.map(({ celsius }) => celsius)),
        maxCelsius: Math.max(...readings.map(({ celsius }) => celsius)),
        tenths: readings.reduce((tenths, { celsius }) => tenths + Math.round(celsius * 10), 0),
      });
    }),
  );
});

test('washes without a water level leave the lowest one alone [IOT-02]', () => {
  fc.assert(
    fc.property(fc.array(wash, { minLength: 1 }), (washes) => {
      const levels = washes.flatMap(({ water }) => (water === null ? [] : [water]));
      expect(washes.map(washDayOf).reduce(addWashDays)).toEqual({
        washes: washes.length,
        short: washes.filter(({ isShort }) => isShort).length,
        secondsSum: washes.reduce((sum, { seconds }) => sum + seconds, 0),
        minWater: levels.length === 0 ? null : Math.min(...levels),
      });
    }),
  );
});
