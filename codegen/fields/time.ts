import { refuseUnknown, without } from './keywords.ts';
import type { FieldPrinter } from './types.ts';

/** A time of day in the device's own zone. JSON Schema's `time` has a zone, so the standard form is a pattern. */
export const time: FieldPrinter = {
  zod(json, imports) {
    refuseUnknown(json, ['type', 'format']);
    return `z.stringFormat('time', ${imports.value('isTime', '#core/entity/formats.ts')})`;
  },
  standard: (json) => ({ ...without(json, 'format'), pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$' }),
  column: 'text',
  stored: 'string',
  sample: () => '08:30',
  // Noon is no edge: two times that must lie apart find one beside any edge.
  edges: () => ['00:00', '12:00', '23:59', '23:59:59'],
  wrong: () => [
    { value: '24:30', rule: 'time' },
    { value: 830, rule: 'type' },
  ],
};
