import { limits } from '#generated/model/limits.gen.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../services.ts';
import type { Store } from '../store/types.ts';
import type { TickResult } from './tick.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const SETTING = { corp_id: '', name: 'clock' } as const;
/** Time between two log lines about halted jobs, milliseconds. */
const SAY_AGAIN_MS = 60_000;

/** Clock readings kept between ticks and between starts. */
interface KeptClock {
  /** When timed work was done last, by the clock on the wall. */
  at: number;
  /** It has jumped since, and nobody has said that it is right. */
  held: boolean;
}

interface Guarded {
  store: Store;
  clock: Clock;
  log: Pick<Log, 'error' | 'info'>;
  /** Milliseconds that only ever go on, whatever the clock on the wall is set to. */
  monotonic: () => number;
  /** CLOCK_CONFIRMED: the day on which somebody said that the clock is right, at midnight UTC; absent: nobody did. */
  confirmedDay?: number | undefined;
}

async function readKept(store: Store): Promise<KeptClock | null> {
  const row = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('settings')
      .select('value')
      .where('corp_id', '=', SETTING.corp_id)
      .where('name', '=', SETTING.name)
      .executeTakeFirst(),
  );
  return row ? (JSON.parse(row['value']) as KeptClock) : null;
}

async function keep(store: Store, kept: KeptClock, now: number): Promise<void> {
  const values = { value: JSON.stringify(kept), updated_at: now };
  await store.write(SYSTEM, (tx) =>
    tx.db
      .insertInto('settings')
      .values({ ...SETTING, ...values })
      .onConflict((conflict) => conflict.columns(['corp_id', 'name']).doUpdateSet(values))
      .execute(),
  );
}

/**
 * Lets timed work be done only while the clock can be believed. A clock that jumps for a moment would end points, ads
 * and sessions for good: what is due by it cannot be taken back. Between two ticks the wall clock may differ from the
 * monotonic one by `limits.clockJump`; between two starts it may have gone on by `limits.clockGap`, since a server may
 * well have been switched off. Past that nothing is done until the clock is back where it should be, or until the
 * server is started with CLOCK_CONFIRMED.
 */
export function guardClock(tick: () => Promise<TickResult>, guarded: Guarded): () => Promise<TickResult> {
  const { store, clock, log, monotonic, confirmedDay } = guarded;
  /** The last moment that was believed, by both clocks; null before the first tick. */
  let last: { wall: number; monotonic: number } | null = null;
  let kept: KeptClock | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;

  const isConfirmed = (now: number): boolean =>
    confirmedDay !== undefined && Math.abs(now - confirmedDay) < limits.clockConfirm;

  /** Returns by how much the clock is off, in milliseconds, or null where it can be believed. */
  function jumped(now: number): number | null {
    if (last) {
      const off = now - last.wall - (monotonic() - last.monotonic);
      return Math.abs(off) > limits.clockJump ? off : null;
    }
    if (!kept || isConfirmed(now)) return null;
    const off = now - kept.at;
    const allowed = kept.held ? limits.clockJump : limits.clockGap;
    return off > allowed || off < -limits.clockJump ? off : null;
  }

  return async () => {
    const now = clock.now();
    if (last === null) kept = await readKept(store);
    const off = jumped(now);
    if (off === null) {
      last = { wall: now, monotonic: monotonic() };
      const result = await tick();
      if (!kept || kept.held || now - kept.at >= SAY_AGAIN_MS || now < kept.at) {
        kept = { at: now, held: false };
        await keep(store, kept, now);
      }
      return result;
    }
    if (monotonic() - saidAt >= SAY_AGAIN_MS) {
      saidAt = monotonic();
      log.error(
        { clock: new Date(now).toISOString(), offMs: off },
        'the clock has jumped: nothing expires until it is right again, or until the server is started with CLOCK_CONFIRMED=<today>',
      );
    }
    if (kept && !kept.held) {
      kept = { ...kept, held: true };
      await keep(store, kept, now);
    }
    return { isOurs: false, moved: {}, bound: 0, swept: 0 };
  };
}
