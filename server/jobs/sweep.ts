import { limits } from '#generated/model/limits.gen.ts';
import { lastingKeys } from '../commands/receiveUpload.ts';
import { removeParts } from '../commands/uploadParts.ts';
import { endingOf } from '../media/sniff.ts';
import type { MediaStore } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';

const AT_ONCE = 200;
/** States of uploads that nothing names: on their way, or looked at by a process that ended meanwhile. */
const UNDER_WAY = ['applied', 'taking'];
const DAY_MS = 24 * 60 * 60_000;

/** Deletes expired rows: replays, ended sessions, codes, tries, old issues, and players that nobody added. */
export async function sweepRows(tx: Tx): Promise<void> {
  const { db, now } = tx;
  await db
    .deleteFrom('replays')
    .where('at', '<', now - limits.replayKept)
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  // Kept for a day, though good for minutes: how many were sent in a day is counted from them.
  await db
    .deleteFrom('phone_codes')
    .where('created_at', '<', now - DAY_MS)
    .execute();
  await db
    .deleteFrom('login_throttles')
    .where('last_at', '<', now - limits.sessionLife)
    .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', now)]))
    .execute();
  await db
    .deleteFrom('issues')
    .where('until', '<', now - limits.playsLate)
    .execute();
  await db
    .deleteFrom('ad_holds')
    .where('until', '<', now - limits.playsLate)
    .execute();
  await db
    .deleteFrom('enrolments')
    .where('device_id', 'is', null)
    .where('last_seen_at', '<', now - limits.enrolSilent)
    .execute();
}

/**
 * Removes uploads that broke off (MAT-06): the files first, then the row that knows of them, so that a
 * crash between the two leaves work for the next sweep and no file that nobody knows.
 */
export async function sweepUploads(store: Store, media: MediaStore, now: number): Promise<number> {
  const system = { kind: 'system', corpId: null } as const;
  const due = await store.read(system, (tx) =>
    tx.db
      .selectFrom('uploads')
      .select(['id', 'corp_id', 'store_key', 'size'])
      .where('state', 'in', UNDER_WAY)
      .where('expires_at', '<', now)
      .limit(AT_ONCE)
      .execute(),
  );
  for (const { id, corp_id: corpId, store_key: key, size } of due) {
    await removeParts(media, { id, size });
    for (const each of [key, ...lastingKeys(corpId, id, endingOf(key))]) await media.remove(each);
    await store.write(system, (tx) =>
      tx.db.deleteFrom('uploads').where('id', '=', id).where('state', 'in', UNDER_WAY).execute(),
    );
  }
  return due.length;
}
