import { hex32 } from '#core/protocol/random.ts';
import type { Services } from '../services.ts';
import { tellImports } from './imports/due.ts';
import { rebindPoints } from './rebindPoints.ts';
import { sweepRows, sweepUploads } from './sweep.ts';
import { runTransitions } from './transitions.ts';
import type { Tx } from '../store/types.ts';

/** Time between two ticks, milliseconds. A lease lasts four of them. */
export const TICK_MS = 5_000;
const LEASE_MS = 4 * TICK_MS;

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Result of one tick. */
export interface TickResult {
  /** False if another process holds the lease: then nothing was done. */
  isOurs: boolean;
  moved: Record<string, number>;
  bound: number;
  swept: number;
}

/**
 * Runs all jobs that are due by the injected clock. Jobs are set-based and idempotent (architecture 5): the next tick
 * makes up for a missed one.
 */
export function createTick({
  store,
  clock,
  media,
}: Pick<Services, 'store' | 'clock' | 'media'>): () => Promise<TickResult> {
  const holder = hex32();
  return async () => {
    const isOurs = await store.write(SYSTEM, (tx) => holdLease(tx, 'tick', holder, LEASE_MS));
    if (!isOurs) return { isOurs, moved: {}, bound: 0, swept: 0 };
    const bound = await store.write(SYSTEM, rebindPoints);
    const moved = await store.write(SYSTEM, runTransitions);
    await store.write(SYSTEM, sweepRows);
    await tellImports(store, media, clock.now());
    return { isOurs, moved, bound, swept: await sweepUploads(store, media, clock.now()) };
  };
}

/**
 * Takes or renews a lease: true for the one process that holds it until `now + ttlMs`. If the holder dies, another
 * process takes over when the lease expires.
 */
async function holdLease(tx: Tx, name: string, holder: string, ttlMs: number): Promise<boolean> {
  const until = tx.now + ttlMs;
  await tx.db
    .insertInto('leases')
    .values({ name, holder, until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await tx.db
    .updateTable('leases')
    .set({ holder, until })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('holder', '=', holder), eb('until', '<=', tx.now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
