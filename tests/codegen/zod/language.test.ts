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

type Field = NonNullable<ReturnType<typeof fieldOf>['field']>;

/** Returns the values on which zod, the schema as written and the schema as published do not agree. */
function quarrels(spec: Spec, field: Field, values: readonly unknown[]): unknown[] {
  const json = isNullable(spec) ? { ...field.json, type: [field.json.type, 'null'] } : field.json;
  const sample = sampleOf(json, 0);
  const [zod, asWritten, asPublished] = [zodOfSchema(json), oracle(written(spec)), oracle(standardOf(json))];
  const opinions = [sample, ...values].map(fromWire).map((value) => ({
    spec,
    value,
    zod: zod.safeParse(value).success,
    asWritten: asWritten(value),
    asPublished: asPublished(value),
  }));
  const apart = opinions.filter(({ zod: taken, ...by }) => by.asWritten !== taken || by.asPublished !== taken);
  return asWritten(sample) ? apart : [...apart, { spec, sample, asWritten: false }];
}

/** Returns what is wrong with a refusal: none, or one without a place. */
const unplaced = (problems: readonly string[]): unknown[] =>
  problems.length === 0
    ? ['refused without a word']
    : problems.filter((problem) => !/^schemas\/part\.yaml:1:\d+ [a-z-]+: /.test(problem));

describe('a field of the language', () => {
  it('is either refused at its place, or printed so that it takes exactly what its JSON Schema takes', () => {
    let printed = 0;
    fc.assert(
      fc.property(tried, ({ spec, made: { field, problems }, values }) => {
        printed += field ? 1 : 0;
        expect(field ? quarrels(spec, field, values) : unplaced(problems)).toEqual([]);
      }),
      { numRuns: 800 },
    );
    // Else nothing was tried.
    expect(printed).toBeGreaterThan(200);
  });
});
