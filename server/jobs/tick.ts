import { hex32 } from '#core/protocol/random.ts';
import type { Services } from '../services.ts';
import { Asked } from '../commands/auctions/outside/asked.ts';
import { giveUpSilent } from '../commands/rollOut.ts';
import { chargeAuctions, runAuctions, sweepAuctions } from './auctions.ts';
import { adNotices } from './adNotices.ts';
import { castNotices } from './castNotices.ts';
import { castSweep, runCasts } from './casts.ts';
import { tellImports } from './imports/due.ts';
import { countDelivered, runOrders } from './orders.ts';
import { noticeExpiringPoints } from './expiringPoints.ts';
import { watchOutages } from './outages/outages.ts';
import { tellPackages } from './packages/runs.ts';
import { orderNotices } from './orderNotices.ts';
import { paceOrders } from './paceOrders.ts';
import { paperExpiry } from './paperExpiry.ts';
import { rebindPoints } from './rebindPoints.ts';
import { rollUpPlays } from './rollUpPlays.ts';
import { allotOrders } from './sums/earnings.ts';
import { restingPlaySums } from './sums/playSums.ts';
import { sumScreenHours } from './sums/screenSums.ts';
import { sweepSums } from './sums/sweepSums.ts';
import { sweepReadings, sweepRows, sweepShares, sweepStrays, sweepUnnamed, sweepUploads, sweepUsage } from './sweep.ts';
import { sweepCommands } from './sweepCommands.ts';
import { sweepDeleted } from './sweepDeleted.ts';
import { sweepVersions } from './sweepVersions.ts';
import { runTransitions } from './transitions.ts';
import { askForPictures } from './wallPictures.ts';
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
/**
 * Time between two looks at all screens that are offline, milliseconds: whoever is told waits for half an hour anyway. The same
 * for pictures of the wall, and for rows that have become too old.
 */
const LOOK_MS = 60_000;
/** Time between two looks at what the early-warning centre watches, milliseconds. */
const WARNINGS_MS = 30_000;

/** Time between two looks at ads that wait for review, orders that began or ended, and papers that end, milliseconds. */
const NOTICES_MS = 30_000;

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
  services: Pick<Services, 'store' | 'clock' | 'media' | 'config' | 'hints' | 'outgoing'>,
): () => Promise<TickResult> {
  const { store, clock, media } = services;
  const holder = hex32();
  const [straysAreDue, pointsAreDue] = [every(SELDOM_MS), every(SELDOM_MS)];
  const [warningsAreDue, noticesAreDue] = [every(WARNINGS_MS), every(NOTICES_MS)];
  const [lookIsDue, picturesAreDue] = [every(LOOK_MS), every(LOOK_MS)];
  const [oldRowsAreDue, oldPlaysAreDue] = [every(LOOK_MS), every(LOOK_MS)];
  const asked = new Asked();
  const [tellOfCasts, tellOfAds, tellOfOrders] = [castNotices(services), adNotices(services), orderNotices(services)];
  const endPapers = paperExpiry(services);
  const sweepCasts = castSweep(services);
  const sumPlays = restingPlaySums(store, () => clock.now());
  let isMoreToTell = false;
  let isMoreToRollUp = false;

  async function sweep(run: Run): Promise<number> {
    const now = clock.now();
    const uploads = await run('sweepUploads', () => sweepUploads(store, media, now), 0);
    if (!straysAreDue(now)) return uploads;
    await run('sweepSums', () => sweepSums(store, now), undefined);
    const rows = [
      await run('sweepCommands', () => sweepCommands(store, media, now), 0),
      await run('sweepReadings', () => store.write(SYSTEM, sweepReadings), 0),
      await run('sweepUsage', () => store.write(SYSTEM, sweepUsage), 0),
      await run('sweepUnnamed', () => sweepUnnamed(store), 0),
      await run('sweepStrays', () => sweepStrays(store, media, now), 0),
      await run('sweepDeleted', () => sweepDeleted(store, media, now), 0),
      await run('sweepShares', () => store.write(SYSTEM, sweepShares), 0),
      await run('sweepCasts', () => sweepCasts(now), 0),
      await run('sweepAuctions', () => sweepAuctions(store), 0),
      await run('sweepVersions', () => sweepVersions(store), 0),
    ];
    return rows.reduce((sum, each) => sum + each, uploads);
  }

  return async () => {
    const isOurs = await store.write(SYSTEM, (tx) => holdLease(tx, 'tick', holder, LEASE_MS));
    if (!isOurs) return { isOurs, moved: {}, bound: 0, swept: 0 };
    const { run, failures } = steps();
    const bound = await run('rebindPoints', () => store.write(SYSTEM, rebindPoints), 0);
    await run('countDelivered', () => store.write(SYSTEM, countDelivered), undefined);
    const moved = await run('runTransitions', () => store.write(SYSTEM, runTransitions), {});
    // Before orders are settled by what was charged.
    const charges = await run('chargeAuctions', () => chargeAuctions(store), NOTHING);
    const orders = await run('runOrders', () => runOrders(services), NOTHING);
    const paces = await run('paceOrders', () => paceOrders(store, services.hints), NOTHING);
    const auctions = await run('runAuctions', () => runAuctions(services, asked), NOTHING);
    const casts = await run('runCasts', () => runCasts(services), NOTHING);
    await run('giveUpSilent', () => store.write(SYSTEM, (tx) => giveUpSilent(tx, services)), undefined);
    const untold = await run('castNotices', tellOfCasts, []);
    if (noticesAreDue(clock.now())) {
      untold.push(...(await run('adNotices', tellOfAds, [])));
      untold.push(...(await run('orderNotices', tellOfOrders, [])));
      untold.push(...(await run('paperExpiry', endPapers, [])));
    }
    const looks = lookIsDue(clock.now()) || isMoreToTell;
    isMoreToTell = await run(
      'watchOutages',
      () => store.write(SYSTEM, (tx) => watchOutages(tx, services, looks)),
      isMoreToTell,
    );
    const warnings = warningsAreDue(clock.now())
      ? await run('watchWarnings', () => store.write(SYSTEM, (tx) => watchWarnings(tx, services)), [])
      : [];
    if (picturesAreDue(clock.now()))
      await run('askForPictures', () => store.write(SYSTEM, (tx) => askForPictures(tx, services.hints)), 0);
    if (pointsAreDue(clock.now()))
      await run('expiringPoints', () => store.write(SYSTEM, (tx) => noticeExpiringPoints(tx, services)), undefined);
    if (oldRowsAreDue(clock.now())) await run('sweepRows', () => store.write(SYSTEM, sweepRows), undefined);
    if (oldPlaysAreDue(clock.now()) || isMoreToRollUp) {
      isMoreToRollUp = (await run('rollUpPlays', () => rollUpPlays(store, clock.now()), 0)) > 0;
      if (isMoreToRollUp) await store.shrink();
    }
    const earnings = await run('allotOrders', () => allotOrders(store), NOTHING);
    await run('sumPlays', () => sumPlays(clock.now()), undefined);
    await run('sumScreenHours', () => sumScreenHours(store, clock.now()), undefined);
    await run('tellImports', () => tellImports(store, media, clock.now()), undefined);
    await run('tellPackages', () => tellPackages(store, media, clock.now()), undefined);
    const swept = await sweep(run);
    const rounds = [charges, orders, paces, auctions, casts, earnings];
    // Told last, so that nothing that fails, a step or one order, auction, cast or notice of it, keeps anything else from being done.
    const all = [...failures, ...warnings, ...rounds.flatMap(({ failed }) => failed), ...untold];
    if (all.length > 0) throw new AggregateError(all, 'not all that was due could be done');
    return { isOurs, moved, bound, swept };
  };
}

/** Runs one step of a tick; `otherwise` is what came of one that failed. */
type Run = <T>(name: string, step: () => Promise<T>, otherwise: T) => Promise<T>;

const NOTHING: { failed: readonly Error[] } = { failed: [] };

/** Returns what runs the steps of a tick, and which of them failed: none keeps the others from being done. */
function steps(): { run: Run; failures: readonly Error[] } {
  const failures: Error[] = [];
  const run: Run = async (name, step, otherwise) => {
    try {
      return await step();
    } catch (error) {
      failures.push(new Error(`${name} could not be run`, { cause: error }));
      return otherwise;
    }
  };
  return { run, failures };
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
