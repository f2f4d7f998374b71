import { limits } from '#generated/model/limits.gen.ts';
import type { MediaStore } from '../services.ts';
import type { Store } from '../store/types.ts';

const AT_ONCE = 200;

/**
 * Deletes commands of screens that are older than `limits.commandsKept`, those of the server itself sooner, with the pictures that they brought: the file
 * first, so that a crash leaves work for the next sweep and no file that nobody knows.
 */
export async function sweepCommands(store: Store, media: MediaStore, now: number): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await sweepSome(store, media, now);
    swept += count;
    if (count < AT_ONCE) return swept;
  }
}

async function sweepSome(store: Store, media: MediaStore, now: number): Promise<number> {
  const system = { kind: 'system', corpId: null } as const;
  const due = await store.read(system, (tx) =>
    tx.deviceCommands.find(
      (eb) =>
        eb.or([
          eb('created_at', '<', now - limits.commandsKept),
          // Pictures that nobody asked for say how a screen is now, and nothing tomorrow.
          eb.and([eb('creator_id', 'is', null), eb('created_at', '<', now - limits.wallPicturesKept)]),
        ]),
      { fields: ['corpId', 'picture'], limit: AT_ONCE },
    ),
  );
  const pictures = due.flatMap(({ picture }) => picture ?? []);
  const files = await store.read(system, async (tx) =>
    pictures.length === 0
      ? []
      : tx.db
          .selectFrom('uploads')
          .select(['id', 'store_key'])
          .where('id', 'in', pictures)
          // Other pictures belong to whoever uploaded them.
          .where(
            'used_by',
            'in',
            due.map(({ id }) => id),
          )
          .execute(),
  );
  for (const { store_key: key } of files) await media.remove(key);
  await store.write(system, async (tx) => {
    for (const { id } of files) await tx.db.deleteFrom('uploads').where('id', '=', id).execute();
    for (const corpId of new Set(due.map((row) => row.corpId))) {
      const ids = due.filter((row) => row.corpId === corpId).map(({ id }) => id);
      await tx.ofCorp(corpId).deleteFrom('device_commands').where('id', 'in', ids).execute();
    }
  });
  return due.length;
}
