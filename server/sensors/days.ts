import type { HandwashingDayStored } from '#generated/server/handwashing-days.gen.ts';
import type { TemperatureDayStored } from '#generated/server/temperature-days.gen.ts';

/** Sums of one sensor's day, as far as its report has them. */
export type WarmDay = Pick<TemperatureDayStored, 'readings' | 'over' | 'minCelsius' | 'maxCelsius' | 'tenths'>;
export type WashDay = Pick<HandwashingDayStored, 'washes' | 'short' | 'secondsSum' | 'minWater'>;

const lower = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));
const higher = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.max(a, b);
const plus = (a: number | null, b: number | null): number => (a ?? 0) + (b ?? 0);

/** Returns the sums of one reading. */
export const warmDayOf = ({ celsius, isOver }: { celsius: number; isOver: boolean }): WarmDay => ({
  readings: 1,
  over: Number(isOver),
  minCelsius: celsius,
  maxCelsius: celsius,
  tenths: Math.round(celsius * 10),
});

/** Returns the sums of one wash. */
export const washDayOf = ({
  seconds,
  isShort,
  water,
}: {
  seconds: number;
  isShort: boolean;
  water: number | null;
}): WashDay => ({ washes: 1, short: Number(isShort), secondsSum: seconds, minWater: water });

/** Adds sums of the same day: in any order, the result is the same. */
export const addWarmDays = (a: WarmDay, b: WarmDay): WarmDay => ({
  readings: plus(a.readings, b.readings),
  over: plus(a.over, b.over),
  minCelsius: lower(a.minCelsius, b.minCelsius),
  maxCelsius: higher(a.maxCelsius, b.maxCelsius),
  tenths: plus(a.tenths, b.tenths),
});

/** The same for washes. */
export const addWashDays = (a: WashDay, b: WashDay): WashDay => ({
  washes: plus(a.washes, b.washes),
  short: plus(a.short, b.short),
  secondsSum: plus(a.secondsSum, b.secondsSum),
  minWater: lower(a.minWater, b.minWater),
});
