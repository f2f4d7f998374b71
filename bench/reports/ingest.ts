import { loadConfig } from '#server/config.ts';
import { restingPlaySums } from '#server/jobs/sums/playSums.ts';
import { SUMS_LATE_MS } from '#server/commands/markPlays.ts';
import type { PlayRecord } from '#core/manifest/sync.ts';
import { openStore } from '#server/store/store.ts';
import { CONTENT_MS, equip, syncOf, syncsWith, SYSTEM, type Screen } from '../plays.ts';
import type { Row } from '../table.ts';
import { openDatabase } from './database.ts';

/** Each screen tells three plays every half a minute, as players do; all together, as the server's queue has them. */
const PER_SYNC = 3;
const SYNC_MS = PER_SYNC * CONTENT_MS;
const ROUNDS = 6;
/** Syncs of each screen in a round: ten minutes. */
const SYNCS = 20;
const PROMISE = 1.1;

const ON: Readonly<Record<string, string>> = {
  SQLite: 'drop trigger if exists bench_unmarked',
  PostgreSQL: 'drop trigger if exists bench_unmarked on play_marks',
};
/** Without marks no sums are made. */
const OFF: Readonly<Record<string, string>> = {
  SQLite: 'create trigger bench_unmarked before insert on play_marks begin select raise(ignore); end',
  PostgreSQL: `create or replace function bench_unmarked() returns trigger language plpgsql as 'begin return null; end';
     create trigger bench_unmarked before insert on play_marks for each row execute function bench_unmarked()`,
};

/** Compares plays that are told while their sums are made as the tick makes them with plays of which no sums are made. */
export async function ingest(env: Record<string, string>, engine: string): Promise<Row> {
  let now = Date.now();
  const store = await openStore(loadConfig({ ...env }), { now: () => now });
  const db = await openDatabase(env);
  try {
    const { screens, adIds, slotId } = await store.write(SYSTEM, equip);
    const sync = syncsWith(store);
    // Plays are told as fast as they are taken, so sums rest by the time that passes here while there are any.
    let [began, summedMs] = [0, 0];
    const sumPlays = restingPlaySums(store, () => summedMs + performance.now() - began);
    /** Syncs of each screen since the sums were made, and the most of them. */
    let [since, most] = [0, 0];
    await sync(screens.map((screen) => syncOf(screen, now, [])));
    const told = ({ seq }: Screen, since: number): PlayRecord[] =>
      Array.from({ length: PER_SYNC }, (_, at): PlayRecord => ({
        seq: seq + at + 1,
        adId: adIds[(seq + at) % adIds.length]!,
        slotId,
        key: 'text',
        startedAt: since + at * CONTENT_MS,
        durationMs: CONTENT_MS,
        outcome: 'complete',
      }));
    const round = async (isSummed: boolean): Promise<number> => {
      began = performance.now();
      for (let turn = 0; turn < SYNCS; turn += 1) {
        const from = now;
        now += SYNC_MS;
        const calls = screens.map((screen) => {
          const call = syncOf(screen, now, told(screen, from));
          screen.seq += PER_SYNC;
          return call;
        });
        const answers = await sync(calls);
        const dropped = [...answers.values()].flatMap((answer) => answer?.dropped ?? []);
        if (answers.size < screens.length || dropped.length > 0) throw new Error('plays of the bench were refused');
        if (!isSummed) continue;
        since = (await sumPlays(now)) > 0 ? 0 : since + 1;
        most = Math.max(most, since);
      }
      const took = performance.now() - began;
      if (isSummed) summedMs += took;
      return took;
    };
    const times: [number, number] = [0, 0];
    for (let at = 0; at <= ROUNDS; at += 1)
      for (const isSummed of at % 2 === 0 ? [true, false] : [false, true]) {
        await db.run(ON[engine]!);
        if (!isSummed) await db.run(OFF[engine]!);
        const took = await round(isSummed);
        // The latest marks are summed in the next round, as in the next tick; the first round warms up.
        if (at > 0) times[isSummed ? 0 : 1] += took;
      }
    const ratio = times[0] / times[1];
    return {
      what: `${engine}: plays of ${screens.length} screens that tell three each half a minute, with their sums made each ${SUMS_LATE_MS / 60_000} to ${Math.ceil((most * SYNC_MS) / 60_000)} minutes by a server that does nothing else, to those without sums`,
      value: ratio.toFixed(2),
      promise: `≤ ${PROMISE}`,
      kept: ratio <= PROMISE,
    };
  } finally {
    await db.close();
    await store.close();
  }
}
