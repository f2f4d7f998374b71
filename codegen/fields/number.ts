import { numberOf, refuseUnknown, withChecks } from './keywords.ts';
import type { FieldPrinter, WrongValue } from './types.ts';
import type { JsonSchema } from '../model/types.ts';

const BOUNDS: readonly [string, (bound: number) => string][] = [
  ['minimum', (bound) => `z.gte(${bound})`],
  ['maximum', (bound) => `z.lte(${bound})`],
  ['exclusiveMinimum', (bound) => `z.gt(${bound})`],
  ['exclusiveMaximum', (bound) => `z.lt(${bound})`],
  ['multipleOf', (bound) => `z.multipleOf(${bound})`],
];

/** Returns a zod/mini schema of a number with its bounds; `base` is z.number() or z.int(). */
export function numberWithBounds(base: string, json: JsonSchema): string {
  refuseUnknown(json, ['type', ...BOUNDS.map(([keyword]) => keyword)]);
  const checks = BOUNDS.flatMap(([keyword, print]) => {
    const bound = numberOf(json, keyword);
    return bound === undefined ? [] : [print(bound)];
  });
  return withChecks(base, checks);
}

/** Returns a number within the bounds: the minimum, or one step above an exclusive minimum. */
export function numberWithin(json: JsonSchema): number {
  const step = numberOf(json, 'multipleOf') ?? 1;
  const above = numberOf(json, 'exclusiveMinimum');
  const least = numberOf(json, 'minimum') ?? (above === undefined ? undefined : above + step);
  if (least !== undefined) return Math.ceil(least / step) * step;
  const most = numberOf(json, 'maximum') ?? numberOf(json, 'exclusiveMaximum');
  return most === undefined || most > step ? step : Math.floor((most - 1) / step) * step;
}

/** Returns the least and the greatest number that the bounds take; of numbers without bounds, these. */
export function numberEdges(json: JsonSchema, unbound: readonly number[]): number[] {
  const step = numberOf(json, 'multipleOf') ?? 1;
  const below = numberOf(json, 'exclusiveMaximum');
  const most = numberOf(json, 'maximum') ?? (below === undefined ? undefined : Math.ceil(below / step) * step - step);
  const least = numberOf(json, 'minimum') ?? numberOf(json, 'exclusiveMinimum');
  if (least === undefined && most === undefined) return unbound.map((value) => value - (value % step));
  return [...new Set([numberWithin(json), ...(most === undefined ? [] : [Math.floor(most / step) * step])])];
}

/** Returns numbers just outside the bounds. */
export function numbersOutside(json: JsonSchema): WrongValue[] {
  const found: WrongValue[] = [{ value: 'seven', rule: 'type' }];
  const min = numberOf(json, 'minimum');
  const max = numberOf(json, 'maximum');
  if (min !== undefined) found.push({ value: min - 1, rule: 'minimum' });
  if (max !== undefined) found.push({ value: max + 1, rule: 'maximum' });
  if (typeof json.exclusiveMinimum === 'number') found.push({ value: json.exclusiveMinimum, rule: 'exclusiveMinimum' });
  if (typeof json.exclusiveMaximum === 'number') found.push({ value: json.exclusiveMaximum, rule: 'exclusiveMaximum' });
  return found;
}

/** A number, finite as all of JSON's are. */
export const number: FieldPrinter = {
  zod: (json) => numberWithBounds('z.number()', json),
  standard: (json) => json,
  column: 'real',
  stored: 'number',
  sample: (json) => numberWithin(json),
  edges: (json) => numberEdges(json, [0, -0.5, 1e15]),
  wrong: (json) => numbersOutside(json),
};
