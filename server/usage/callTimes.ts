import { limits } from '#generated/model/limits.gen.ts';
import type { CallTimeStored } from '#generated/server/call-times.gen.ts';
import { dayAt } from '../policies/reportZone.ts';
import type { Clock } from '../services.ts';
import type { Store } from '../store/types.ts';
import { platformTx } from './platform.ts';
import { addSpreads, addTime, percentile, type Spread } from './spread.ts';

interface Times {
  changes: boolean;
  times: number;
  failed: number;
  slow: number;
  maxMs: number;
  spread: Spread;
}

/** One answered call. */
export interface Answered {
  call: string;
  changes: boolean;
  ms: number;
  failed: boolean;
}

const NONE = { times: 0, failed: 0, slow: 0, maxMs: 0, spread: {} };

const add = (a: Times, b: Times): Times => ({
  changes: b.changes,
  times: a.times + b.times,
  failed: a.failed + b.failed,
  slow: a.slow + b.slow,
  maxMs: Math.max(a.maxMs, b.maxMs),
  spread: addSpreads(a.spread, b.spread),
});

const timesOf = ({ changes, times, failed, slow, maxMs, spread }: CallTimeStored): Times => ({
  changes: changes ?? false,
  times: times ?? 0,
  failed: failed ?? 0,
  slow: slow ?? 0,
  maxMs: maxMs ?? 0,
  spread: spread as Spread,
});

/** Counts calls and how long they took, in memory; `keep` adds what was counted to the rows of their days (NET-10). */
export class CallTimes {
  #counted = new Map<string, Map<string, Times>>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  count({ call, changes, ms, failed }: Answered): void {
    const day = dayAt(this.#clock.now());
    const calls = this.#counted.get(day) ?? new Map<string, Times>();
    this.#counted.set(day, calls);
    const before = calls.get(call) ?? { changes, ...NONE };
    calls.set(call, {
      changes,
      times: before.times + 1,
      failed: before.failed + Number(failed),
      slow: before.slow + Number(ms > limits.slowCall),
      maxMs: Math.max(before.maxMs, Math.round(ms)),
      spread: addTime(before.spread, ms),
    });
  }

  /** Adds all that was counted since the last time to the store; what could not be kept is counted again. */
  async keep(store: Store): Promise<void> {
    const counted = this.#counted;
    if (counted.size === 0) return;
    this.#counted = new Map();
    try {
      await keepTimes(store, counted);
    } catch (error) {
      for (const [day, calls] of counted) {
        const since = this.#counted.get(day) ?? new Map<string, Times>();
        for (const [call, times] of calls)
          since.set(call, add(times, since.get(call) ?? { ...NONE, changes: times.changes }));
        this.#counted.set(day, since);
      }
      throw error;
    }
  }
}

async function keepTimes(store: Store, counted: ReadonlyMap<string, ReadonlyMap<string, Times>>): Promise<void> {
  await store.write({ kind: 'system', corpId: null }, async (tx) => {
    const own = await platformTx(tx);
    if (!own) return;
    await tx.hold('usage calls');
    for (const [day, calls] of counted) {
      const rows = new Map((await own.callTimes.find((eb) => eb('day', '=', day))).map((row) => [row.call, row]));
      for (const [call, times] of calls) {
        const before = rows.get(call);
        const sum = before ? add(timesOf(before), times) : times;
        const row = {
          ...sum,
          p50Ms: percentile(sum.spread, 0.5, sum.maxMs),
          p95Ms: percentile(sum.spread, 0.95, sum.maxMs),
        };
        if (before) await own.callTimes.update(before.id, row);
        else await own.callTimes.insert({ day, call, ...row });
      }
    }
  });
}
