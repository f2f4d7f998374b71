import type { OfflinePackageStored } from '#generated/server/offline-packages.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { MediaStore } from '../../services.ts';
import type { Store, Tx } from '../../store/types.ts';

/** Topic that tells the id of a package that waits. Only a hint; each tick looks for waiting ones, too. */
export const PACKAGE_TOPIC = 'offline-package';

export const SYSTEM = { kind: 'system', corpId: null } as const;

/** A package that is being made. */
export interface PackageRun {
  packageId: string;
  corpId: string;
  storeKey: string;
  /** Number of starts, this one included. */
  tries: number;
}

/** Stores that a package waits to be made, in the transaction of its record. */
export async function openRun(tx: Tx, { id, corpId }: Pick<OfflinePackageStored, 'id' | 'corpId'>): Promise<void> {
  const open = { is_open: 1, holder: null, beat_at: null, tries: 0 };
  await tx.db
    .insertInto('package_runs')
    .values({ package_id: id, corp_id: corpId, store_key: `${corpId}/offline/${id}.zip`, ...open })
    .onConflict((conflict) => conflict.column('package_id').doUpdateSet(open))
    .execute();
}

/** Claims a package by one guarded statement; null if another process has it, or nothing waits. */
export async function claimRun(tx: Tx, packageId: string, holder: string): Promise<PackageRun | null> {
  const row = await tx.db
    .updateTable('package_runs')
    .set((eb) => ({ holder, beat_at: tx.now, tries: eb('tries', '+', 1) }))
    .where('package_id', '=', packageId)
    .where('is_open', '=', 1)
    .where((eb) => eb.or([eb('holder', 'is', null), eb('beat_at', '<', tx.now - limits.importStale)]))
    .returning(['corp_id', 'store_key', 'tries'])
    .executeTakeFirst();
  return row ? { packageId, corpId: row.corp_id, storeKey: row.store_key, tries: row.tries } : null;
}

/** Says that its process still works on a package; false where another has taken it over. */
export async function beatRun(tx: Tx, packageId: string, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('package_runs')
    .set({ beat_at: tx.now })
    .where('package_id', '=', packageId)
    .where('holder', '=', holder)
    .where('is_open', '=', 1)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function closeRun(tx: Tx, packageId: string): Promise<void> {
  await tx.db
    .updateTable('package_runs')
    .set({ is_open: 0, holder: null })
    .where('package_id', '=', packageId)
    .execute();
}

/** Returns the key of a package's file in the store; null if there is none. */
export async function fileOf(tx: Tx, packageId: string): Promise<string | null> {
  const row = await tx.db
    .selectFrom('package_runs')
    .select('store_key')
    .where('package_id', '=', packageId)
    .where('is_open', '=', 0)
    .executeTakeFirst();
  return row?.store_key ?? null;
}

const AT_ONCE = 50;

/** Announces packages that wait or whose process died, and removes the files of those that expired or were deleted. */
export async function tellPackages(store: Store, media: MediaStore, now: number): Promise<void> {
  const open = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('package_runs')
      .select('package_id')
      .where('is_open', '=', 1)
      .where((eb) => eb.or([eb('holder', 'is', null), eb('beat_at', '<', now - limits.importStale)]))
      .limit(AT_ONCE)
      .execute(),
  );
  for (const { package_id: packageId } of open) store.bus.publish(PACKAGE_TOPIC, packageId);
  const over = await store.read(SYSTEM, (tx) =>
    tx
      .acrossCorps('files of packages, whoever they belong to')
      .selectFrom('package_runs')
      .select(['package_id', 'store_key'])
      .where('is_open', '=', 0)
      .where('package_id', 'not in', (eb) =>
        eb
          .selectFrom('offline_packages')
          .select('id')
          .where('deleted_at', 'is', null)
          .where('status', 'in', ['waiting', 'running', 'done']),
      )
      .limit(AT_ONCE)
      .execute(),
  );
  // The file first, the row last: a crash between the two leaves work for the next tick, and no file that nobody knows.
  for (const { package_id: packageId, store_key: storeKey } of over) {
    await media.remove(storeKey);
    await store.write(SYSTEM, (tx) =>
      tx.db.deleteFrom('package_runs').where('package_id', '=', packageId).where('is_open', '=', 0).execute(),
    );
  }
}
