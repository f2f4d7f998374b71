import { numberOf } from './keywords.ts';
import { sampleOf, standardOf, zodOf } from './schema.ts';
import type { FieldPrinter, WrongValue } from './types.ts';
import type { JsonSchema } from '../model/types.ts';

/** Arrays and objects that are no reference: JSON text in the store, neither sorted nor filtered. */
export const json: FieldPrinter = {
  zod: (schema, imports) => zodOf(schema, imports),
  standard: (schema) => standardOf(schema),
  column: 'json',
  stored: 'unknown',
  sample: (schema, at) => sampleOf(schema, at),

  wrong(schema) {
    const found: WrongValue[] = schema.type === undefined ? [] : [{ value: 7, rule: 'type' }];
    const max = numberOf(schema, 'maxItems');
    if (max === undefined || schema.items === undefined) return found;
    return [
      ...found,
      { value: Array.from({ length: max + 1 }, () => sampleOf(schema.items as JsonSchema, 0)), rule: 'maxItems' },
    ];
  },
};
