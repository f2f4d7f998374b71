import { limits } from '#generated/model/limits.gen.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../services.ts';
import type { Store } from '../store/types.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const SETTING = { corp_id: '', name: 'clock' } as const;
/** Time between two log lines about halted jobs, milliseconds. */
const SAY_AGAIN_MS = 60_000;

/** Clock readings kept between jobs and between starts. */
interface StoredClock {
  /** Wall time at which a job was last let run. */
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

/** Puts a job behind the guard: what it returns runs the job, or returns null where the clock cannot be believed. */
export type Guard = <T>(job: () => Promise<T>) => () => Promise<T | null>;

/**
 * Runs jobs only while the clock is plausible; one guard is asked by all jobs of a process. A clock that jumps for a
 * moment would expire points, ads, sessions and payments for good, and put off by as much what is tried again later.
 * Between two jobs the wall clock may differ from the monotonic one by `limits.clockJump`; between two starts it may
 * have advanced by `limits.clockGap`, since a server may have been off. Beyond that no job runs until the clock is
 * plausible again, or until the server is started with CLOCK_CONFIRMED.
 */
export function guardClock(guarded: Guarded): Guard {
  const { store, clock, log, monotonic, confirmedDay } = guarded;
  /** The last plausible moment, by both clocks; null before the first job. */
  let last: { wall: number; monotonic: number } | null = null;
  let kept: StoredClock | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<unknown> = Promise.resolve();

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

  function say(now: number, offMs: number): void {
    if (monotonic() - saidAt < SAY_AGAIN_MS) return;
    saidAt = monotonic();
    log.error(
      { clock: new Date(now).toISOString(), offMs },
      'the clock has jumped: nothing expires until it is right again, or until the server is started with CLOCK_CONFIRMED=<today>',
    );
  }

  /** Returns true if the clock is plausible, and keeps what the next look compares it with. */
  async function look(): Promise<boolean> {
    if (last === null) kept = await readStoredClock(store);
    const now = clock.now();
    const off = jumped(now);
    if (off !== null) say(now, off);
    else last = { wall: now, monotonic: monotonic() };
    if (off === null && (!kept || kept.held || now - kept.at >= SAY_AGAIN_MS || now < kept.at))
      await keep(store, (kept = { at: now, held: false }), now);
    else if (off !== null && kept && !kept.held) await keep(store, (kept = { ...kept, held: true }), now);
    return off === null;
  }

  /** Two jobs that begin at once look one after the other: the first look of a start decides for both. */
  function isPlausible(): Promise<boolean> {
    const looked = looking.then(look);
    looking = looked.catch(() => {});
    return looked;
  }

  return (job) => async () => ((await isPlausible()) ? job() : null);
}
