import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { broken } from '#core/entity/rule.ts';
import { routes } from '#generated/server/routes.gen.ts';
import { SAMPLE_TIME } from '#tests/support/cases/factories.ts';
import { samples, type Sample } from '#tests/support/cases/samples.ts';
import { logicOf } from '#server/policies/logic.ts';

const routeOf = (name: string) => routes.find(({ call }) => call.name === name);
const inputOf = (name: string) => routeOf(name)?.input;
/** Returns the input of a create besides the record: a key, where it moves money. */
const beside = (entity: string) => (routeOf(`${entity}.create`)?.call.money ? { key: '0'.repeat(32) } : {});

const made = Object.values(samples).flatMap((sample) => {
  const [create, { build }] = [inputOf(`${sample.entity}.create`), sample];
  return create && build ? [{ ...sample, create, build }] : [];
});

/** Any instant from which a test may count, and any of the records that differ where they must. */
const which = fc.record({ n: fc.nat(7), at: fc.integer({ min: SAMPLE_TIME - 5e10, max: SAMPLE_TIME + 1e12 }) });

/** One value at an edge for some of the fields, in any mixture. */
const mixture = ({ edges }: Sample, fields: readonly string[]) =>
  fc.record(
    Object.fromEntries(
      fields
        .filter((name) => (edges[name] ?? []).length > 0)
        .map((name) => [name, fc.constantFrom(...edges[name]!)] as const),
    ),
    { requiredKeys: [] },
  );

describe.each(made)('the factory of $entity', ({ entity, build, create, unique }) => {
  it('makes what its validator takes and no rule refuses, whenever and however often', () => {
    fc.assert(
      fc.property(which, ({ n, at }) => {
        const record = build({}, at, n);
        expect(z.safeParse(create, { ...record, ...beside(entity) })).toMatchObject({ success: true });
        expect(broken(logicOf(entity).rules, { ...record }, { now: at, me: null, on: 'create' })).toEqual([]);
      }),
    );
  });

  it('makes another one each time, where two may not be alike', () => {
    fc.assert(
      fc.property(fc.nat(7), fc.nat(7), (one, other) => {
        const [a, b]: Record<string, unknown>[] = [
          { ...build({}, SAMPLE_TIME, one) },
          { ...build({}, SAMPLE_TIME, other) },
        ];
        const alike = unique.filter((fields) => fields.every((name) => name in a! && a![name] === b![name]));
        expect(one === other ? [] : alike).toEqual([]);
      }),
    );
  });
});

describe.each(made)('values at the edges of $entity', (sample) => {
  it('are taken by the validator of its create, in any mixture', () => {
    fc.assert(
      fc.property(mixture(sample, sample.creates), (edges) => {
        expect(
          z.safeParse(
            sample.create,
            { ...sample.build({}), ...edges, ...beside(sample.entity) },
            { reportInput: true },
          ),
        ).toMatchObject({
          success: true,
        });
      }),
    );
  });

  it('are taken by the validator of its update, in any mixture', () => {
    const update = inputOf(`${sample.entity}.update`);
    fc.assert(
      fc.property(mixture(sample, update ? sample.updates : []), (edges) => {
        const parsed = z.safeParse(update ?? z.unknown(), { id: '1', ...edges }, { reportInput: true });
        expect(parsed).toMatchObject({ success: true });
      }),
    );
  });
});
