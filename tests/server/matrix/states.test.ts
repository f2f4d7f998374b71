import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchResult } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { sampleId } from '#tests/support/cases/factories.ts';
import { conditions, moves, type Conditions, type Move } from '#tests/support/cases/states.ts';
import { runTransitions } from '#server/jobs/transitions.ts';
import { tableOf, type Row } from '#server/policies/tableOf.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { givePoints, uploadFor } from '#tests/support/library.ts';
import { metaOf, uniqueKeys } from '#tests/support/records.ts';
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
  // Nothing of this test is taken down; player/takeDown.test.ts takes ads, materials and advertisers down.
  takenDown: ({ isTakenDown }) => isTakenDown === true,
  // The rows of this test name no slot that is on sale, and no ad.
  saleClosed: () => true,
  adRefused: () => false,
  // No ad shows them yet.
  castShown: () => false,
  screenGone: () => true,
  orderLifted: () => false,
};

/** Fields that a signal reads. */
const SIGNAL_READS: Readonly<Record<string, readonly string[]>> = { heartbeat: ['heartbeatAt'], renewed: ['expireAt'] };

/** Values of fields whose kind does not say which ones matter: what a screen can do. */
const SIDES: Readonly<Record<string, readonly unknown[]>> = {
  // Ads that an advertiser holds back are tested in tests/server/handlers/sales/promotionGroups.test.ts.
  'ad.heldBy': [null],
  'device.capabilities': [
    ['volume', 'brightness', 'restartPlayer', 'restartMachine', 'display', 'power', 'pause', 'screenshot', 'lock'],
    ['volume'],
    [],
    null,
  ],
};

/** Counts that an action makes anew: the roll-outs of this test have gone to no screens. */
const COUNTED: Readonly<Record<string, Values>> = {
  'firmwareTask.resume': { waiting: 0, running: 0, isHalted: false },
  'firmwareTask.retry': { waiting: 0, running: 0, isHalted: false },
};

/** Values for which a transition's condition holds and does not hold, and none. */
function sides(entity: string, name: string, now: number): unknown[] {
  const { kind, values = [], ref } = metaOf(entity).fields.find((field) => field.name === name)!;
  const own = SIDES[`${entity}.${name}`];
  if (own) return [...own];
  if (kind === 'boolean') return [true, false];
  if (kind === 'integer') return [0, 2];
  if (kind === 'instant') return [now - DAY_MS, now, now + DAY_MS, null];
  if (ref?.to === 'account') return [test.personas.owner.userId, sampleId(), null];
  return ref ? [sampleId(), null] : [...values, null];
}

/** Rows with every combination of the values that the transitions of their entity read. */
function variants({ entity, reads, signals }: Conditions, now: number, guarded: readonly string[]): Values[] {
  const fields = [...new Set([...reads, ...signals.flatMap((name) => SIGNAL_READS[name] ?? []), ...guarded])];
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

/** Returns which of these fields a row leaves empty, because they are off for it. */
function off({ whens }: Conditions, row: Values, now: number): Values {
  const names = Object.entries(whens).filter(([, when]) => !when(row, { now, me: null, on: 'update' }));
  return Object.fromEntries(names.map(([name]) => [name, null]));
}

/** Returns a variant whose references are its own where no two rows may have the same. */
function unlike(entity: string, variant: Values, n: number): Values {
  const names = uniqueKeys(entity).flat();
  return Object.fromEntries(
    Object.entries(variant).map(([name, value]) => [
      name,
      names.includes(name) && typeof value === 'string' ? `${value}-${n}` : value,
    ]),
  );
}

/** Inserts a row of each variant in each of these states into the corporation of who acts on it. */
function lay(entity: string, states: readonly string[], guarded: readonly string[] = []): Promise<Row[]> {
  const { field } = metaOf(entity).states!;
  const all = conditionsOf(entity);
  const { corpId } = isOfOwner(entity) ? test.personas.own : test.personas.advertiser;
  return test.services.store.write({ kind: 'system', corpId }, async (tx) => {
    const rows: Row[] = [];
    for (const state of states)
      for (const variant of variants(all, tx.now, guarded)) {
        const row = { ...sampleRow(entity, ++serial), ...unlike(entity, variant, serial), [field]: state };
        rows.push(await tableOf(tx, entity).insert({ ...row, ...off(all, row, tx.now) }));
      }
    return rows;
  });
}

/**
 * One needs an enterprise with its equipment, and an unused name: tested in tests/server/handlers/people.test.ts. The
 * other begins work that moves the record on at once: tested in tests/server/player/offlinePackage.test.ts. Orders of
 * advertisers need their places and their money: tested in tests/server/handlers/sales (orders, makeGood, auctions, outsideBuyers). A machine that takes
 * another's place has to show a code: tested in tests/server/player/replacement.test.ts. What an advertiser does with its ads
 * needs ads that name it, and orders: tested in tests/server/handlers/sales/promotionGroups.test.ts.
 */
const ELSEWHERE: readonly string[] = [
  'corporation.addAdministrator',
  'offlinePackage.retry',
  'adsOrder.pay',
  'adsOrder.upload',
  'adsOrder.cancel',
  'adsOrder.rebid',
  'adsOrder.outside',
  'adsOrder.stop',
  'adsOrder.makeGood',
  'adsOrder.refund',
  'device.replace',
  'ad.hold',
  'ad.resume',
  'ad.arrange',
  'ad.revise',
  'ad.withdraw',
];

const byCall = [
  ...Map.groupBy(
    moves.filter(({ call }) => !ELSEWHERE.includes(call)),
    ({ call }) => call,
  ).values(),
].map((all) => ({ all, ...all[0]! }));

/** Error codes of handlers that refuse a record in another state with an error of their own. */
const OWN_WORDS: Readonly<Record<string, number>> = {
  'ad.approve': errors.REVIEW_DONE.code,
  'ad.reject': errors.REVIEW_DONE.code,
  // Who asks is not the platform.
  'marketOrder.confirm': errors.ORDER_NOT_YOURS_TO_CONFIRM.code,
};

/** Commands to many screens; those of a moment are refused where a screen is offline. */
const COMMANDS = [
  'setVolume',
  'setBrightness',
  'switchPower',
  'restart',
  'lockScreens',
  'unlockScreens',
  'restartMachine',
];
const OF_A_MOMENT = ['device.pauseScreens', 'device.screenshot'];

/** Error codes of handlers whose own sentence says why a record is none for it. */
const OWN_REASONS: Readonly<Record<string, number>> = Object.fromEntries(
  [...COMMANDS.map((name) => `device.${name}`), ...OF_A_MOMENT].map((call) => [call, errors.COMMAND_NOT_DECLARED.code]),
);

/** Says whether a row of each value of this field can be laid: not of what says which row it is and whose. */
const canVary = (entity: string, name: string): boolean =>
  Object.hasOwn(SIDES, `${entity}.${name}`) ||
  metaOf(entity).fields.some(
    (field) =>
      field.name === name && (['boolean', 'integer', 'enum'].includes(field.kind) || field.ref?.to === 'account'),
  );

/** Returns the error code of an action on a row, 0 if it may run: by its states, its condition, and its rules. */
function codeOf({ call, enters, guards, rules }: Move, row: Values): number {
  const { userId, corpId, deptId } = actorOf(call);
  const context = { now: test.clock.now(), me: { userId, corpId, deptId, system: 'YXF' }, on: call.split('.')[1]! };
  const failed = enters === null ? undefined : guards.find(({ holds }) => !holds(row, context));
  if (failed) return OWN_REASONS[call] ?? errors[failed.error as keyof typeof errors].code;
  if (OF_A_MOMENT.includes(call) && row['status'] !== 'online') return errors.DEVICE_OFFLINE.code;
  if (enters === null) return OWN_WORDS[call] ?? errors.NOT_ALLOWED_NOW.code;
  return rules.every((holds) => holds(row, context)) ? 0 : errors.PAYLOAD_INVALID.code;
}

/** Returns the state of a row after an action that may run; undefined if that deletes it. */
function stateAfter({ call, entity, action, enters }: Move, before: Row, deletes: boolean | undefined): unknown {
  const { states, actions } = metaOf(entity);
  const { field } = states!;
  if (deletes) return undefined;
  // A row that enters a state moves on from there, even if it was in it before: a task handed on too late is overdue.
  const isEntered = actions.find(({ name }) => name === action)?.to !== undefined;
  // An order takes the ad down, and not its own action.
  const isTakenDown = call === 'ad.takeDown';
  if (!isEntered && !isTakenDown && !(call in COUNTED) && enters === before[field]) return before[field];
  return settled(conditionsOf(entity), { ...before, isTakenDown, ...COUNTED[call], [field]: enters }, 0);
}

/** Caller of an action: the owner's superior for those that only a superior may do, else the owner. */
const FROM_ABOVE: readonly string[] = ['devicePoint.takeBack', 'corporation.issuePoints'];
const actorOf = (call: string) =>
  test.personas[FROM_ABOVE.includes(call) ? 'superior' : isOfOwner(call.split('.')[0]!) ? 'owner' : 'advertiser'];
/** Says whether the console of media owners has an entity; the others are the advertiser's. */
const isOfOwner = (entity: string): boolean => metaOf(entity).systems.includes('YXF');

/** Fields that an action asks for where its record has none: the digits that open a lock. */
const ASKED: Readonly<Record<string, Values>> = { 'device.lockScreens': { pin: '0123' } };

/** Returns what an action asks for beside its records; its files are uploaded, and a person that it names is one of the enterprise. */
async function formOf(entity: string, call: string): Promise<Values> {
  const { ids: _, ...form } = cases.find((each) => each.call.name === call)!.valid;
  const { refs = [] } = metaOf(entity).actions.find((action) => `${entity}.${action.call}` === call)!;
  const there: Record<string, unknown> = {};
  for (const { name, kind, ref } of refs) {
    if (kind === 'files') there[name] = await uploadFor(test, test.personas.owner, { entity, field: name, count: 1 });
    if (ref?.to === 'account') there[name] = test.personas.staff.userId;
  }
  return { ...form, ...there, ...ASKED[call] };
}

/** Conditions are asked of a row that was read, before anything is written: both engines are not needed for each of their values. */
const ONE_OF_EACH = process.env['TEST_ENGINE'] === 'postgres';

/** Returns the first row of each kind. */
const oneOfEach = (rows: readonly Row[], kindOf: (row: Row) => string): Row[] => [
  ...new Map(rows.toReversed().map((row) => [kindOf(row), row])).values(),
];

describe('every action in every state', () => {
  it.each(byCall)(
    '$call moves the records that it may, and leaves all others as they are [AD-06, AD-09]',
    async ({ call, entity, action, guards, all }) => {
      const { states, actions } = metaOf(entity);
      const { field, final } = states!;
      const { bulk, deletes } = actions.find(({ name }) => name === action)!;
      const form = await formOf(entity, call);
      const laid = await lay(
        entity,
        all.map(({ state }) => state),
        guards.flatMap(({ reads }) => reads).filter((name) => canVary(entity, name)),
      );
      const outcomes = new Map(
        laid.map((before) => {
          const move = all.find(({ state }) => state === before[field])!;
          const code = codeOf(move, before);
          return [before, { code, wanted: code === 0 ? stateAfter(move, before, deletes) : before[field] }];
        }),
      );
      const rows = ONE_OF_EACH ? oneOfEach(laid, (row) => JSON.stringify([row[field], outcomes.get(row)])) : laid;
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
          const after = await rowOf(test, entity, before.id);
          const { code, wanted } = outcomes.get(before)!;
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
    const form = await formOf(entity, call);
    const { results } = await data<BatchResult>(test, actorOf(call), call, { ids: [row!.id], ...form });
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
