import { dayAt, dayStart } from '#server/policies/reportZone.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { uuidv7 } from '#core/uuid.ts';
import type { Services } from '#server/services.ts';
import { sumAllWeeks } from '#server/store/sumWeeks.ts';
import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ADS = 10;
/** Hours a day in which something plays. */
const HOURS = 12;
/** First hour of a day after its midnight. */
const OPENS = 8;
const DAYS = 90;
const PLAY_MS = 10_000;
const GROUPS = 10;

/** Spread of so many plays over screens. */
export interface Shape {
  name: string;
  /** Ads that one screen shows, of ten in all, and plays of one within an hour. */
  adsOfScreen: number;
  perHour: number;
  /** Most that a report of 90 days may take, milliseconds. */
  promiseMs: number;
}

/** Busy screens: 600 plays a screen and day, so 37 screens have two million plays in 90 days. */
export const BUSY: Shape = { name: '', adsOfScreen: ADS, perHour: 5, promiseMs: 300 };
/** A wide fleet: 12 plays a screen and day, so 1,852 screens have two million. Its sums are many times as many rows. */
export const WIDE: Shape = { name: 'wide fleet', adsOfScreen: 1, perHour: 1, promiseMs: 1000 };

export interface Seeded {
  corpId: string;
  plays: number;
  screens: number;
}

/** Data of a store of that age: so many plays of the last 90 days, and as many before; see `seedPlays`. */
interface Plan extends Seeded {
  deptIds: readonly string[];
  groupIds: readonly string[];
  storeIds: readonly string[];
  planIds: readonly string[];
  /** Midnight that the last whole day ends with. */
  until: number;
  made: string;
  shape: Shape;
}

/** Returns the plays of so many screens in 90 days. */
const playsOf = ({ screens, shape }: Pick<Plan, 'screens' | 'shape'>): number =>
  screens * DAYS * HOURS * shape.adsOfScreen * shape.perHour;

/** Returns one of these ids by a number. */
const pick = (ids: readonly string[], n: string): string =>
  `(case ${n} % ${ids.length} ${ids.map((id, at) => `when ${at} then '${id}'`).join(' ')} end)`;

/** Returns text as long as an id, which sorts by a number as ids sort by time. */
const idOf = (prefix: string, n: string, digits = 12): string =>
  `'${prefix}' || substr(cast(${10 ** digits} + (${n}) as text), 2)`;

async function planOf({ store, clock }: Services, plays: number, shape: Shape): Promise<Plan> {
  const now = clock.now();
  return store.write({ kind: 'system', corpId: null }, async (tx) => {
    const [reader] = await tx.accounts.find((eb) => eb('user_name', '=', 'editor_dept'), { limit: 1 });
    const [other] = await tx.accounts.find((eb) => eb('user_name', '=', 'reviewer'), { limit: 1 });
    if (!reader || !other) throw new Error('the demo has no editor_dept');
    const own = tx.as({ kind: 'system', corpId: reader.corpId });
    const names = Array.from({ length: GROUPS }, () => uuidv7(tx.now));
    const [groupIds, storeIds, planIds]: [string[], string[], string[]] = [[], [], []];
    for (const [at] of names.entries()) {
      groupIds.push((await own.deviceGroups.insert({ name: `Group ${at}`, kind: 'common' })).id);
      storeIds.push((await own.stores.insert({ name: `Store ${at}` })).id);
      planIds.push((await own.campaigns.insert({ name: `Plan ${at}` })).id);
    }
    return {
      corpId: reader.corpId,
      plays,
      screens: Math.max(1, Math.round(plays / playsOf({ screens: 1, shape }))),
      deptIds: [reader.deptId ?? '', other.deptId ?? ''],
      groupIds,
      storeIds,
      planIds,
      until: dayStart(dayAt(now)),
      made: `${now}, ${now}, 1`,
      shape,
    };
  });
}

const SCREEN = 'device_id, device_name, group_id, store_id, district_code';
const screenOf = ({ groupIds, storeIds }: Plan): string =>
  `${idOf('00000000-0000-7000-8000-', 'd.n')}, 'Screen ' || d.n, ${pick(groupIds, 'd.n')}, ${pick(storeIds, 'd.n')},
   (case d.n % 3 when 0 then '310104' when 1 then '330106' else '110105' end)`;

const AD = 'ad_id, ad_name, campaign_id, slot_id, slot_name, dept_id';
/** Number of an ad: screens that show one of the ten take turns. */
const AD_NO = `((a.n + d.n) % ${ADS})`;
const adOf = ({ planIds, deptIds }: Plan): string =>
  `${idOf('00000000-0000-7000-8001-', AD_NO)}, 'Advertisement ' || ${AD_NO}, ${pick(planIds, AD_NO)},
   ${idOf('00000000-0000-7000-8002-', `${AD_NO} % 3`)}, 'Slot ' || (${AD_NO} % 3), ${pick(deptIds, AD_NO)}`;

/** Fills a table without its indexes, which are made anew at the end. */
async function fill(db: Database, table: string, statements: readonly string[]): Promise<void> {
  const indexes = await db.indexes(table);
  for (const name of indexes.keys()) await db.run(`drop index ${name}`);
  for (const statement of statements) await db.run(statement);
  for (const sql of indexes.values()) await db.run(sql);
}

/** Rows of the days from one to another before today, by screen, ad and hour (or day, where `hours` is 0). */
const grid = (
  db: Database,
  { screens, shape }: Plan,
  { from, to, hours }: { from: number; to: number; hours: number },
): string =>
  `${db.series(-from, -to - 1)} as k cross join ${db.series(0, screens - 1)} as d cross join ${db.series(0, Math.max(0, hours - 1))} as h
   cross join ${db.series(0, shape.adsOfScreen - 1)} as a`;

const hourAt = ({ until }: Plan): string => `(${until} + k.n * ${DAY_MS} + (h.n + ${OPENS}) * ${HOUR_MS})`;

async function seedPlays(db: Database, plan: Plan): Promise<void> {
  const { corpId, made } = plan;
  const { perHour } = plan.shape;
  const kept = Math.floor(limits.playsKept / DAY_MS);
  const columns = `id, corp_id, created_at, updated_at, rev, started_at, ended_at, duration_ms, plays, seq, zone, material_id, material_name, ${AD}, ${SCREEN}`;
  const common = `'00000000-0000-7000-8003-000000000001', 'Material', ${adOf(plan)}, ${screenOf(plan)}`;
  // Seconds within the hour, and numbers within the screen: no two plays of one are at one time.
  const turn = `(a.n * ${perHour} + p.n)`;
  const startedAt = `(${hourAt(plan)} + ${turn} * 70000)`;
  const seq = `(((k.n + ${kept}) * ${HOURS} + h.n) * ${ADS * perHour} + ${turn} + 1)`;
  const hourNo = `((((k.n + ${4 * DAYS}) * ${plan.screens} + d.n) * ${HOURS} + h.n) * ${ADS} + a.n)`;
  const raw = `${grid(db, plan, { from: kept, to: 0, hours: HOURS })} cross join ${db.series(0, perHour - 1)} as p`;
  await fill(db, 'proofs_of_play', [
    `insert into proofs_of_play (${columns}) select ${idOf('01000000-0000-7000-8004-', `${hourNo} * ${perHour} + p.n`)}, '${corpId}', ${made},
       ${startedAt}, ${startedAt} + ${PLAY_MS}, ${PLAY_MS}, 1, ${seq}, 'Asia/Shanghai', ${common} from ${raw}`,
    `insert into proofs_of_play (${columns}) select ${idOf('00000000-0000-7000-8004-', hourNo)}, '${corpId}', ${made},
       ${hourAt(plan)}, ${hourAt(plan)} + ${HOUR_MS}, ${perHour * PLAY_MS}, ${perHour}, null, 'Asia/Shanghai', ${common}
     from ${grid(db, plan, { from: 2 * DAYS, to: kept, hours: HOURS })}`,
  ]);
  await fill(db, 'plays', [
    `insert into plays (device_id, seq, corp_id, ad_id, slot_id, content_key, started_at, duration_ms, drift, verdict, received_at)
     select ${idOf('00000000-0000-7000-8000-', 'd.n')}, ${seq}, '${corpId}', ${idOf('00000000-0000-7000-8001-', AD_NO)}, ${idOf('00000000-0000-7000-8002-', `${AD_NO} % 3`)},
       '00000000-0000-7000-8003-000000000001', ${startedAt}, ${PLAY_MS}, 0, 'counted', ${startedAt} + 30000 from ${raw}`,
  ]);
}

async function seedSums(db: Database, plan: Plan): Promise<void> {
  const { corpId, made, until } = plan;
  const { perHour } = plan.shape;
  const kept = Math.floor(limits.hourSumsKept / DAY_MS);
  const base = `id, corp_id, created_at, updated_at, rev, step, at`;
  const dayOf = `(${until} + k.n * ${DAY_MS})`;
  const sumNo = (hour: string): string =>
    `((((k.n + ${4 * DAYS}) * ${plan.screens} + d.n) * ${HOURS} + ${hour}) * ${ADS} + a.n)`;
  const plays = (step: string, at: string, id: string, count: number) =>
    `insert into play_sums (${base}, ${AD}, ${SCREEN}, plays, duration_ms, income_milli) select ${id}, '${corpId}', ${made}, '${step}', ${at},
       ${adOf(plan)}, ${screenOf(plan)}, ${count}, ${count * PLAY_MS}, ${count * 2050}`;
  await fill(db, 'play_sums', [
    `${plays('hour', hourAt(plan), idOf('00000000-0000-7000-8005-', sumNo('h.n')), perHour)} from ${grid(db, plan, { from: kept, to: 0, hours: HOURS })}`,
    `${plays('day', dayOf, idOf('00000000-0000-7000-8006-', sumNo('0')), perHour * HOURS)} from ${grid(db, plan, { from: 2 * DAYS, to: 0, hours: 0 })}`,
  ]);
  const days = `${db.series(-2 * DAYS, -1)} as k cross join ${db.series(0, plan.screens - 1)} as d`;
  const dayNo = `((k.n + ${4 * DAYS}) * ${plan.screens} + d.n)`;
  await fill(db, 'screen_sums', [
    `insert into screen_sums (${base}, ${SCREEN}, dept_id, online_ms, due_ms, outages) select ${idOf('00000000-0000-7000-8007-', dayNo)}, '${corpId}', ${made}, 'day', ${dayOf},
       ${screenOf(plan)}, ${pick(plan.deptIds, 'd.n')}, ${23 * HOUR_MS}, ${DAY_MS}, 1 from ${days}`,
  ]);
  // A counter hangs at each fifth screen.
  const bands = ['1-19', '20-25', '26-35', '36-45', '46-55', '56+', 'unknown'];
  await fill(db, 'flow_sums', [
    `insert into flow_sums (${base}, ${SCREEN}, dept_id, age_band, gender, people) select ${idOf('00000000-0000-7000-8008-', `${dayNo} * 14 + b.n`)}, '${corpId}', ${made}, 'day', ${dayOf},
       ${screenOf(plan)}, ${pick(plan.deptIds, 'd.n')}, ${pick(bands, 'b.n')}, ${pick(['male', 'female'], 'b.n')}, 40 from ${days} cross join ${db.series(0, 13)} as b where d.n % 5 = 0`,
  ]);
}

/**
 * Fills a store with what it holds of so many plays of 90 days, and of as many of the 90 days before, against which a report
 * compares: each play of the last 31 days by itself, older ones as their hours, sums by the hour of 120 days and by the day of
 * all (REP-07); besides the time online and the passers-by of each of these screens by the day.
 */
export async function seedReports(db: Database, services: Services, plays: number, shape: Shape): Promise<Seeded> {
  const plan = await planOf(services, plays, shape);
  await seedPlays(db, plan);
  await seedSums(db, plan);
  await services.store.write({ kind: 'system', corpId: null }, (tx) =>
    sumAllWeeks(tx.acrossCorps('weeks are made of the sums of all corporations')),
  );
  return { corpId: plan.corpId, plays: playsOf(plan), screens: plan.screens };
}

/** Marks the hours of yesterday, so that the job of the product makes their sums anew. Returns how many. */
export async function markYesterday(db: Database, corpId: string, now: number): Promise<number> {
  const until = dayStart(dayAt(now));
  await db.run(`insert into play_marks (corp_id, device_id, hour_at, due_at, times)
    select distinct corp_id, device_id, at, ${now}, 1 from play_sums where corp_id = '${corpId}' and step = 'hour' and at >= ${until - DAY_MS} and at < ${until}
    and device_id like '00000000-0000-7000-8000-%'`);
  return Number((await db.rows('select count(*) from play_marks'))[0]?.[0]);
}

/** Plays that the sums of the seeded screens have. */
export const summedPlays = async (db: Database): Promise<number> =>
  Number(
    (
      await db.rows(
        `select sum(plays) from play_sums where step = 'day' and device_id like '00000000-0000-7000-8000-%'`,
      )
    )[0]?.[0],
  );
