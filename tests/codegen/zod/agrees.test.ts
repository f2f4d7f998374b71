import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { isCreditCode, isIccid, isIdCard, isTimeZone } from '#core/entity/formats.ts';
import { printers } from '#codegen/fields/printers.ts';
import { standardOf } from '#codegen/fields/schema.ts';
import { createShape, formShape, jsonOfShape, updateShape } from '#codegen/emit/shapes.ts';
import { model } from '#tests/support/cases/model.ts';
import { schemas, valuesFor } from './arbitraries.ts';
import { runningShape, zodOfSchema } from './compiled.ts';
import { oracle } from './oracle.ts';

/** A value as JSON.parse gives it. */
const fromWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Checks of formats that JSON Schema cannot express: what is printed of them is a pattern that takes more. */
const BEYOND_JSON: Readonly<Record<string, (text: string) => boolean>> = {
  zone: isTimeZone,
  iccid: isIccid,
  idCard: isIdCard,
  creditCode: isCreditCode,
};

describe('generated validators', () => {
  it('take exactly what the printed JSON Schema takes', () => {
    fc.assert(
      fc.property(
        schemas.chain((json) =>
          fc.tuple(fc.constant(json), fc.array(valuesFor(json), { minLength: 5, maxLength: 20 })),
        ),
        ([json, values]) => {
          const printed = zodOfSchema(json);
          const takes = oracle(standardOf(json));
          for (const value of values.map(fromWire))
            expect([value, printed.safeParse(value).success]).toEqual([value, takes(value)]);
        },
      ),
      { numRuns: 300 },
    );
  });

  const shapes = model.entities
    .filter((entity) => entity.stored)
    .flatMap((entity) => [
      createShape(entity),
      updateShape(entity),
      ...entity.actions.map((action) => formShape(entity, action)),
    ])
    .filter((shape) => shape.members.length > 0);

  it.each(shapes.map((shape) => [shape.title, shape] as const))(
    'take the same %s as the printed JSON Schema',
    (_title, shape) => {
      const printed = runningShape(shape);
      const takes = oracle(standardOf(jsonOfShape(shape)));
      const sample = Object.fromEntries(
        shape.members.map((member) => [member.name, printers[member.kind].sample(member.json, 0)]),
      );
      expect(z.safeParse(printed, sample).success).toBe(true);
      const changes = fc
        .constantFrom(...shape.members)
        .chain((member) =>
          fc.tuple(fc.constant(member.name), fc.oneof(valuesFor(member.json), fc.constantFrom(null, undefined))),
        );
      fc.assert(
        fc.property(fc.array(changes, { maxLength: 3 }), (changed) => {
          const value = fromWire({ ...sample, ...Object.fromEntries(changed) }) as Record<string, unknown>;
          const isBeyond = shape.members.some(({ name, json }) => {
            const check = BEYOND_JSON[String(json['format'])];
            const text = value[name];
            return check !== undefined && typeof text === 'string' && !check(text);
          });
          expect(printed.safeParse(value).success).toBe(takes(value) && !isBeyond);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('counts characters, not halves of them', () => {
    const printed = zodOfSchema({ type: 'string', minLength: 2, maxLength: 2 });
    expect(['😀', '😀😀', '😀😀😀'].map((value) => printed.safeParse(value).success)).toEqual([false, true, false]);
  });

  it('let no key reach the prototype of what is parsed', () => {
    const value = JSON.parse('{"__proto__": {"isAdmin": true}}') as unknown;
    expect(zodOfSchema({ type: 'object', properties: {}, required: [] }).safeParse(value).success).toBe(false);
    expect(zodOfSchema({ type: 'object' }).parse(value)).not.toHaveProperty('isAdmin');
  });

  it('refuse a whole number that has no exact neighbour', () => {
    const printed = zodOfSchema({ type: 'integer' });
    expect([2 ** 53 - 1, 2 ** 53].map((value) => printed.safeParse(value).success)).toEqual([true, false]);
  });

  it.each(['if', 'not', 'oneOf', 'patternProperties', 'dependentRequired', 'unevaluatedProperties', 'x-when'])(
    'are not printed from a schema that says "%s", since it would be dropped',
    (keyword) => {
      for (const type of ['string', 'integer', 'array', 'object', 'boolean']) {
        expect(() => zodOfSchema({ type, [keyword]: {} })).toThrow(`no printer for "${keyword}"`);
      }
    },
  );

  it('are not printed from a format that nobody knows', () => {
    expect(() => zodOfSchema({ type: 'string', format: 'hostname' })).toThrow('no printer for the format "hostname"');
  });
});
