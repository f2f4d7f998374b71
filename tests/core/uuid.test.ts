import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUuid } from '#core/uuid.ts';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const msOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

describe('uuidv7', () => {
  it('has the version, the variant and the given milliseconds', () => {
    const id = createUuid()(1_780_000_000_123);
    expect(id).toMatch(SHAPE);
    expect(msOf(id)).toBe(1_780_000_000_123);
  });

  it('rises within one millisecond, also beyond what the counter holds', () => {
    const uuid = createUuid();
    const ids = Array.from({ length: 20_000 }, () => uuid(1_780_000_000_000));
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => SHAPE.test(id))).toBe(true);
  });

  it('rises whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 45 }), { minLength: 2, maxLength: 50 }), (times) => {
        const uuid = createUuid();
        const ids = times.map((ms) => uuid(ms));
        expect(ids).toEqual(ids.toSorted());
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('never makes the same id in two makers', () => {
    const [one, two] = [createUuid(), createUuid()];
    const ids = Array.from({ length: 1000 }, () => [one(5), two(5)]).flat();
    expect(new Set(ids).size).toBe(2000);
  });
});
