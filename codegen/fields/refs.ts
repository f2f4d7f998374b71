import { numberOf } from './keywords.ts';
import { standardOf, zodOf } from './schema.ts';
import type { FieldPrinter } from './types.ts';

const idOf = (n: number): string => `01900000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`;
const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => idOf(n));

/** Ids of records of another entity: rows of a link table, so no id stands twice. */
export const refs: FieldPrinter = {
  zod: (json, imports) => zodOf(json, imports),
  standard: (json) => standardOf(json),
  column: null,
  stored: 'string[]',
  sample: (json) => ids(numberOf(json, 'minItems') ?? 0),

  edges(json) {
    const counts = new Set([numberOf(json, 'minItems') ?? 0, numberOf(json, 'maxItems') ?? 2]);
    return [...counts].map(ids);
  },

  wrong(json) {
    const max = numberOf(json, 'maxItems');
    const least = numberOf(json, 'minItems') ?? 0;
    return [
      { value: idOf(0), rule: 'type' },
      ...(least > 0 ? [{ value: [], rule: 'minItems' }] : []),
      ...(max === undefined ? [] : [{ value: ids(max + 1), rule: 'maxItems' }]),
      ...(least > 1 || max === 1 ? [] : [{ value: [idOf(0), idOf(0)], rule: 'uniqueItems' }]),
    ];
  },
};
