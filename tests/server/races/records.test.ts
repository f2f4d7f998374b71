import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '#generated/model/calls.gen.ts';
import { calls } from '#generated/model/calls.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { moves } from '#tests/support/cases/states.ts';
import type { Row } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';
import { RACE_MS, codesOf, rounds, seeded } from '#tests/support/races.ts';
import { pairsOf, raced, type Ask } from '#tests/support/raceWorlds.ts';
import { createRecords, metaOf, type Records } from '#tests/support/records.ts';
import { rowOf, setRow } from '#tests/support/rows.ts';
import { seeAds } from '#tests/support/seeAds.ts';

let test: TestApp;
let records: Records;
beforeAll(async () => {
  test = await buildTestApp();
  records = createRecords(test, test.personas.owner);
});
afterAll(() => test.close());

const has = (name: string): boolean => Object.hasOwn(calls, name);
/** A copy of an enterprise would be nobody's: its row is its own. Its tree has a race of its own (organisation.test.ts). */
const entities = Object.keys(samples).filter((entity) => entity !== 'corporation' && samples[entity]!.build);
const updated = entities.filter((entity) => has(`${entity}.update`));

const sourceOf = async (entity: string): Promise<Row> => (await rowOf(test, entity, await records.one(entity)))!;
const updateOf =
  (entity: string, [field, value]: readonly [string, unknown]): Ask =>
  (ids) => ({
    name: `${entity}.update` as CallName,
    payload: { id: ids[0], [field]: value },
  });
const manyOf =
  (entity: string, [field, value]: readonly [string, unknown]): Ask =>
  (ids) => ({
    name: `${entity}.updateMany` as CallName,
    payload: { ids: ids.toReversed(), set: { [field]: value } },
  });

/** Races pairs of changes: every other time one that breaks a rule where both are kept. */
async function racePairs(
  entity: string,
  asksOf: (pair: ReturnType<typeof pairsOf>['others'][number]) => [Ask, Ask],
  many: boolean,
) {
  const source = await sourceOf(entity);
  const { clashes, others } = pairsOf(entity, source, many, test.clock.now());
  const random = seeded(7);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return rounds(async (round) => {
    const pair = (round % 2 === 0 ? pick(clashes) : undefined) ?? pick(others);
    return pair ? raced(test, { entity, source, asks: asksOf(pair) }) : null;
  });
}

describe(
  'two calls at once leave what one after the other would [security 10, structure 1]',
  { timeout: RACE_MS },
  () => {
    it.each(updated)('updates of a %s', async (entity) => {
      const found = await racePairs(entity, ([one, other]) => [updateOf(entity, one), updateOf(entity, other)], false);
      expect(found).toEqual([]);
    });

    it.each(updated.filter((entity) => has(`${entity}.updateMany`)))(
      'a change of many of a %s, and an update',
      async (entity) => {
        const found = await racePairs(entity, ([one, other]) => [manyOf(entity, one), updateOf(entity, other)], true);
        expect(found).toEqual([]);
      },
    );

    it.each(entities.filter((entity) => moves.some((move) => move.entity === entity)))(
      'actions of a %s in every state',
      async (entity) => {
        const source = await sourceOf(entity);
        const all = moves.filter((move) => move.entity === entity);
        const random = seeded(11);
        const actionOf = (name: CallName, reversed: boolean): Ask => {
          const { ids: _, ...form } = cases.find((each) => each.call.name === name)!.valid;
          return (ids) => ({ name, payload: { ids: reversed ? ids.toReversed() : ids, ...form } });
        };
        const found = await rounds(async () => {
          const { state } = all[Math.floor(random() * all.length)]!;
          const names = all.filter((move) => move.state === state).map((move) => move.call);
          const [one, other] = [0, 1].map(() => names[Math.floor(random() * names.length)]!) as [CallName, CallName];
          return raced(test, {
            entity,
            source,
            asks: [actionOf(one, false), actionOf(other, true)],
            prepare: async (ids) => {
              for (const id of ids) await setRow(test, entity, id, { [metaOf(entity).states!.field]: state });
              if (entity === 'ad') await seeAds(test, test.personas.owner, ids);
            },
          });
        });
        expect(found).toEqual([]);
      },
    );
  },
);

/** Every field of a create that names a record which can be deleted. */
const references = entities.flatMap((entity) =>
  has(`${entity}.create`)
    ? Object.entries(samples[entity]!.refs).flatMap(([field, { to, toBy }]) => {
        const meta = metaOf(entity).fields.find(({ name }) => name === field);
        if (!meta || !samples[entity]!.creates.includes(field)) return [];
        const kinds = to === undefined ? (metaOf(entity).fields.find(({ name }) => name === toBy)?.values ?? []) : [to];
        return kinds
          .filter((kind) => has(`${kind}.delete`) && entities.includes(kind))
          .map((kind) => ({ entity, field, kind, by: toBy, isList: meta.kind === 'refs' }));
      })
    : [],
);

describe('a record is deleted, or referred to, whichever came first [security 10]', { timeout: RACE_MS }, () => {
  it.each(references)('$kind, and $field of a $entity', async ({ entity, field, kind, by, isList }) => {
    const found = await rounds(async () => {
      const ask = async () => {
        const id = await records.make(kind);
        const payload = await records.payload(entity, { ...(by ? { [by]: kind } : {}), [field]: isList ? [id] : id });
        return {
          remove: () => call(test, test.personas.owner, `${kind}.delete` as CallName, { ids: [id] }),
          add: () => call(test, test.personas.owner, `${entity}.create` as CallName, payload),
        };
      };
      const [first, second, both] = [await ask(), await ask(), await ask()];
      const removed = [await first.remove(), await first.add()];
      const added = await second.add();
      const allowed = [codesOf(removed), codesOf([await second.remove(), added])];
      const left = codesOf(await Promise.all([both.remove(), both.add()]));
      return allowed.includes(left) ? null : `delete and create answered ${left}, not ${allowed.join(' nor ')}`;
    });
    expect(found).toEqual([]);
  });
});
