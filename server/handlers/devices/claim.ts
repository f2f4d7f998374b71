import { CODE_LENGTH } from '#core/manifest/sync.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { ADDRESS_RULE, giveBackTry, takeTry, type ThrottleRule } from '../../auth/throttle.ts';
import { addressKey } from '../../call/addressKey.ts';
import { refuse } from '../../call/refuse.ts';
import type { BeforeContext } from '../../call/types.ts';
import { lookUpCode, redeemCode, type Paired } from '../../player/pairing.ts';
import type { Tx } from '../../store/types.ts';

/** Wrong codes of one account: a few are typing errors, a row of them is guessing. */
const CODE_RULE: ThrottleRule = { free: 5, most: limits.pairingTries };

/** Text that was typed, and its form field: a refusal is shown there. */
export interface Typed {
  text: string;
  field: 'uuid' | 'code';
}

const isCode = (text: string): boolean => text.length === CODE_LENGTH;

const SENTENCE = { unknown: 'DEVICE_UNKNOWN', used: 'PAIRING_USED', expired: 'PAIRING_EXPIRED' } as const;

/**
 * Counts a try of a pairing code before it is used, in a transaction of its own: a refused call takes its writes back,
 * and a guesser's tries must stay. A right code is not counted. Numbers are too many to be guessed, and a sheet has
 * hundreds of them.
 */
export async function countTry(
  { text, field }: Typed,
  { user, ip, now, services }: Pick<BeforeContext<unknown>, 'user' | 'ip' | 'now' | 'services'>,
): Promise<undefined> {
  if (!isCode(text)) return;
  const counted: [subject: string, rule: ThrottleRule][] = [
    [`pairing:${user.userId}`, CODE_RULE],
    [`pairing-from:${addressKey(ip)}`, ADDRESS_RULE],
  ];
  const isLocked = await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    for (const [subject, rule] of counted) if ((await takeTry(tx, subject, rule, now)) !== null) return true;
    if (typeof (await lookUpCode(tx, text)) === 'object')
      for (const [subject, rule] of counted) await giveBackTry(tx, subject, rule);
    return false;
  });
  if (isLocked) throw refuse('PAIRING_LIMIT', { field });
}

interface Screen {
  id: string;
  corpId: string;
}

/** Takes the screen that shows this code; returns the number that it keeps. */
async function takeByCode(tx: Tx, { text, field }: Typed, { id, corpId }: Screen): Promise<string> {
  const paired: Paired = await redeemCode(tx, text);
  if (typeof paired === 'string') throw refuse(SENTENCE[paired], { field });
  const row = await tx.db
    .updateTable('enrolments')
    .set({ device_id: id, corp_id: corpId, added_at: tx.now })
    .where('secret_hash', '=', paired.secretHash)
    .where('device_id', 'is', null)
    .returning('number')
    .executeTakeFirst();
  if (!row) throw refuse('DEVICE_BOUND', { field });
  return row.number;
}

/**
 * Takes the player that shows this number on its screen, in one guarded statement: a number is good for adding once
 * (architecture 7). Refuses DEVICE_UNKNOWN for a number that no player shows, DEVICE_BOUND for one that was added.
 */
async function takeByNumber(tx: Tx, { text, field }: Typed, { id, corpId }: Screen): Promise<string> {
  const { numUpdatedRows } = await tx.db
    .updateTable('enrolments')
    .set({ device_id: id, corp_id: corpId, added_at: tx.now })
    .where('number', '=', text)
    .where('device_id', 'is', null)
    .where('last_seen_at', '>', tx.now - limits.enrolLife)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 1) return text;
  throw refuse((await isBound(tx, text)) ? 'DEVICE_BOUND' : 'DEVICE_UNKNOWN', { field });
}

/** Returns true if the number was added: lately, or by a device that has synced since. */
async function isBound(tx: Tx, number: string): Promise<boolean> {
  const known = await tx.db
    .selectFrom('enrolments')
    .select('device_id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (known) return known.device_id !== null;
  const all = tx.as({ kind: 'system', corpId: null });
  return (await all.devices.count((eb) => eb('uuid', '=', number))) > 0;
}

/**
 * Gives a device the player that shows this code or number; returns the number, which the device keeps. `tx` sees the whole
 * platform. Refuses what no player shows, or was used, in the sentence of its kind (DEV-04, DEV-16).
 */
export function claimPlayer(tx: Tx, typed: Typed, screen: Screen): Promise<string> {
  return isCode(typed.text) ? takeByCode(tx, typed, screen) : takeByNumber(tx, typed, screen);
}
