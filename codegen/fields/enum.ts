import { refuseUnknown } from './keywords.ts';
import type { FieldPrinter } from './types.ts';
import type { JsonSchema } from '../model/types.ts';

const valuesOf = (json: JsonSchema): readonly unknown[] =>
  'const' in json ? [json.const] : (json.enum as readonly unknown[]);

/** One of the values that the schema lists. */
export const enumeration: FieldPrinter = {
  zod(json) {
    refuseUnknown(json, ['type', 'enum', 'const']);
    const values = valuesOf(json);
    if (values.every((value) => typeof value === 'string')) return `z.enum(${JSON.stringify(values)})`;
    return `z.literal(${JSON.stringify(values)})`;
  },
  standard: (json) => json,
  column: 'text',
  stored: 'string',
  sample: (json) => valuesOf(json)[0],
  edges: (json) => [...valuesOf(json)],
  wrong: () => [{ value: 'no such value', rule: 'enum' }],
};
