import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOf, standardOf } from '#codegen/fields/schema.ts';
import { fieldOf, specs, written, type Spec } from './language.ts';
import { valuesFor } from './arbitraries.ts';
import { zodOfSchema } from './compiled.ts';
import { oracle } from './oracle.ts';

/** A value as JSON.parse gives it. */
const fromWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const isNullable = (spec: Spec): boolean => [spec.type].flat().includes('null');

/** A spec with what the language makes of it, and with values near what it takes. */
const tried = specs.chain((spec) => {
  const made = fieldOf(spec);
  return fc.record({
    spec: fc.constant(spec),
    made: fc.constant(made),
    values: made.field ? fc.array(valuesFor(spec), { minLength: 8, maxLength: 20 }) : fc.constant([]),
  });
});

describe('a field of the language', () => {
  it('is either refused at its place, or printed so that it takes exactly what its JSON Schema takes', () => {
    let printed = 0;
    fc.assert(
      fc.property(tried, ({ spec, made: { field, problems }, values }) => {
        if (!field) {
          expect(problems).not.toEqual([]);
          for (const problem of problems) expect(problem).toMatch(/^schemas\/part\.yaml:1:\d+ [a-z-]+: /);
          return;
        }
        printed += 1;
        const json = isNullable(spec) ? { ...field.json, type: [field.json.type, 'null'] } : field.json;
        const zod = zodOfSchema(json);
        const [asWritten, asPublished] = [oracle(written(spec)), oracle(standardOf(json))];
        const sample = sampleOf(json, 0);
        expect([spec, sample, asWritten(sample)]).toEqual([spec, sample, true]);
        for (const value of [sample, ...values].map(fromWire)) {
          const taken = zod.safeParse(value).success;
          expect([spec, value, asWritten(value), asPublished(value)]).toEqual([spec, value, taken, taken]);
        }
      }),
      { numRuns: 800 },
    );
    // Else nothing was tried.
    expect(printed).toBeGreaterThan(200);
  });
});
