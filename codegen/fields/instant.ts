import { refuseUnknown } from './keywords.ts';
import type { FieldPrinter } from './types.ts';

/** Later than what samples count from, by whole days, so that ends stay after their starts. */
const LEAP_DAY = '2096-02-29T23:59:59.999Z';

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
  edges: (_json, at) => [new Date(at).toISOString().replace('.000', ''), new Date(at + 1).toISOString(), LEAP_DAY],
  wrong: () => [
    { value: '2026-02-31T08:00:00Z', rule: 'dateTime' },
    { value: '2026-02-03T08:00:00+08:00', rule: 'dateTime' },
    { value: 1_780_000_000_000, rule: 'type' },
  ],
};
