import { edgesOf, sampleOf, standardOf, wrongOf, zodOf } from './schema.ts';
import type { FieldPrinter } from './types.ts';

/** Arrays and objects that are no reference: JSON text in the store, neither sorted nor filtered. */
export const json: FieldPrinter = {
  zod: (schema, imports) => zodOf(schema, imports),
  standard: (schema) => standardOf(schema),
  column: 'json',
  stored: 'unknown',
  sample: (schema, at) => sampleOf(schema, at),

  edges: (schema, at) => edgesOf(schema, at),
  wrong: (schema) => wrongOf(schema),
};
