import { hex32 } from '#core/protocol/random.ts';
import type { Services } from '../services.ts';
import { runAuctions, sweepAuctions } from './auctions.ts';
import { castNotices } from './castNotices.ts';
import { castSweep, runCasts } from './casts.ts';
import { tellImports } from './imports/due.ts';
import { countDelivered, runOrders } from './orders.ts';
import { noticeExpiringPoints } from './expiringPoints.ts';
import { watchOutages } from './outages/outages.ts';
import { tellPackages } from './packages/runs.ts';
import { paceOrders } from './paceOrders.ts';
import { rebindPoints } from './rebindPoints.ts';
import { rollUpPlays } from './rollUpPlays.ts';
import { rebuildPlaySums } from './sums/playSums.ts';
import { sumScreenHours } from './sums/screenSums.ts';
import { sweepSums } from './sums/sweepSums.ts';
import { sweepReadings, sweepRows, sweepStrays, sweepUploads, sweepUsage } from './sweep.ts';
import { sweepCommands } from './sweepCommands.ts';
import { sweepDeleted } from './sweepDeleted.ts';
import { sweepVersions } from './sweepVersions.ts';
import { runTransitions } from './transitions.ts';
import { watchWarnings } from './warnings/watch.ts';
import type { Tx } from '../store/types.ts';

/** Time between two ticks, milliseconds. A lease lasts four of them. */
export const TICK_MS = 5_000;
const LEASE_MS = 4 * TICK_MS;
/**
 * Time between two rounds of seldom work, milliseconds: files that no upload waits for, what lay in the bin for long, points
 * that expire.
 */
const SELDOM_MS = 60 * 60_000;
/** Time between two looks at all screens that are offline, milliseconds: whoever is told waits for half an hour anyway. */
const LOOK_MS = 60_000;
/** Time between two looks at what the early-warning centre watches, milliseconds. */
const WARNINGS_MS = 30_000;

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
export function createTick(
  services: Pick<Services, 'store' | 'clock' | 'media' | 'config' | 'hints'>,
): () => Promise<TickResult> {
  const { store, clock, media } = services;
  const holder = hex32();
  const [straysAreDue, pointsAreDue] = [every(SELDOM_MS), every(SELDOM_MS)];
  const [warningsAreDue, lookIsDue] = [every(WARNINGS_MS), every(LOOK_MS)];
  const tellOfCasts = castNotices(services);
  const sweepCasts = castSweep(services);
  let isMoreToTell = false;

  async function sweep(): Promise<number> {
    const now = clock.now();
    const uploads = await sweepUploads(store, media, now);
    if (!straysAreDue(now)) return uploads;
    await sweepSums(store, now);
    const commands = await sweepCommands(store, media, now);
    const readings = await store.write(SYSTEM, sweepReadings);
    const usage = await store.write(SYSTEM, sweepUsage);
    const strays = await sweepStrays(store, media, now);
    const deleted = await sweepDeleted(store, media, now);
    const casts = await sweepCasts(now);
    const auctions = await store.write(SYSTEM, sweepAuctions);
    const rows = auctions + uploads + commands + readings + usage + casts + strays + deleted;
    return rows + (await sweepVersions(store));
  }

  return async () => {
    const isOurs = await store.write(SYSTEM, (tx) => holdLease(tx, 'tick', holder, LEASE_MS));
    if (!isOurs) return { isOurs, moved: {}, bound: 0, swept: 0 };
    const bound = await store.write(SYSTEM, rebindPoints);
    await store.write(SYSTEM, countDelivered);
    const moved = await store.write(SYSTEM, runTransitions);
    const orders = await runOrders(store, services.hints);
    await paceOrders(store, services.hints);
    const auctions = await runAuctions(store);
    const casts = await runCasts(services);
    const untold = await tellOfCasts();
    const looks = lookIsDue(clock.now()) || isMoreToTell;
    isMoreToTell = await store.write(SYSTEM, (tx) => watchOutages(tx, services, looks));
    const warnings = warningsAreDue(clock.now()) ? await store.write(SYSTEM, (tx) => watchWarnings(tx, services)) : [];
    if (pointsAreDue(clock.now())) await store.write(SYSTEM, (tx) => noticeExpiringPoints(tx, services));
    await store.write(SYSTEM, sweepRows);
    if ((await rollUpPlays(store, clock.now())) > 0) await store.shrink();
    await rebuildPlaySums(store, clock.now());
    await sumScreenHours(store, clock.now());
    await tellImports(store, media, clock.now());
    await tellPackages(store, media, clock.now());
    const swept = await sweep();
    // Told last, so that one rule that cannot be looked at, one order, auction, cast or notice, keeps nothing else from being done.
    const failures = [...warnings, ...orders.failed, ...auctions.failed, ...casts.failed, ...untold];
    if (failures.length > 0)
      throw new AggregateError(failures, 'warnings, orders, auctions or casts could not be looked at');
    return { isOurs, moved, bound, swept };
  };
}

/** Returns what says whether the time for seldom work has come: at the first tick, and then each time that so much has passed. */
function every(ms: number): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
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
