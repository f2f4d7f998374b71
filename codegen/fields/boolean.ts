import { refuseUnknown } from './keywords.ts';
import type { FieldPrinter } from './types.ts';

/** True or false; 0 or 1 in the store, where the adapter turns it. */
export const boolean: FieldPrinter = {
  zod(json) {
    refuseUnknown(json, ['type']);
    return 'z.boolean()';
  },
  standard: (json) => json,
  column: 'boolean',
  stored: 'boolean',
  sample: () => true,
  edges: () => [true, false],
  wrong: () => [{ value: 'yes', rule: 'type' }],
};
