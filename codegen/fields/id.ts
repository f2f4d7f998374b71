import { text } from './text.ts';
import type { FieldPrinter } from './types.ts';

/** Id of a record: text made by the server (architecture 4). It is never empty: empty text means missing. */
export const id: FieldPrinter = {
  zod: (json, imports) => text.zod(json, imports),
  standard: (json) => json,
  column: 'text',
  stored: 'string',
  sample: () => '01900000-0000-7000-8000-000000000001',
  edges: () => [],
  wrong: () => [
    { value: 7, rule: 'type' },
    { value: '', rule: 'required' },
  ],
};
