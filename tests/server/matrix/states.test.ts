import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchResult } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { sampleId } from '#tests/support/cases/factories.ts';
import { conditions, moves, type Conditions } from '#tests/support/cases/states.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { tableOf, type Row } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { givePoints } from '#tests/support/library.ts';
import { metaOf } from '#tests/support/records.ts';
import { seeAds } from '#tests/support/seeAds.ts';
import { removeRow, rowOf, sampleRow } from '#tests/support/rows.ts';

type Values = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/**
 * Signals of server/policies for a transition, written again for the test: from the row, and from the number of free
 * points.
 */
const SIGNALS: Readonly<Record<string, (row: Values, now: number, points: number) => unknown>> = {
  heartbeat: ({ heartbeatAt }, now) => Number(heartbeatAt ?? 0) > now - limits.heartbeatMissed,
  missedHeartbeat: ({ heartbeatAt }, now) => Number(heartbeatAt ?? 0) <= now - limits.heartbeatMissed,
  renewed: ({ expireAt }, now) => Number(expireAt ?? 0) > now,
  freePoints: (_row, _now, points) => points,
  // The rows of this test belong to no plan that is paused; player/plan.test.ts pauses one.
  planPaused: () => false,
};

/** Fields that a signal reads. */
const SIGNAL_READS: Readonly<Record<string, readonly string[]>> = { heartbeat: ['heartbeatAt'], renewed: ['expireAt'] };

/** Values for which a transition's condition holds and does not hold, and none. */
function sides(entity: string, name: string, now: number): unknown[] {
  const { kind, values = [], ref } = metaOf(entity).fields.find((field) => field.name === name)!;
  if (kind === 'instant') return [now - DAY_MS, now, now + DAY_MS, null];
  return ref ? [sampleId(), null] : [...values, null];
}

/** Rows with every combination of the values that the transitions of their entity read. */
function variants({ entity, reads, signals }: Conditions, now: number): Values[] {
  const fields = [...new Set([...reads, ...signals.flatMap((name) => SIGNAL_READS[name] ?? [])])];
  return fields.reduce<Values[]>(
    (rows, name) => rows.flatMap((row) => sides(entity, name, now).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** Returns the final state of a row, by the schema's transitions in their order. */
function settled({ entity, system, signals }: Conditions, row: Values, points: number): string {
  const { field, values } = metaOf(entity).states!;
  const now = test.clock.now();
  const answers = Object.fromEntries(signals.map((name) => [name, SIGNALS[name]?.(row, now, points)]));
  let state = String(row[field]);
  for (let steps = Object.keys(values).length; steps > 0; steps -= 1) {
    const due = system.find(
      ({ from, when }) =>
        from.includes(state) && when({ ...row, ...answers, [field]: state }, { now, me: null, on: 'update' }),
    );
    if (!due) return state;
    state = due.to;
  }
  return state;
}

const conditionsOf = (entity: string): Conditions => conditions.find((each) => each.entity === entity)!;
let serial = 0;

/** Inserts a row of each variant in each of these states into the owner's corporation. */
function lay(entity: string, states: readonly string[]): Promise<Row[]> {
  const { field } = metaOf(entity).states!;
  const { corpId } = test.personas.own;
  return test.services.store.write({ kind: 'system', corpId }, async (tx) => {
    const rows: Row[] = [];
    for (const state of states)
      for (const variant of variants(conditionsOf(entity), tx.now))
        rows.push(await tableOf(tx, entity).insert({ ...sampleRow(entity, ++serial), ...variant, [field]: state }));
    return rows;
  });
}

/** Needs an enterprise with its equipment, and an unused name: tested in tests/server/handlers/people.test.ts. */
const ELSEWHERE = 'corporation.addAdministrator';

const byCall = [
  ...Map.groupBy(
    moves.filter(({ call }) => call !== ELSEWHERE),
    ({ call }) => call,
  ).values(),
].map((all) => ({ all, ...all[0]! }));

/** Error codes of handlers that refuse a record in another state with an error of their own. */
const OWN_WORDS: Readonly<Record<string, number>> = {
  'ad.approve': errors.REVIEW_DONE.code,
  'ad.reject': errors.REVIEW_DONE.code,
};

/** Caller of an action: the owner's superior for those that only a superior may do, else the owner. */
const FROM_ABOVE: readonly string[] = ['devicePoint.takeBack', 'corporation.issuePoints'];
const actorOf = (call: string) => test.personas[FROM_ABOVE.includes(call) ? 'superior' : 'owner'];

describe('every action in every state', () => {
  it.each(byCall)(
    '$call moves the records that it may, and leaves all others as they are [AD-06, AD-09]',
    async ({ call, entity, action, all }) => {
      const { states, actions } = metaOf(entity);
      const { field, final } = states!;
      const { bulk, deletes } = actions.find(({ name }) => name === action)!;
      const { ids: _, ...form } = cases.find((each) => each.call.name === call)!.valid;
      const rows = await lay(
        entity,
        all.map(({ state }) => state),
      );
      if (call === 'ad.approve')
        await seeAds(
          test,
          test.personas.owner,
          rows.map(({ id }) => id),
        );
      const found: string[] = [];
      for (let from = 0; from < rows.length; from += bulk) {
        const some = rows.slice(from, from + bulk);
        const { results } = await data<BatchResult>(test, actorOf(call), call, {
          ids: some.map(({ id }) => id),
          ...form,
        });
        for (const [n, before] of some.entries()) {
          const { enters } = all.find(({ state }) => state === before[field])!;
          const after = await rowOf(test, entity, before.id);
          const isMoved = enters !== null && enters !== before[field];
          const wanted =
            deletes && enters !== null
              ? undefined
              : isMoved
                ? settled(conditionsOf(entity), { ...before, [field]: enters }, 0)
                : before[field];
          const code = enters === null ? (OWN_WORDS[call] ?? errors.NOT_ALLOWED_NOW.code) : 0;
          const isUntouched = code === 0 || after?.rev === before.rev;
          if (results[n]?.code !== code || after?.[field] !== wanted || !isUntouched)
            found.push(
              `${JSON.stringify(before)}: ${JSON.stringify(results[n])}, ${String(after?.[field])}, not ${String(wanted)}`,
            );
        }
      }
      expect(found).toEqual([]);
      expect(final === undefined || !all.some(({ state }) => state === final)).toBe(true);
    },
  );

  it.each(byCall)('$call finds nothing that was deleted', async ({ call, entity }) => {
    const [row] = await lay(entity, [metaOf(entity).states!.initial]);
    await removeRow(test, entity, row!.id);
    const { ids: _, ...form } = cases.find((each) => each.call.name === call)!.valid;
    const { results } = await data<BatchResult>(test, test.personas.owner, call, { ids: [row!.id], ...form });
    expect(results).toMatchObject([{ code: errors.NOT_FOUND.code }]);
  });
});

describe('time alone', () => {
  const moved = conditions.filter(({ system }) => system.length > 0);

  it('is asked for nothing that this test does not know', () => {
    expect(moved.flatMap(({ signals }) => signals).filter((name) => !(name in SIGNALS))).toEqual([]);
  });

  it.each(
    moved.flatMap((each) =>
      (each.signals.includes('freePoints') ? [0, 1] : [0]).map((points) => ({ ...each, points })),
    ),
  )(
    'moves each $entity to where its transitions lead, with $points free points, and a second time nowhere',
    async ({ points, ...each }) => {
      const { entity } = each;
      const { field, values, final } = metaOf(entity).states!;
      const rows = await lay(
        entity,
        Object.keys(values).filter((state) => state !== final),
      );
      if (points > 0)
        await Promise.all((['android', 'windows'] as const).map((type) => givePoints(test, type, points)));
      const all = { kind: 'system', corpId: null } as const;
      await test.services.store.write(all, runTransitions);
      const found: string[] = [];
      for (const before of rows) {
        const after = (await rowOf(test, entity, before.id))!;
        const wanted = settled(each, before, points);
        if (after[field] !== wanted) found.push(`${JSON.stringify(before)}: ${String(after[field])}, not ${wanted}`);
      }
      expect(found).toEqual([]);
      expect((await test.services.store.write(all, runTransitions))[entity] ?? 0).toBe(0);
    },
  );
});
