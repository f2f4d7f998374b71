import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/time.ts';
import { markPlays } from '#server/commands/markPlays.ts';
import { rollUpPlays } from '#server/jobs/rollUpPlays.ts';
import { rebuildPlaySums, restingPlaySums } from '#server/jobs/sums/playSums.ts';
import { dayAt, dayStart, hourStart } from '#server/policies/reportZone.ts';
import { data } from '#tests/support/call.ts';
import { anyDb } from '#tests/support/rows.ts';
import { buildScene, DAY, HOUR, type Scene, type Screen } from '../player/scene.ts';

let scene: Scene;
let screens: Screen[];
let adIds: string[];
beforeAll(async () => {
  scene = await buildScene();
  // Kathmandu is a quarter of an hour off: its hours are not those of the sums.
  screens = [await scene.addScreen(), await scene.addScreen({ zone: 'Asia/Kathmandu' })];
  adIds = [];
  for (let at = 0; at < 2; at += 1) adIds.push(await scene.addAd({ endAt: scene.clock.now() + 200 * DAY }));
  for (const screen of screens) await scene.sync(screen);
  scene.clock.advance(3 * DAY);
});
afterAll(() => scene.close());

/** Last number that each screen gave to a play. */
const seqs = [0, 0];
/** The raw plays by the rules of this test: start of each that counts, by screen and number. */
const truth = new Map<string, number>();

/** A screen tells plays of some minutes of an hour ago; `again`: the same once more. */
interface Told {
  what: 'told';
  screen: number;
  hoursAgo: number;
  count: number;
  again: boolean;
}
type Step = Told | { what: 'deleted'; pick: number } | { what: 'summed' } | { what: 'rolled' };

const steps = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constant('told' as const),
      screen: fc.nat({ max: 1 }),
      hoursAgo: fc.integer({ min: 1, max: 70 }),
      count: fc.integer({ min: 1, max: 12 }),
      again: fc.boolean(),
    }),
    fc.record({ what: fc.constant('deleted' as const), pick: fc.nat() }),
    fc.constant({ what: 'summed' as const }),
    fc.constant({ what: 'rolled' as const }),
  ),
  { minLength: 1, maxLength: 12 },
);

/** Sends plays as the player does; what the server refuses, as two plays at one time, is no play. */
async function tell({ screen, hoursAgo, count, again }: Told): Promise<void> {
  const since = hourStart(scene.clock.now()) - hoursAgo * HOUR;
  const plays = Array.from({ length: count }, (_, at) => ({
    seq: (seqs[screen]! += 1),
    adId: adIds[at % 2]!,
    slotId: scene.personas.own.slotId,
    key: 'text',
    startedAt: since + at * 290_000,
    durationMs: 10_000,
    outcome: 'complete' as const,
  }));
  const { body } = await scene.sync(screens[screen]!, { plays });
  if (again) await scene.sync(screens[screen]!, { plays });
  const dropped = new Set(body.dropped?.map(({ seq }) => seq));
  for (const { seq, startedAt } of plays) if (!dropped.has(seq)) truth.set(`${screen} ${seq}`, startedAt);
}

async function forget(pick: number): Promise<void> {
  const keys = [...truth.keys()];
  const key = keys[pick % Math.max(1, keys.length)];
  if (key === undefined) return;
  const [screen, seq] = key.split(' ').map(Number) as [number, number];
  const { deviceId } = screens[screen]!;
  const at = truth.get(key)!;
  const gone = await scene.within(async (tx) => {
    const { numDeletedRows } = await tx
      .ofCorp(scene.corpId)
      .deleteFrom('proofs_of_play')
      .where('device_id', '=', deviceId)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    await markPlays(tx, [{ corpId: scene.corpId, deviceId, at }]);
    return Number(numDeletedRows) > 0;
  });
  // One that was rolled up stands in its hour for ever.
  if (gone) truth.delete(key);
}

const late = () => scene.clock.now() + DAY;

async function carryOut(step: Step): Promise<void> {
  if (step.what === 'told') await tell(step);
  else if (step.what === 'deleted') await forget(step.pick);
  else if (step.what === 'summed') await rebuildPlaySums(scene.services.store, late());
  else await rollUpPlays(scene.services.store, scene.clock.now() + 32 * DAY);
}

const sumsOf = (kind: 'hour' | 'day') =>
  scene.within(async (tx) => {
    const rows = await tx.playSums.find((eb) => eb('step', '=', kind), { limit: 100_000 });
    return rows.map(({ deviceId, at, plays, durationMs }) => ({ deviceId, at: at ?? 0, plays, durationMs }));
  });

/** The same of each day, as the rows of weeks have it. */
const sumsOfWeeks = () =>
  scene.within(async (tx) => {
    const rows = await anyDb(tx).selectFrom('play_weeks').selectAll().where('corp_id', '=', scene.corpId).execute();
    return rows.flatMap((row) => {
      const days = Array.from({ length: 7 }, (_, n) => ({
        deviceId: row.device_id as string,
        at: dayStart(addDays(dayAt(row.at), n)),
        plays: row[`plays${n + 1}`] as number | null,
        durationMs: row[`duration_ms${n + 1}`] as number | null,
      })).filter(({ plays }) => plays !== null);
      const added = (name: 'plays' | 'durationMs') => days.reduce((sum, day) => sum + (day[name] ?? 0), 0);
      expect([row.plays, row.duration_ms]).toEqual([added('plays'), added('durationMs')]);
      return days;
    });
  });

/** Plays and time by screen and day, as the raw plays have it. */
function expected(): Record<string, number> {
  const days: Record<string, number> = {};
  for (const [key, at] of truth) {
    const name = `${screens[Number(key.split(' ')[0])]!.deviceId} ${dayAt(at)}`;
    days[name] = (days[name] ?? 0) + 1;
  }
  return days;
}

function byDay(rows: Awaited<ReturnType<typeof sumsOf>>): Record<string, number> {
  const days: Record<string, number> = {};
  for (const { deviceId, at, plays } of rows) {
    const name = `${deviceId} ${dayAt(at)}`;
    days[name] = (days[name] ?? 0) + (plays ?? 0);
  }
  return days;
}

describe('sums of plays', () => {
  test('equal the raw plays after any order of late, doubled, deleted and rolled up ones [REP-07]', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        for (const step of all) await carryOut(step);
        await rebuildPlaySums(scene.services.store, late());
        const [hours, days, weeks] = [await sumsOf('hour'), await sumsOf('day'), await sumsOfWeeks()];
        for (const sums of [hours, days, weeks]) {
          expect(byDay(sums)).toEqual(expected());
          expect(sums.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)).toBe(truth.size * 10_000);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('have a play just past midnight in its day, though its hour in Kathmandu began before [REP-07]', async () => {
    const hoursAgo = Math.ceil((scene.clock.now() - dayStart(dayAt(scene.clock.now()))) / HOUR);
    const told = { what: 'told', screen: 1, hoursAgo, count: 3, again: false } as const;
    expect(dayAt(hourStart(scene.clock.now()) - hoursAgo * HOUR)).toBe(dayAt(scene.clock.now()));
    for (const step of [told, { what: 'summed' }, { what: 'rolled' }, told, { what: 'rolled' }] as const)
      await carryOut(step);
    await rebuildPlaySums(scene.services.store, late());
    for (const sums of [await sumsOf('hour'), await sumsOf('day'), await sumsOfWeeks()])
      expect(byDay(sums)).toEqual(expected());
  });

  test('rest nineteen times as long as they took, and have then what was told meanwhile [REP-07]', async () => {
    const TOOK = 100;
    let [now, isWorking] = [0, false];
    // Each run takes as long, by a clock that stands still beside it.
    const sum = restingPlaySums(scene.services.store, () => {
      if (isWorking) now += TOOK;
      isWorking = !isWorking;
      return now;
    });
    const made = async (at: number) => {
      [now, isWorking] = [at, false];
      scene.clock.advance(HOUR);
      await tell({ what: 'told', screen: 0, hoursAgo: 1, count: 1, again: false });
      return sum(late());
    };
    const ENDED = 1000 + TOOK;
    expect(await made(1000)).toBe(1);
    expect(await made(ENDED)).toBe(0);
    expect(await made(ENDED + 19 * TOOK - 1)).toBe(0);
    expect(await made(ENDED + 19 * TOOK)).toBe(3);
    expect(byDay(await sumsOf('day'))).toEqual(expected());
    // The clock of the machine is set back by a day.
    expect(await made(ENDED - DAY)).toBe(1);
  });

  test('a report reads the same as the raw plays, and the average of a list is by play [REP-07]', async () => {
    const { owner } = scene.personas;
    const [report, list] = [
      await data<{ total: number[] }>(scene, owner, 'adReport.run', { period: 'last7' }),
      await data<{ totals: { field: string; as: string; value: number }[] }>(scene, owner, 'proofOfPlay.list', {
        totals: true,
      }),
    ];
    expect(report.total.slice(0, 2)).toEqual([truth.size, truth.size * 10_000]);
    // Hours that were rolled up stand for many plays each; each play took ten seconds.
    expect(list.totals.find(({ as }) => as === 'avg')?.value).toBe(10_000);
  });

  test('plays of before there were sums are counted when a server with sums starts', async () => {
    await scene.within(async (tx) => {
      await tx.db.deleteFrom('settings').where('name', '=', 'playSums').execute();
      await tx.ofCorp(scene.corpId).deleteFrom('play_sums').execute();
      await anyDb(tx).deleteFrom('play_weeks').execute();
    });
    await rebuildPlaySums(scene.services.store, late());
    expect(byDay(await sumsOf('day'))).toEqual(expected());
    expect(byDay(await sumsOfWeeks())).toEqual(expected());
  });
});
