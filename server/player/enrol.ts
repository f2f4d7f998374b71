import { randomInt } from 'node:crypto';
import { NUMBER_LENGTH, NUMBER_LETTERS, type EnrolAnswer, type EnrolRequest } from '#core/manifest/sync.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { seal, unseal } from '../auth/sealed.ts';
import { digestOf, newSecret } from '../auth/secrets.ts';
import { addressKey } from '../call/addressKey.ts';
import type { Tx } from '../store/types.ts';
import { pairingCode } from './pairing.ts';

interface Enrolment {
  number: string;
  device_id: string | null;
  corp_id: string | null;
  created_at: number;
}

const newNumber = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)]).join('');

/** A number that no device has and no other player shows. Of 23^8 numbers a few thousand are in use: the second try is rare. */
async function freeNumber(tx: Tx): Promise<string> {
  for (;;) {
    const number = newNumber();
    const shown = await tx.db.selectFrom('enrolments').select('number').where('number', '=', number).executeTakeFirst();
    const [used] = shown
      ? [shown]
      : await tx.devices.find((eb) => eb('uuid', '=', number), { fields: ['uuid'], limit: 1 });
    if (!used) return number;
  }
}

/** Thrown where more players wait to be added than anybody installs at once. */
export class TooManyWaiting extends Error {}

/** Refuses new enrolments beyond a limit per address and in total, since strangers create these rows. */
async function checkRoom(tx: Tx, address: string): Promise<void> {
  const waiting = tx.db
    .selectFrom('enrolments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('device_id', 'is', null);
  const own = await waiting.where('address', '=', address).executeTakeFirstOrThrow();
  const all = await waiting.executeTakeFirstOrThrow();
  if (own['count'] >= limits.enrolPerAddress || all['count'] >= limits.enrolsWaiting) throw new TooManyWaiting(address);
}

async function begin(tx: Tx, secretHash: string, request: EnrolRequest, ip: string): Promise<string> {
  const number = await freeNumber(tx);
  const shown = {
    number,
    hardware: JSON.stringify(request.hardware),
    capabilities: JSON.stringify(request.capabilities),
    ip,
    address: addressKey(ip),
    created_at: tx.now,
    last_seen_at: tx.now,
  };
  await tx.db
    .insertInto('enrolments')
    .values({ secret_hash: secretHash, ...shown })
    .onConflict((conflict) =>
      conflict.column('secret_hash').doUpdateSet({ ...shown, device_id: null, corp_id: null, added_at: null }),
    )
    .execute();
  return number;
}

/** Gives the device a new key. The one before opens nothing from then on, so a player that lost an answer can ask again. */
export async function giveKey(tx: Tx, deviceId: string, corpId: string): Promise<string> {
  const key = newSecret();
  const kept = {
    corp_id: corpId,
    key_hash: digestOf(key),
    created_at: tx.now,
    last_seen_at: null,
    revoked_at: null,
    sealed_key: null,
    programme_rev: null,
    delivered: null,
  };
  await tx.db
    .insertInto('device_keys')
    .values({ device_id: deviceId, ...kept })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(kept))
    .execute();
  return key;
}

/**
 * Returns the key that offline packages of a screen that was never online carry (DEV-13): the same in each, since nobody knows
 * which of them its player got. It is kept sealed until the screen signs in.
 */
export async function packagedKey(
  tx: Tx,
  { id, corpId }: { id: string; corpId: string },
  secret: string,
): Promise<string> {
  const row = await tx.db
    .selectFrom('device_keys')
    .select('sealed_key')
    .where('device_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', 'is', null)
    .executeTakeFirst();
  if (row?.sealed_key) return unseal(secret, row.sealed_key);
  const key = await giveKey(tx, id, corpId);
  await tx.db
    .updateTable('device_keys')
    .set({ sealed_key: seal(secret, key) })
    .where('device_id', '=', id)
    .execute();
  return key;
}

/**
 * Answers a player that wants to be added: its number until somebody adds it, then who it is (architecture 7).
 *
 * The server knows the player again by its secret, of which it keeps the sha256. It shows two names: a code that is
 * typed or scanned now (server/player/pairing.ts), and a number that a sheet of many screens names, and that the device
 * keeps. Either adds it once; the number for `limits.enrolLife`. The key is told until it is used for the first time (`closeEnrolment`), never after.
 */
export async function enrol(tx: Tx, request: EnrolRequest, ip: string): Promise<EnrolAnswer> {
  const secretHash = digestOf(request.secret);
  const row: Enrolment | undefined = await tx.db
    .selectFrom('enrolments')
    .select(['number', 'device_id', 'corp_id', 'created_at'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  const nextMs = limits.enrolAsk;
  if (row?.device_id && row.corp_id) {
    const device = await tx
      .as({ kind: 'system', corpId: row.corp_id })
      .devices.one(row.device_id, { fields: ['uuid'] });
    if (device)
      return { number: row.number, deviceId: row.device_id, deviceKey: await giveKey(tx, row.device_id, row.corp_id) };
    return { number: await begin(tx, secretHash, request, ip), ...(await pairingCode(tx, secretHash)), nextMs };
  }
  if (!row) await checkRoom(tx, addressKey(ip));
  if (!row || row.created_at < tx.now - limits.enrolLife)
    return { number: await begin(tx, secretHash, request, ip), ...(await pairingCode(tx, secretHash)), nextMs };
  await tx.db
    .updateTable('enrolments')
    .set({ last_seen_at: tx.now, ip })
    .where('secret_hash', '=', secretHash)
    .execute();
  return { number: row.number, ...(await pairingCode(tx, secretHash)), nextMs };
}

/** Returns the device that somebody has added for a player without a key; null where nobody has. */
export async function addedFor(tx: Tx, secret: string): Promise<{ deviceId: string; corpId: string } | null> {
  const row = await tx.db
    .selectFrom('enrolments')
    .select(['device_id', 'corp_id'])
    .where('secret_hash', '=', digestOf(secret))
    .executeTakeFirst();
  return row?.device_id && row.corp_id ? { deviceId: row.device_id, corpId: row.corp_id } : null;
}

/**
 * Makes room for another player of a device (DEV-21): the key before opens nothing from now on, what was shown and never
 * used is forgotten, and plays of the new one are numbered behind those of the old. `tx` sees the whole platform.
 */
export async function newPlayer(tx: Tx, deviceId: string): Promise<void> {
  const last = await tx.db
    .selectFrom('plays')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  await tx.db
    .updateTable('device_keys')
    .set((eb) => ({
      revoked_at: tx.now,
      plays_before: eb.fn.coalesce('plays_done', eb.lit(0)),
      run: null,
      run_before: null,
      run_returns: null,
      playing: null,
      files_whole: null,
    }))
    .where('device_id', '=', deviceId)
    .execute();
  const seq = last?.seq ?? 0;
  await tx.db
    .updateTable('device_keys')
    .set({ plays_before: seq })
    .where('device_id', '=', deviceId)
    .where('plays_before', '<', seq)
    .execute();
  await tx.db.deleteFrom('enrolments').where('device_id', '=', deviceId).execute();
}

/** Ends an enrolment once its device has signed in: the secret opens nothing any more. Returns what the player said of itself. */
export async function closeEnrolment(tx: Tx, deviceId: string): Promise<EnrolRequest['hardware'] | null> {
  await tx.db.updateTable('device_keys').set({ sealed_key: null }).where('device_id', '=', deviceId).execute();
  const row = await tx.db
    .deleteFrom('enrolments')
    .where('device_id', '=', deviceId)
    .returning('hardware')
    .executeTakeFirst();
  return row?.['hardware'] ? (JSON.parse(row['hardware']) as EnrolRequest['hardware']) : null;
}
