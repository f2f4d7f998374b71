import { numberEdges, numberWithBounds, numberWithin, numbersOutside } from './number.ts';
import type { FieldPrinter } from './types.ts';

/** A whole number that JavaScript can tell from its neighbours. */
export const integer: FieldPrinter = {
  zod: (json) => numberWithBounds('z.int()', json),
  standard: (json) => json,
  column: 'integer',
  stored: 'number',
  sample: (json) => numberWithin(json),
  edges: (json) => numberEdges(json, [0, -1, Number.MAX_SAFE_INTEGER]),
  wrong: (json) => [...numbersOutside(json), { value: numberWithin(json) + 0.5, rule: 'type' }],
};
