import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { storedInstant, storedOf, wireInstant, wireOf } from '#core/entity/wire.ts';

const field = (name: string, kind: FieldMeta['kind'], more: Partial<FieldMeta> = {}): FieldMeta => ({
  name,
  kind,
  nullable: true,
  required: false,
  readOnly: false,
  writeOnly: false,
  derived: false,
  in: ['list'],
  ...more,
});
const fields = [
  field('name', 'text'),
  field('startAt', 'instant'),
  field('on', 'boolean'),
  field('daysLeft', 'integer', { derived: true }),
];
const entity = { fields } as unknown as EntityMeta;

describe('an instant', () => {
  it.each([
    ['2026-06-01T00:00:00.000Z', Date.UTC(2026, 5, 1)],
    ['2026-06-01T08:00:00+08:00', Date.UTC(2026, 5, 1)],
  ])('%s is %d in the store', (text, ms) => {
    expect(storedInstant(text)).toBe(ms);
  });

  it('goes over the wire in UTC, with milliseconds', () => {
    expect(wireInstant(Date.UTC(2026, 5, 1, 0, 0, 0, 7))).toBe('2026-06-01T00:00:00.007Z');
  });

  it.each([null, undefined, '', 'tomorrow', 5, {}])('is missing where it is %j', (value) => {
    expect(storedInstant(value)).toBeNull();
  });
});

describe('a record', () => {
  it('comes back as it was sent', () => {
    const wire = { name: 'x', startAt: '2026-06-01T00:00:00.000Z', on: false };
    expect(wireOf(fields, storedOf(entity, wire))).toEqual(wire);
  });

  it('keeps only what was given and is known, and never what is computed', () => {
    expect(storedOf(entity, { name: null, daysLeft: 3, other: 1 })).toEqual({ name: null });
  });

  it('says null for what is missing', () => {
    expect(wireOf(fields, {})).toEqual({ name: null, startAt: null, on: null });
  });
});

describe('an instant on the wire', () => {
  it('is what Date says, for every millisecond that a Date has', () => {
    const most = 8_639_999_999_999_999;
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -most, max: most }), fc.integer({ min: 0, max: 4_102_444_800_000 })),
        (ms) => {
          expect(wireInstant(ms)).toBe(new Date(ms).toISOString());
        },
      ),
      { numRuns: 2000 },
    );
    for (const ms of [0, -1, 86_399_999, 86_400_000, -86_400_000, 1.7, -1.7, -62_135_596_800_001, 253_402_300_800_000])
      expect(wireInstant(ms)).toBe(new Date(ms).toISOString());
  });

  it('is never made of no number', () => {
    expect([wireInstant(null), wireInstant(undefined), wireInstant('2026')]).toEqual([null, null, null]);
    expect(() => wireInstant(Number.NaN)).toThrow('Invalid time value');
  });
});
