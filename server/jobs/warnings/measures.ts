import type { Level } from '#core/rules/warning.ts';
import { adsDue } from '../../player/adsDue.ts';
import { withBadPicture } from '../../player/shots.ts';
import { offUntil, onSince } from '../../policies/operatingHours.ts';
import type { Tx, Where } from '../../store/types.ts';

/** Thresholds of a rule; each kind reads its own. */
export interface Thresholds {
  minutes: number;
  freeMb: number;
  celsius: number;
  percent: number;
}

/** A screen or sensor that is not well under the threshold. */
export interface Found {
  id: string;
  /** Which entity it is. */
  of: 'device' | 'temperatureDevice' | 'handwashingDevice';
  name: string;
  level: Exclude<Level, 'under'>;
  /** The value with its unit; empty where there is no number to it. */
  measured: string;
  /** Since when it is so, where that is known. */
  since?: number | undefined;
}

export type WarningKind = 'offline' | 'storage' | 'fault' | 'temperature' | 'waterLevel' | 'noPlay' | 'picture';

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;
/** Screens or sensors of an enterprise that one look finds; more than these have one cause, which the first ones tell. */
const MOST = 5000;
/** Screens whose programme is made out in one look, since that costs a few milliseconds each, and the time between two looks. */
const MOST_PLANS = 50;
const LOOK_MS = 30_000;
/** Thermometers say what they saw lately: a warm person has gone by the next reading. */
const LATELY_MS = 10 * MINUTE_MS;
/** Oldest reading that is still told of: one that posts by the quarter of an hour, or was without its network. */
const LATE_MS = 120 * MINUTE_MS;
/** A measure must be better than its threshold by so much before it counts as well again. */
const MARGIN = { storage: 1.2, celsius: 0.2, percent: 5 } as const;

const screens = (tx: Tx, where: Where) =>
  tx.devices.find(where, { fields: ['name', 'uuid', 'status', 'fault', 'freeBytes', 'heartbeatAt'], limit: MOST });
const nameOf = ({ name, uuid }: { name: string | null; uuid: string | null }): string => name ?? uuid ?? '';

async function offline(tx: Tx, { minutes }: Thresholds): Promise<Found[]> {
  const found = await screens(tx, (eb) => eb.and([eb('status', '=', 'offline'), eb('heartbeat_at', 'is not', null)]));
  const hours = await onSince(
    tx,
    found.map(({ id }) => id),
    tx.now,
  );
  return found.flatMap((row): Found[] => {
    const on = hours.get(row.id) ?? null;
    if (row.heartbeatAt === null) return [];
    // Off as planned: whoever was silent before may be still, and whoever was well begins no warning.
    if (on === null) return [{ id: row.id, of: 'device', name: nameOf(row), level: 'between', measured: '' }];
    const since = Math.max(on, row.heartbeatAt);
    const isOver = tx.now - since >= minutes * MINUTE_MS;
    const measured = `${Math.floor((tx.now - since) / MINUTE_MS)} min`;
    return [{ id: row.id, of: 'device', name: nameOf(row), level: isOver ? 'over' : 'between', measured, since }];
  });
}

async function storage(tx: Tx, { freeMb }: Thresholds): Promise<Found[]> {
  const found = await screens(tx, (eb) =>
    eb.and([eb('status', 'in', ['online', 'offline']), eb('free_bytes', '<', freeMb * MB * MARGIN.storage)]),
  );
  return found.map((row) => ({
    id: row.id,
    of: 'device',
    name: nameOf(row),
    // A screen that is off frees nothing: its warning goes on over the night, and none begins.
    level: row.status === 'online' && (row.freeBytes ?? 0) < freeMb * MB ? 'over' : 'between',
    measured: `${Math.floor((row.freeBytes ?? 0) / MB)} MB`,
  }));
}

async function fault(tx: Tx): Promise<Found[]> {
  const found = await screens(tx, (eb) => eb('fault', 'is not', null));
  return found.map((row) => ({
    id: row.id,
    of: 'device',
    name: nameOf(row),
    level: 'over',
    measured: '',
  }));
}

/**
 * Returns screens that are online and were given something to show, and have played nothing since an instant. Whoever came
 * back meanwhile gets the same time.
 */
const silentSince = (tx: Tx, from: number) =>
  tx.devices.find(
    (eb) =>
      eb.and([
        eb('status', '=', 'online'),
        eb('created_at', '<', from),
        eb.exists(
          eb
            .selectFrom('issues')
            .select('issues.ad_id')
            .whereRef('issues.device_id', '=', 'devices.id')
            .where('issues.since', '<=', from)
            .where('issues.until', 'is', null)
            .where('issues.start_at', '<=', from)
            .where('issues.end_at', '>', tx.now),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('issues as told')
              // By slot, since plays are found by screen, slot and time: not among all that the screen ever played.
              .innerJoin('plays', (join) =>
                join.onRef('plays.device_id', '=', 'told.device_id').onRef('plays.slot_id', '=', 'told.slot_id'),
              )
              .select('plays.seq')
              .whereRef('told.device_id', '=', 'devices.id')
              .where((of) => of.or([of('told.until', 'is', null), of('told.until', '>', from)]))
              .where('plays.started_at', '>', from),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('outages')
              .select('outages.since')
              .whereRef('outages.device_id', '=', 'devices.id')
              .where((of) => of.or([of('outages.ended_at', 'is', null), of('outages.ended_at', '>', from)])),
          ),
        ),
      ]),
    { limit: MOST },
  );

/** Returns those of these that are watched already. */
async function watchedOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.db
    .selectFrom('warning_watches')
    .select('subject_id')
    .where('subject_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ subject_id: id }) => id));
}

/** Returns watched screens of which a silence cannot be judged: they are away, or came back within that time. */
const awaySince = (tx: Tx, from: number) =>
  tx.devices.find(
    (eb) =>
      eb.and([
        eb.exists(
          eb
            .selectFrom('warning_watches')
            .select('warning_watches.cause')
            .whereRef('warning_watches.subject_id', '=', 'devices.id'),
        ),
        eb.or([
          eb('status', '<>', 'online'),
          eb.exists(
            eb
              .selectFrom('outages')
              .select('outages.since')
              .whereRef('outages.device_id', '=', 'devices.id')
              .where((of) => of.or([of('outages.ended_at', 'is', null), of('outages.ended_at', '>', from)])),
          ),
        ]),
      ]),
    { fields: ['name', 'uuid'], limit: MOST },
  );

/** Returns which screens one look makes the programme out of: those that are watched first, and of the others each in its turn. */
function inTurn<S extends { id: string }>(screens: readonly S[], watched: ReadonlySet<string>, now: number): S[] {
  const first = screens.filter(({ id }) => watched.has(id));
  const others = screens.filter(({ id }) => !watched.has(id));
  const at = others.length === 0 ? 0 : (Math.floor(now / LOOK_MS) * MOST_PLANS) % others.length;
  return [...first, ...others.slice(at), ...others.slice(0, at)].slice(0, MOST_PLANS);
}

/** Screens that are online, should show something, and have played nothing for so long. */
async function noPlay(tx: Tx, { minutes }: Thresholds): Promise<Found[]> {
  const from = tx.now - minutes * MINUTE_MS;
  const silent = await silentSince(tx, from);
  const ids = silent.map(({ id }) => id);
  const looked = new Set(inTurn(silent, await watchedOf(tx, ids), tx.now));
  const hours = await onSince(tx, ids, tx.now);
  const found = (await awaySince(tx, from)).map((row): Found => ({
    id: row.id,
    of: 'device',
    name: nameOf(row),
    level: 'between',
    measured: '',
  }));
  for (const row of silent) {
    const on = hours.get(row.id) ?? null;
    const is = { id: row.id, of: 'device', name: nameOf(row), measured: `${minutes} min`, since: from } as const;
    // Whose turn it is not, or who is off as planned, is neither well nor not: what is known of it stays.
    if (on === null || on > from || !looked.has(row)) found.push({ ...is, level: 'between' });
    // Due at both ends: what began a minute ago need not have played.
    else if ((await adsDue(tx, row, tx.now)).length > 0 && (await adsDue(tx, row, from)).length > 0)
      found.push({ ...is, level: 'over' });
  }
  return found;
}

/** Screens whose last picture is dark, frozen or shows nothing of what is due (MON-04). */
async function picture(tx: Tx): Promise<Found[]> {
  const found = await screens(tx, withBadPicture(tx.now));
  const off = await offUntil(
    tx,
    found.map(({ id }) => id),
    tx.now,
  );
  return found.map((row) => ({
    id: row.id,
    of: 'device',
    name: nameOf(row),
    // A panel that is dark as planned begins no warning.
    level: off.has(row.id) ? 'between' : 'over',
    measured: '',
  }));
}

async function temperature(tx: Tx, { celsius }: Thresholds): Promise<Found[]> {
  // Of each sensor one row, however many warm people pass it.
  const rows = await tx.temperatureRecords.figures(['sensorId'], [{ most: 'celsius' }, { most: 'measuredAt' }], (eb) =>
    eb.and([
      eb('measured_at', '>', tx.now - LATE_MS),
      eb('created_at', '>', tx.now - LATELY_MS),
      eb('celsius', '>', celsius - MARGIN.celsius),
    ]),
  );
  const warmest = new Map(rows.map(([id, most, at]) => [String(id), { value: Number(most), at: Number(at) }]));
  const sensors = await tx.temperatureDevices.many([...warmest.keys()], { fields: ['name'] });
  return sensors.map(({ id, name }) => {
    const { value, at } = warmest.get(id) ?? { value: 0, at: tx.now };
    return {
      id,
      of: 'temperatureDevice',
      name: name ?? '',
      level: value > celsius ? 'over' : 'between',
      measured: `${value} °C`,
      since: Math.min(at, tx.now),
    };
  });
}

async function waterLevel(tx: Tx, { percent }: Thresholds): Promise<Found[]> {
  const stands = await tx.handwashingDevices.find((eb) => eb('last_water', '<', percent + MARGIN.percent), {
    fields: ['name', 'lastWater', 'lastAt'],
    limit: MOST,
  });
  return stands.map(({ id, name, lastWater, lastAt }) => ({
    id,
    of: 'handwashingDevice',
    name: name ?? '',
    level: (lastWater ?? 0) < percent ? 'over' : 'between',
    measured: `${lastWater ?? 0} %`,
    since: lastAt ?? undefined,
  }));
}

/** Functions that find, by cause, the screens and sensors of a scope not clearly under the thresholds (MON-03). */
export const measures: Readonly<Record<WarningKind, (tx: Tx, thresholds: Thresholds) => Promise<Found[]>>> = {
  offline,
  storage,
  fault,
  noPlay,
  picture,
  temperature,
  waterLevel,
};
