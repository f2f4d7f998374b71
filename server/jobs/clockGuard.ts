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
interface StoredClock {
  /** Wall time of the last tick that ran jobs. */
  at: number;
  /** True after a jump, until the clock is right again or confirmed. */
  held: boolean;
}

interface Guarded {
  store: Store;
  clock: Clock;
  log: Pick<Log, 'error' | 'info'>;
  /** Milliseconds of a monotonic clock, which setting the wall clock does not change. */
  monotonic: () => number;
  /** CLOCK_CONFIRMED: the day on which an operator confirmed the clock, midnight UTC; absent: not confirmed. */
  confirmedDay?: number | undefined;
}

async function readStoredClock(store: Store): Promise<StoredClock | null> {
  const row = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('settings')
      .select('value')
      .where('corp_id', '=', SETTING.corp_id)
      .where('name', '=', SETTING.name)
      .executeTakeFirst(),
  );
  return row ? (JSON.parse(row['value']) as StoredClock) : null;
}

async function keep(store: Store, kept: StoredClock, now: number): Promise<void> {
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
 * Runs jobs only while the clock is plausible. A clock that jumps for a moment would expire points, ads and sessions
 * for good. Between two ticks the wall clock may differ from the monotonic one by `limits.clockJump`; between two
 * starts it may have advanced by `limits.clockGap`, since a server may have been off. Beyond that no job runs until the
 * clock is plausible again, or until the server is started with CLOCK_CONFIRMED.
 */
export function guardClock(tick: () => Promise<TickResult>, guarded: Guarded): () => Promise<TickResult> {
  const { store, clock, log, monotonic, confirmedDay } = guarded;
  /** The last plausible moment, by both clocks; null before the first tick. */
  let last: { wall: number; monotonic: number } | null = null;
  let kept: StoredClock | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;

  const isConfirmed = (now: number): boolean =>
    confirmedDay !== undefined && Math.abs(now - confirmedDay) < limits.clockConfirm;

  /** Returns the error of the clock in milliseconds, or null if it is plausible. */
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
    if (last === null) kept = await readStoredClock(store);
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
