import { refuseUnknown } from './keywords.ts';
import type { FieldPrinter } from './types.ts';

/** A day of the calendar, without zone: text everywhere. */
export const date: FieldPrinter = {
  zod(json, imports) {
    refuseUnknown(json, ['type', 'format']);
    return `z.stringFormat('date', ${imports.value('isDate', '#core/entity/formats.ts')})`;
  },
  standard: (json) => json,
  column: 'text',
  stored: 'string',
  sample: (_json, at) => new Date(at).toISOString().slice(0, 10),
  edges: (_json, at) => [new Date(at).toISOString().slice(0, 10), '2096-02-29'],
  wrong: () => [
    { value: '2026-02-31', rule: 'date' },
    { value: 20_260_203, rule: 'type' },
  ],
};
