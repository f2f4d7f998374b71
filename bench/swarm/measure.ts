import type { SyncAnswer } from '#core/manifest/sync.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { median, milliseconds, type Row } from '../table.ts';
import { approve, each, makeAd, type Staff } from './fleet.ts';
import { hangUp, type Ears, type SimulatedPlayer } from './player.ts';

/** Pages of the console that are asked for while the swarm plays. */
const LISTS = ['/device/list.shtml', '/ad/list.shtml', '/ad/status.shtml'] as const;
const ASKS = 40;
/** Commands to one screen each, of which the slowest are judged. */
const COMMANDS = 200;
/** Longest wait for the last of the swarm, milliseconds. */
const PATIENCE_MS = 120_000;
/** Time in which each player syncs once. Screens that came back together sync together: within less one sees all of them, or none. */
const BEAT_MS = limits.heartbeatEvery;
/** By how much a player's beat may be late, milliseconds. */
const LATE_MS = 5000;

type Listener = (player: SimulatedPlayer, answer: SyncAnswer) => void;

/** Hears all syncs; whoever measures something listens while it does. */
export class Watch implements Ears {
  syncs = 0;
  failures = 0;
  lastFailure = '';
  tookMs: number[] = [];
  listener: Listener | null = null;

  synced(player: SimulatedPlayer, answer: SyncAnswer, tookMs: number): void {
    this.syncs += 1;
    this.tookMs.push(tookMs);
    this.listener?.(player, answer);
  }

  failed(_player: SimulatedPlayer, error: Error): void {
    this.failures += 1;
    this.lastFailure = `${error.message} (${new Date().toISOString().slice(11, 19)})`;
  }
}

export interface Swarm {
  staff: Staff;
  players: readonly SimulatedPlayer[];
  watch: Watch;
  groupId: string;
  slotId: string;
  cpuMs: () => number;
  /** Least length of the steady phase: it takes whole heartbeats, two at least. */
  seconds: number;
  say: (text: string) => void;
}

const pause = (ms: number): Promise<void> =>
  new Promise((later) => {
    setTimeout(later, ms);
  });

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

/** Median time of the console's lists. */
async function listMs({ staff: { operator } }: Swarm): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < ASKS; i += 1)
    for (const path of LISTS) {
      const began = performance.now();
      await operator.call(path, { page: 1, pageSize: 20 });
      took.push(performance.now() - began);
      await pause(20);
    }
  return median(took);
}

/** Waits until every player has answered true once; returns the times from the beginning, milliseconds. */
async function untilAll(
  { players, watch }: Swarm,
  act: () => Promise<unknown>,
  isDone: (player: SimulatedPlayer, answer: SyncAnswer) => boolean,
): Promise<number[]> {
  const took = new Map<SimulatedPlayer, number>();
  let began = performance.now();
  const all = new Promise<void>((done) => {
    watch.listener = (player, answer) => {
      if (took.has(player) || !isDone(player, answer)) return;
      took.set(player, performance.now() - began);
      if (took.size === players.length) done();
    };
  });
  began = performance.now();
  await act();
  await Promise.race([all, pause(PATIENCE_MS)]);
  watch.listener = null;
  return players.map((player) => took.get(player) ?? Number.POSITIVE_INFINITY);
}

const has = (player: SimulatedPlayer, adId: string): boolean =>
  player.manifest?.items.some(({ id }) => id === adId) ?? false;

const row = (what: string, valueMs: number, mostMs: number): Row => ({
  what,
  value: milliseconds(valueMs),
  promise: `≤ ${milliseconds(mostMs)}`,
  kept: valueMs <= mostMs,
});

/** An approval that reaches all, and a take-down that all confirm (AD-17). */
async function reach(swarm: Swarm, adId: string): Promise<Row[]> {
  const { staff } = swarm;
  const approval = await untilAll(
    swarm,
    () => approve(staff, adId),
    (player) => has(player, adId),
  );
  swarm.say('an approval has reached all');
  const other = await makeAd(staff, 'Taken down', swarm.groupId, swarm.slotId);
  await untilAll(
    swarm,
    () => approve(staff, other),
    (player) => has(player, other),
  );
  await pause(3000);
  const down = await untilAll(
    swarm,
    () => staff.operator.call('/ad/takedown.shtml', { ids: [other], reason: 'Swarm' }),
    (player) => !has(player, other),
  );
  swarm.say('a take-down has reached all');
  const counted = await confirmed(swarm);
  return [
    row('an approval reaches all', Math.max(...approval), 10_000),
    row('a take-down is off all screens', Math.max(...down), 5_000),
    {
      what: 'screens that have confirmed it',
      value: `${counted.confirmed} of ${counted.total}`,
      promise: 'all',
      kept: counted.total === swarm.players.length && counted.confirmed === counted.total,
    },
  ];
}

async function confirmed({ staff }: Swarm): Promise<{ total: number; confirmed: number }> {
  const began = performance.now();
  for (;;) {
    const { list } = await staff.operator.call<{ list: { total: number; confirmed: number; targetName: string }[] }>(
      '/takedown/list.shtml',
      { page: 1, pageSize: 1 },
    );
    const [order] = list;
    if (!order) throw new Error('the take-down is not in its list');
    if (order.confirmed >= order.total || performance.now() - began > PATIENCE_MS) return order;
    await pause(200);
  }
}

/** All come back at the same moment, as after a power cut. */
async function comeBack(swarm: Swarm): Promise<Row> {
  const { players } = swarm;
  players.forEach((player) => player.stop());
  await pause(2000);
  const back = await untilAll(
    swarm,
    async () => {
      for (const player of players) void player.start();
    },
    () => true,
  );
  swarm.say('all have come back at once');
  return row('all come back at once and are served', Math.max(...back), 30_000);
}

/** CPU that the server takes and syncs that it serves within whole heartbeats, while something else goes on. */
async function during(
  { watch, cpuMs }: Swarm,
  beats: number,
  work: () => Promise<unknown> = async () => undefined,
): Promise<{ syncs: number; usedMs: number; wholeMs: number }> {
  const [syncs, cpu, began] = [watch.syncs, cpuMs(), performance.now()];
  await Promise.all([work(), pause(beats * BEAT_MS)]);
  return { syncs: watch.syncs - syncs, usedMs: cpuMs() - cpu, wholeMs: performance.now() - began };
}

const ofCore = (usedMs: number, wholeMs: number): string => `${((usedMs / wholeMs) * 100).toFixed(1)} % of a core`;

/** Plays in peace: CPU of a sync, and the console beside it. */
async function steady(swarm: Swarm, quietMs: number): Promise<Row[]> {
  const { watch, seconds } = swarm;
  watch.tookMs = [];
  let busyMs = Number.NaN;
  const { syncs, usedMs, wholeMs } = await during(
    swarm,
    Math.max(2, Math.ceil((seconds * 1000) / BEAT_MS)),
    async () => {
      busyMs = await listMs(swarm);
    },
  );
  swarm.say(`${Math.round(syncs / (wholeMs / 1000))} syncs a second, with plays`);
  return [
    { what: 'CPU of the server', value: ofCore(usedMs, wholeMs) },
    { what: 'CPU of a sync with plays, lists included', value: `${(usedMs / syncs).toFixed(2)} ms` },
    { what: 'a sync, 99th percentile', value: milliseconds(percentile(watch.tookMs, 0.99)) },
    {
      what: 'the console’s lists, median',
      value: `${busyMs.toFixed(1)} ms, quiet ${quietMs.toFixed(1)} ms`,
      promise: '≤ 2 × quiet',
      kept: busyMs <= 2 * quietMs,
    },
  ];
}

/**
 * Syncs that bring nothing new: nobody plays, nobody asks. What they cost is the CPU of a heartbeat with them less that of
 * one without, in which the same players hold their streams and say nothing.
 */
async function idle(swarm: Swarm): Promise<Row[]> {
  const { players, say } = swarm;
  for (const player of players) player.isPlaying = false;
  await pause(BEAT_MS + LATE_MS);
  const beating = await during(swarm, 1);
  for (const player of players) player.rest();
  await pause(LATE_MS);
  const silent = await during(swarm, 1);
  hangUp();
  say(`${beating.syncs} syncs with nothing new in a heartbeat, ${silent.syncs} in the one of silence`);
  const each = (beating.usedMs - silent.usedMs) / (beating.syncs - silent.syncs);
  return [
    { what: 'CPU of the server that holds their streams', value: ofCore(silent.usedMs, silent.wholeMs) },
    { what: 'the same with a sync of each that has nothing new', value: ofCore(beating.usedMs, beating.wholeMs) },
    {
      what: 'CPU of a sync with nothing new',
      value: `${each.toFixed(2)} ms`,
      promise: '≤ 0.3 ms with 5,000',
      ...(players.length >= 5000 ? { kept: each <= 0.3 } : {}),
    },
  ];
}

/** Every play that a player told must be counted once, and none that it did not tell. */
async function losses({ players, staff, watch }: Swarm, adId: string): Promise<Row[]> {
  await each(
    players.filter(({ open }) => open > 0),
    (player) => player.start(),
  );
  const told = players.reduce((sum, player) => sum + player.acked, 0);
  const played = players.reduce((sum, player) => sum + player.played - player.open, 0);
  const { total } = await staff.operator.call<{ total: number }>('/report/play/list.shtml', {
    page: 1,
    pageSize: 1,
    filter: { adId },
  });
  return [
    {
      what: 'plays',
      value: `${played} shown, ${told} confirmed, ${total} counted`,
      promise: 'losses 0',
      kept: played === told && told === total,
    },
    {
      what: 'calls that failed',
      value: watch.failures === 0 ? '0' : `${watch.failures}: ${watch.lastFailure}`,
      promise: '0',
      kept: watch.failures === 0,
    },
  ];
}

/** A command to the whole group, until each screen has it. */
async function command(swarm: Swarm): Promise<Row> {
  const took = await untilAll(
    swarm,
    () =>
      swarm.staff.operator.call('/device/remote/send.shtml', {
        targetType: 'deviceGroup',
        targetId: swarm.groupId,
        kind: 'volume',
        level: 40,
      }),
    (_player, answer) => answer.commands.length > 0,
  );
  swarm.say(
    `a command has reached ${took.filter(Number.isFinite).length} of ${took.length}, median ${Math.round(percentile(took, 0.5))} ms`,
  );
  const { kept, ...judged } = row('a command to all, seen at the 99th percentile', percentile(took, 0.99), 2_000);
  // A larger fleet is told at the pace of `limits` that spares the server: promised is what one of 2,000 sees.
  return { ...judged, promise: '≤ 2,000 ms with 2,000', ...(took.length <= 2000 ? { kept } : {}) };
}

/** Commands to one screen each while all of them play, one after the other. */
async function commandsToOne({ staff, players, watch, say }: Swarm): Promise<Row> {
  const took: number[] = [];
  for (let at = 0; at < COMMANDS; at += 1) {
    const player = players[Math.floor((at * players.length) / COMMANDS)]!;
    let arrived = (): void => undefined;
    const seen = new Promise<void>((done) => (arrived = done));
    watch.listener = (who, answer) => {
      if (who === player && answer.commands.length > 0) arrived();
    };
    const began = performance.now();
    await staff.operator.call('/device/remote/send.shtml', {
      targetType: 'device',
      targetId: player.deviceId,
      kind: 'volume',
      level: 30,
    });
    await Promise.race([seen, pause(PATIENCE_MS)]);
    took.push(performance.now() - began);
  }
  watch.listener = null;
  say(`${COMMANDS} commands to one screen each, median ${Math.round(median(took))} ms`);
  return row('a command to one screen, seen at the 99th percentile', percentile(took, 0.99), 2_000);
}

/** Runs the swarm's phases; returns a line with its verdict for each promise. */
export async function measure(swarm: Swarm): Promise<Row[]> {
  const { staff, players, groupId, slotId } = swarm;
  players.forEach((player) => player.stop());
  await pause(1000);
  const quietMs = await listMs(swarm);
  const adId = await makeAd(staff, 'Swarm', groupId, slotId);
  await each(players, (player) => player.start(), 64);
  const rows = await reach(swarm, adId);
  rows.push(await command(swarm), ...(await steady(swarm, quietMs)), await commandsToOne(swarm));
  rows.push(await comeBack(swarm), ...(await idle(swarm)));
  return [...rows, ...(await losses(swarm, adId))];
}
