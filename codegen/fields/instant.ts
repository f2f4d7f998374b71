import { refuseUnknown } from './keywords.ts';
import type { FieldPrinter } from './types.ts';

/** From the first day of samples to the last moment of a day that most years lack: the same span for all, so that ends stay after their starts. */
const TO_LEAP_DAY_MS = Date.UTC(2096, 1, 29, 23, 59, 59, 999) - Date.UTC(2030, 0, 2);

/** A point in time: ISO 8601 in UTC on the wire, milliseconds in the store (architecture 4, 5). */
export const instant: FieldPrinter = {
  zod(json, imports) {
    refuseUnknown(json, ['type', 'format']);
    return `z.stringFormat('datetime', ${imports.value('isInstant', '#core/entity/formats.ts')})`;
  },
  // The pattern says what ours adds to the format: UTC, capital letters, no leap second.
  standard: (json) => ({ ...json, pattern: '^[0-9-]+T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]+)?Z$' }),
  column: 'integer',
  stored: 'number',
  sample: (_json, at) => new Date(at).toISOString(),
  // Without a fraction, with all of one, and a day that most years lack.
  edges: (_json, at) => [
    new Date(at).toISOString().replace('.000', ''),
    new Date(at + 1).toISOString(),
    new Date(at + TO_LEAP_DAY_MS).toISOString(),
  ],
  wrong: () => [
    { value: '2026-02-31T08:00:00Z', rule: 'dateTime' },
    { value: '2026-02-03T08:00:00+08:00', rule: 'dateTime' },
    { value: 1_780_000_000_000, rule: 'type' },
  ],
};
