import { hex32 } from '#core/protocol/random.ts';
import { offlinePackageMeta } from '#generated/model/offline-packages/meta.gen.ts';
import type { OfflinePackageStored } from '#generated/server/offline-packages.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { notify } from '../../commands/notify.ts';
import type { Log } from '../../log.ts';
import { predicateContext } from '../../policies/logic.ts';
import { settle } from '../../policies/settle.ts';
import { tableOf } from '../../policies/tableOf.ts';
import type { Services } from '../../services.ts';
import { isRecalled } from '../../player/takeDowns.ts';
import type { Tx } from '../../store/types.ts';
import { buildPackage, PackageProblem } from './build.ts';
import { beatRun, claimRun, closeRun, PACKAGE_TOPIC, SYSTEM, type PackageRun } from './runs.ts';

/** Makes offline packages, one after the other, outside of any call. */
export interface PackageRunner {
  /** Takes no further package; resolves when the present one has ended. */
  stop(): Promise<void>;
}

const BEAT_MS = 15_000;

type Facts = Partial<OfflinePackageStored>;

/** Tells who ordered a package that it can be fetched, or why it cannot (UI-12). */
async function tellEnd(tx: Tx, services: Services, packageId: string): Promise<void> {
  const row = await tx.offlinePackages.one(packageId);
  if (!row?.creatorId || (row.status !== 'done' && row.status !== 'failed')) return;
  const { id, rev, status, creatorId, name, problem, expiresAt } = row;
  const kind = status === 'done' ? 'packageReady' : 'packageFailed';
  await notify(tx, services, [creatorId], {
    kind,
    entity: 'offlinePackage',
    recordId: id,
    subject: name ?? id,
    detail: problem,
    dueAt: status === 'done' ? expiresAt : null,
    // Its revision: made again, it ends anew.
    cause: `${kind} ${id} ${rev}`,
  });
}

/** Listens for packages that wait. Each is claimed by one guarded statement, so several processes may hear of the same. */
export function startPackages(services: Services, log: Log): PackageRunner {
  const { store, clock } = services;
  const holder = hex32();
  const waiting = new Set<string>();
  let isStopping = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Writes what is known of a package and moves its state; ends the run where it says so. */
  const note = (
    { packageId, corpId }: PackageRun,
    facts: Facts | ((own: Tx) => Promise<Facts>),
    isOver: boolean,
  ): Promise<void> =>
    store.write(SYSTEM, async (tx) => {
      if (isOver) await closeRun(tx, packageId);
      const own = tx.as({ kind: 'system', corpId });
      const table = tableOf(own, 'offlinePackage');
      const row = await table.update(packageId, typeof facts === 'function' ? await facts(own) : facts);
      if (!row) return;
      await settle(table, offlinePackageMeta, row, predicateContext({ now: tx.now, user: null }));
      if (isOver) await tellEnd(own, services, packageId);
    });

  async function make(run: PackageRun): Promise<void> {
    if (run.tries > limits.importTries) return note(run, { problem: 'serverFault', startedAt: clock.now() }, true);
    await note(run, { startedAt: clock.now() }, false);
    const beat = setInterval(() => {
      store
        .write(SYSTEM, (tx) => beatRun(tx, run.packageId, holder))
        .catch((error: unknown) => log.error({ err: error, packageId: run.packageId }, 'a package lost its beat'));
    }, BEAT_MS);
    try {
      const { deviceId, since, ...built } = await buildPackage(services, run);
      const finishedAt = clock.now();
      const whole = { ...built, finishedAt, expiresAt: finishedAt + limits.offlinePackageKept };
      await note(
        run,
        // Something of it may have been taken down while it was made.
        async (own) =>
          (await isRecalled(own, { corpId: run.corpId, deviceId, since }))
            ? { problem: 'takenDown', finishedAt }
            : whole,
        true,
      );
    } catch (error) {
      const known = error instanceof PackageProblem ? error.problem : null;
      if (!known) log.error({ err: error, packageId: run.packageId }, 'an offline package could not be made');
      await note(run, { problem: known ?? 'serverFault', finishedAt: clock.now() }, true);
    } finally {
      clearInterval(beat);
    }
  }

  async function work(packageId: string): Promise<void> {
    waiting.delete(packageId);
    if (isStopping) return;
    const run = await store.write(SYSTEM, (tx) => claimRun(tx, packageId, holder));
    if (run) await make(run);
  }

  const stopListening = store.bus.subscribe(PACKAGE_TOPIC, (packageId) => {
    if (isStopping || waiting.has(packageId)) return;
    waiting.add(packageId);
    last = last
      .then(() => work(packageId))
      .catch((error: unknown) => log.error({ err: error, packageId }, 'an offline package broke off'));
  });

  return {
    async stop() {
      isStopping = true;
      stopListening();
      await last;
    },
  };
}
