import type { FlowAnswer, FlowReading, FlowRefusal, FlowRequest } from '#core/manifest/flow.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { FlowSumStored } from '#generated/server/flow-sums.gen.ts';
import { dayAt, dayStart, HOUR_MS, hourStart } from '../policies/reportZone.ts';
import { sumWeek, weekStart } from '../store/sumWeeks.ts';
import type { Tx } from '../store/types.ts';
import { FLOW_WEEKS } from '../store/weeks.ts';

/** Tolerance for the counter's clock, milliseconds. */
const SLACK_MS = 60_000;

type Place = Pick<DeviceStored, 'id' | 'corpId' | 'name' | 'groupId' | 'storeId' | 'districtCode' | 'deptId'>;

/** People of one age band and gender in an hour or a day. */
interface Cell {
  step: 'hour' | 'day';
  at: number;
  ageBand: FlowSumStored['ageBand'];
  gender: FlowSumStored['gender'];
  people: number;
}

const peopleIn = ({ counts }: FlowReading): number => counts.reduce((sum, each) => sum + each.people, 0);

/** Returns why a reading cannot be true, or null. `before`: people who were counted in its hour already. */
function refusalOf(reading: FlowReading, now: number, before: number): FlowRefusal | null {
  const { from, to, counts } = reading;
  if (to > now + SLACK_MS) return 'future';
  if (from < now - limits.flowLate) return 'past';
  if (to <= from || hourStart(from) !== hourStart(to - 1)) return 'period';
  if (new Set(counts.map(({ age, gender }) => `${age} ${gender}`)).size < counts.length) return 'twice';
  const people = peopleIn(reading);
  // A minute of the busiest gate is the most that a short reading can hold.
  const most = Math.max(1, Math.ceil((limits.flowPerHour * Math.max(to - from, SLACK_MS)) / HOUR_MS));
  return people > most || before + people > limits.flowPerHour ? 'absurd' : null;
}

/** Returns the people whom a screen's counter has counted in these hours so far. */
async function countedIn(tx: Tx, device: Place, hours: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .ofCorp(device.corpId)
    .selectFrom('flow_sums')
    .select((eb) => ['at', eb.fn.sum<number>('people').as('people')])
    .where('device_id', '=', device.id)
    .where('step', '=', 'hour')
    .where('at', 'in', [...hours])
    .groupBy('at')
    .execute();
  return new Map(rows.map(({ at, people }) => [at ?? 0, people]));
}

/** Adds people to the sum of an hour or a day. The screen is held, so nobody else adds to it meanwhile. */
async function add(tx: Tx, device: Place, { step, at, ageBand, gender, people }: Cell): Promise<void> {
  const own = tx.ofCorp(device.corpId);
  const { numUpdatedRows } = await own
    .updateTable('flow_sums')
    .set((eb) => ({ people: eb('people', '+', people), updated_at: tx.now }))
    .where('device_id', '=', device.id)
    .where('step', '=', step)
    .where('at', '=', at)
    .where('age_band', '=', ageBand)
    .where('gender', '=', gender)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) > 0) return;
  await own
    .insertInto('flow_sums', [
      {
        id: uuidv7(tx.now),
        created_at: tx.now,
        updated_at: tx.now,
        rev: 1,
        step,
        at,
        device_id: device.id,
        device_name: device.name,
        group_id: device.groupId,
        store_id: device.storeId,
        district_code: device.districtCode,
        dept_id: device.deptId,
        age_band: ageBand,
        gender,
        people,
      },
    ])
    .execute();
}

/** Makes the weeks of these days anew. */
async function addUpWeeks(tx: Tx, { id, corpId }: Place, cells: Iterable<Cell>): Promise<void> {
  const db = tx.acrossCorps('a week is made of the days of one screen, which is named with its corporation');
  const weeks = new Set([...cells].map(({ at }) => weekStart(at)));
  for (const at of weeks) await sumWeek(db, FLOW_WEEKS, at, { corpId, deviceIds: [id] });
}

/** Keeps the names of readings that were taken. */
async function keepNames(tx: Tx, { id: deviceId, corpId }: Place, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((reading) => ({ device_id: deviceId, reading, corp_id: corpId, received_at: tx.now }));
  await tx.db.insertInto('flow_readings').values(rows).execute();
}

/** Returns the names of readings of a message that were taken before. */
async function takenOf(tx: Tx, { id: deviceId }: Place, readings: readonly FlowReading[]): Promise<Set<string>> {
  const rows = await tx.db
    .selectFrom('flow_readings')
    .select('reading')
    .where('device_id', '=', deviceId)
    .where('reading', 'in', [...new Set(readings.map(({ id }) => id))])
    .execute();
  return new Set(rows.map(({ reading }) => reading));
}

/** Adds the people of a reading to the cells of its hour and its day. */
function gather(cells: Map<string, Cell>, { from, counts }: FlowReading): void {
  const steps = [
    { step: 'hour', at: hourStart(from) },
    { step: 'day', at: dayStart(dayAt(from)) },
  ] as const;
  for (const { age: ageBand, gender, people } of counts.filter((count) => count.people > 0))
    for (const { step, at } of steps) {
      const key = `${step} ${at} ${ageBand} ${gender}`;
      cells.set(key, { step, at, ageBand, gender, people: people + (cells.get(key)?.people ?? 0) });
    }
}

/**
 * Adds readings of a counter of passers-by to the sums of its screen (REP-01): each once, however often it is sent, and
 * none that cannot be true, by itself or with what its hour has already. What is kept are sums by hour, day, age band and
 * gender, and the names of the readings for as long as they could come again.
 */
export async function countFlow(tx: Tx, device: Place, { readings }: FlowRequest): Promise<FlowAnswer> {
  await tx.hold(`flow:${device.id}`);
  const answer: FlowAnswer = { counted: 0, known: 0, refused: [] };
  const taken = await takenOf(tx, device, readings);
  const before = await countedIn(tx, device, [...new Set(readings.map(({ from }) => hourStart(from)))]);
  const cells = new Map<string, Cell>();
  const fresh: string[] = [];
  for (const reading of readings) {
    const hour = hourStart(reading.from);
    if (taken.has(reading.id)) {
      answer.known += 1;
      continue;
    }
    const why = refusalOf(reading, tx.now, before.get(hour) ?? 0);
    if (why !== null) {
      answer.refused.push({ id: reading.id, why });
      continue;
    }
    taken.add(reading.id);
    fresh.push(reading.id);
    before.set(hour, (before.get(hour) ?? 0) + peopleIn(reading));
    gather(cells, reading);
  }
  await keepNames(tx, device, fresh);
  for (const cell of cells.values()) await add(tx, device, cell);
  await addUpWeeks(tx, device, cells.values());
  return { ...answer, counted: fresh.length };
}
