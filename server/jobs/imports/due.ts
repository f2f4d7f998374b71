import { limits } from '#generated/model/limits.gen.ts';
import type { MediaStore } from '../../services.ts';
import type { Store } from '../../store/types.ts';
import { clearRun, IMPORT_TOPIC, isDue, SYSTEM } from './runs.ts';

const AT_ONCE = 50;

/** Announces imports that wait or whose process died; cleans up those that ended; deletes old failed rows. Idempotent. */
export async function tellImports(store: Store, media: MediaStore, now: number): Promise<void> {
  const open = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('import_runs')
      .select(['task_id', 'upload_id', 'store_key', 'over'])
      .where(isDue(now))
      .where((eb) => eb.or([eb('holder', 'is', null), eb('beat_at', '<', now - limits.importStale)]))
      .limit(AT_ONCE)
      .execute(),
  );
  for (const { task_id: taskId, upload_id: uploadId, store_key: storeKey, over } of open) {
    if (over === 1) await clearRun(store, media, { taskId, uploadId, storeKey });
    else store.bus.publish(IMPORT_TOPIC, taskId);
  }
  await store.write(SYSTEM, (tx) =>
    tx.db
      .deleteFrom('import_failures')
      .where('created_at', '<', now - limits.importKept)
      .execute(),
  );
}
