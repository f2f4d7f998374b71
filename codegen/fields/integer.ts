import { numberWithBounds, numberWithin, numbersOutside } from './number.ts';
import type { FieldPrinter } from './types.ts';

/** A whole number that JavaScript can tell from its neighbours. */
export const integer: FieldPrinter = {
  zod: (json) => numberWithBounds('z.int()', json),
  standard: (json) => json,
  column: 'integer',
  stored: 'number',
  sample: (json) => numberWithin(json),
  wrong: (json) => [...numbersOutside(json), { value: numberWithin(json) + 0.5, rule: 'type' }],
};
