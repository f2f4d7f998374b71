import { limits } from '#generated/model/limits.gen.ts';
import { sweepSenders } from '../commands/casts/senders.ts';
import { sweepVisits } from '../commands/visits.ts';
import { phonePictureKey } from '../commands/phonePicture.ts';
import { isOfPhone } from '../commands/phoneUploader.ts';
import { storeSettingInstant } from '../commands/storeSettingInstant.ts';
import { lastingKeys } from '../commands/receiveUpload.ts';
import { giveUpUnnamed } from '../commands/unnamedUploads.ts';
import { removeParts } from '../commands/uploadParts.ts';
import { POLICY_TTL_MS } from '../media/policy.ts';
import { endingOf } from '../media/sniff.ts';
import { sweepCodes } from '../player/pairing.ts';
import { settingInstant } from '../policies/settingInstant.ts';
import { dayAt } from '../policies/reportZone.ts';
import type { MediaStore } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';

const AT_ONCE = 200;
/** States of uploads that wait for a file, or are looked at by a process that may have ended meanwhile. */
const AWAITED = ['applied', 'taking'];
/**
 * States of uploads that nothing names: these, pictures of passers-by that no cast has taken, and what was given up
 * (commands/unnamedUploads.ts).
 */
const UNDER_WAY = [...AWAITED, 'arrived', 'unnamed'];
const DAY_MS = 24 * 60 * 60_000;

/** Time that faults reported by players are kept: the page of a device shows the latest of them. */
const FAULTS_KEPT_MS = 90 * DAY_MS;

/**
 * Deletes expired rows: replays, ended sessions, codes, tries, old issues, faults, mails that are done with,
 * outages that are over, and players that nobody added.
 */
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
  await sweepStates(tx);
  await db
    .deleteFrom('ad_holds')
    .where('until', '<', now - limits.playsLate)
    .execute();
  await db
    .deleteFrom('buyer_holds')
    .where('until', '<', now - limits.statesKept)
    .execute();
  await db
    .deleteFrom('device_faults')
    .where('received_at', '<', now - FAULTS_KEPT_MS)
    .execute();
  await sweepCodes(tx);
  await sweepSenders(tx);
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', now - limits.mailKept)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute();
  await db
    .deleteFrom('bid_notices')
    .where('created_at', '<', now - limits.mailKept)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute();
  await db
    .deleteFrom('unsigned_notices')
    .where('at', '<', now - limits.unsignedKept)
    .execute();
  await sweepVisits(tx);
  const over = now - limits.mailKept;
  await db.deleteFrom('outages').where('ended_at', '<', over).execute();
  await db
    .deleteFrom('outage_mails')
    .where('since', '<', over)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outages')
            .select('outages.since')
            .whereRef('outages.device_id', '=', 'outage_mails.device_id')
            .whereRef('outages.since', '=', 'outage_mails.since'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('enrolments')
    .where('device_id', 'is', null)
    .where('last_seen_at', '<', now - limits.enrolSilent)
    .execute();
}

/** Name of the instant up to which old changes of state are swept, and how much has to have become old before more are. */
const STATES_SWEPT = 'statesSwept';
const SWEEP_STATES_MS = 60 * 60_000;

/**
 * Deletes old changes of state; the last one of each record stays, since it says how the record has been ever since. Of those
 * that have become too old since the last time it looks for what was before them: the ones that stay are not looked at again.
 */
async function sweepStates(tx: Tx): Promise<void> {
  const { db, now } = tx;
  const over = now - limits.statesKept;
  const swept = (await settingInstant(tx, STATES_SWEPT)) ?? 0;
  if (over - swept < SWEEP_STATES_MS) return;
  await db
    .deleteFrom('state_changes')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('state_changes as later')
        // SQLite keeps the order of a cross join: what has become old first, then what each of it follows.
        .crossJoin('state_changes as before')
        .select('before.id')
        .whereRef('before.corp_id', '=', 'later.corp_id')
        .whereRef('before.entity', '=', 'later.entity')
        .whereRef('before.row_id', '=', 'later.row_id')
        .whereRef('before.at', '<', 'later.at')
        .where('later.at', '>=', swept)
        .where('later.at', '<', over),
    )
    .execute();
  await storeSettingInstant(tx, STATES_SWEPT, over);
}

/**
 * Removes uploads that broke off (MAT-06), and pictures of passers-by that no cast has taken: the files first, then the row that knows of them, so that a
 * crash between the two leaves work for the next sweep and no file that nobody knows.
 */
export async function sweepUploads(store: Store, media: MediaStore, now: number): Promise<number> {
  const system = { kind: 'system', corpId: null } as const;
  const due = await store.read(system, (tx) =>
    tx.db
      .selectFrom('uploads')
      .select(['id', 'corp_id', 'account_id', 'store_key', 'size', 'state'])
      .where('state', 'in', UNDER_WAY)
      .where('expires_at', '<', now)
      .limit(AT_ONCE)
      .execute(),
  );
  for (const { id, corp_id: corpId, account_id: uploader, store_key: key, size, state } of due) {
    await removeParts(media, { id, size });
    const drawn = isOfPhone(uploader) ? [phonePictureKey(corpId, id)] : [];
    // The small picture of a file that was verified is an upload of its own.
    const other = state === 'unnamed' ? [] : [...lastingKeys(corpId, id, endingOf(key)), ...drawn];
    for (const each of new Set([key, ...other])) await media.remove(each);
    await store.write(system, (tx) =>
      tx.db.deleteFrom('uploads').where('id', '=', id).where('state', 'in', UNDER_WAY).execute(),
    );
  }
  return due.length;
}

/** Gives up files that were verified and that nothing names; the next sweep of uploads removes them. Returns their number. */
export async function sweepUnnamed(store: Store): Promise<number> {
  for (let given = 0; ;) {
    const some = await store.write({ kind: 'system', corpId: null }, (tx) => giveUpUnnamed(tx, AT_ONCE));
    given += some;
    if (some < AT_ONCE) return given;
  }
}

/** Age at which a file that came by a form is no longer under way: the form is over, and so is the upload. */
const STRAY_MS = POLICY_TTL_MS + limits.uploadLife;
const UPLOAD_ID = /^incoming\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/;

/**
 * Removes files that came by a form and that no upload waits for: an object store takes a form again after its upload
 * was verified. A large upload that is sent in parts lives on from part to part, and keeps them.
 */
export async function sweepStrays(store: Store, media: MediaStore, now: number): Promise<number> {
  const old = (await media.list('incoming/')).filter(({ at }) => at < now - STRAY_MS);
  let swept = 0;
  for (const { key } of old) {
    const id = UPLOAD_ID.exec(key)?.[1] ?? '';
    const isAwaited = await store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db.selectFrom('uploads').select('id').where('id', '=', id).where('state', 'in', AWAITED).executeTakeFirst(),
    );
    if (isAwaited) continue;
    await media.remove(key);
    swept += 1;
  }
  return swept;
}

/**
 * Deletes single readings of sensors that are older than `limits.healthKept`: what was measured of people is not kept
 * longer than it is looked into. The sums of their day stay (IOT-02). Returns their number.
 */
export async function sweepReadings(tx: Tx): Promise<number> {
  const all = tx.acrossCorps('readings of every enterprise are kept for the same time');
  const before = tx.now - limits.healthKept;
  let swept = 0;
  for (const table of ['temperature_records', 'handwashing_records'] as const) {
    const { numDeletedRows } = await all.deleteFrom(table).where('measured_at', '<', before).executeTakeFirst();
    swept += Number(numDeletedRows);
  }
  return swept;
}

/** Forgets the shares of orders that were settled before the oldest play that a screen may still tell of (MKT-09). Returns the number of rows. */
export async function sweepShares(tx: Tx): Promise<number> {
  const settled = tx
    .acrossCorps('shares of orders of every media owner')
    .selectFrom('ads_orders')
    .select('id')
    .where('settled_at', '<', tx.now - limits.playsLate);
  const { numDeletedRows } = await tx.db
    .deleteFrom('order_shares')
    .where('order_id', 'in', settled as never)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes what is known of the use of the console once it is older than `limits.usageKept`. Returns the number of its rows. */
export async function sweepUsage(tx: Tx): Promise<number> {
  const before = tx.now - limits.usageKept;
  const all = tx.acrossCorps('rows of the platform alone, which are kept for a while');
  const pages = await all.deleteFrom('usage_pages').where('day', '<', dayAt(before)).executeTakeFirst();
  const calls = await all.deleteFrom('call_times').where('day', '<', dayAt(before)).executeTakeFirst();
  const errors = await all.deleteFrom('page_errors').where('last_at', '<', before).executeTakeFirst();
  // An error that is still met knows its accounts from the first on.
  const met = (await all.selectFrom('page_errors').select('id').execute()).map(({ id }) => id);
  const marks = tx.db.deleteFrom('usage_marks').where('at', '<', before);
  await (met.length > 0 ? marks.where('subject', 'not in', met) : marks).execute();
  return [pages, calls, errors].reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
