import { createHmac } from 'node:crypto';
import { limits } from '#generated/model/limits.gen.ts';
import { createUuid } from '#core/uuid.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { isSameDigest } from './secrets.ts';

const uuid = createUuid();

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Purpose of a code: one sent for signing in sets no password, binds no phone, and registers nobody. */
type Purpose = 'login' | 'password' | 'bind' | 'register';

/**
 * Limits on sending codes (A16), since each message costs money: to one recipient, a phone or a mail address, from one
 * address per hour and per day; to one recipient per day from all addresses that its account has not signed in from
 * lately; from one address per hour to any recipient. Requests of strangers do not use up the owner's limit.
 */
const RECIPIENT_HOUR = 5;
const RECIPIENT_DAY = 10;
const STRANGERS_DAY = 30;
const ADDRESS_HOUR = 20;

interface Sent {
  latest: number | null;
  hour: number;
  day: number;
}

const sentTo = statement<{ recipient: string; ip: string; hourAgo: number; dayAgo: number }, Sent>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select((eb) => [
      eb.fn.max('created_at').as('latest'),
      eb.fn.count('id').filterWhere('created_at', '>', value('hourAgo')).as('hour'),
      eb.fn.count('id').as('day'),
    ])
    .where('phone', '=', value('recipient'))
    .where('ip', '=', value('ip'))
    .where('created_at', '>', value('dayAgo')),
);

const sentInAll = statement<{ recipient: string; dayAgo: number }, { day: number }>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select((eb) => eb.fn.count('id').as('day'))
    .where('phone', '=', value('recipient'))
    .where('created_at', '>', value('dayAgo')),
);

const sentFrom = statement<{ ip: string; hourAgo: number }, { hour: number }>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select((eb) => eb.fn.count('id').as('hour'))
    .where('ip', '=', value('ip'))
    .where('created_at', '>', value('hourAgo')),
);

const newest = statement<
  { recipient: string; purpose: Purpose; installation: string },
  { id: string; codeHash: string; tries: number; expiresAt: number; usedAt: number | null }
>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select(['id', 'code_hash as codeHash', 'tries', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('phone', '=', value('recipient'))
    .where('purpose', '=', value('purpose'))
    .where('installation', '=', value('installation'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const countTry = statement<{ id: string; most: number }>((db, value) =>
  db
    .updateTable('phone_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', value('id'))
    .where('tries', '<', value('most'))
    .where('used_at', 'is', null),
);

const use = statement<{ id: string; now: number }>((db, value) =>
  db
    .updateTable('phone_codes')
    .set({ used_at: value('now') })
    .where('id', '=', value('id'))
    .where('used_at', 'is', null),
);

interface Request {
  recipient: string;
  ip: string;
  /** True if the recipient's account has signed in from this address lately. */
  isOwners: boolean;
  now: number;
}

/** Returns whether another code may be sent now. */
export async function maySend(tx: Tx, { recipient, ip, isOwners, now }: Request): Promise<boolean> {
  const dayAgo = now - DAY_MS;
  const sent = await sentTo.first(tx, { recipient, ip, hourAgo: now - HOUR_MS, dayAgo });
  const from = await sentFrom.first(tx, { ip, hourAgo: now - HOUR_MS });
  const latest = sent?.latest ?? null;
  if (latest !== null && now - latest < limits.codeResend) return false;
  if (!isOwners && ((await sentInAll.first(tx, { recipient, dayAgo }))?.day ?? 0) >= STRANGERS_DAY) return false;
  return (sent?.hour ?? 0) < RECIPIENT_HOUR && (sent?.day ?? 0) < RECIPIENT_DAY && (from?.hour ?? 0) < ADDRESS_HOUR;
}

/** Hashes a code with the server's secret: a stolen database alone would allow trying all million codes of six digits. */
export function codeDigest(secret: string, recipient: string, code: string): string {
  return createHmac('sha256', secret).update(`${recipient} ${code}`).digest('hex');
}

interface NewCode {
  recipient: string;
  purpose: Purpose;
  codeHash: string;
  installation: string;
  ip: string;
  now: number;
}

/** Stores a code that is being sent. The previous one of the same purpose and installation becomes invalid. */
export async function keepCode(
  tx: Tx,
  { recipient, purpose, codeHash, installation, ip, now }: NewCode,
): Promise<void> {
  await tx.db
    .insertInto('phone_codes')
    .values({
      id: uuid(now),
      phone: recipient,
      purpose,
      code_hash: codeHash,
      installation,
      ip,
      tries: 0,
      created_at: now,
      expires_at: now + limits.codeLife,
    })
    .execute();
}

type Asked = Omit<NewCode, 'ip'>;

/** Result of a try, and the code that it was for; without id where there is none. */
interface Look {
  outcome: 'right' | 'wrong' | 'burnt';
  codeId: string;
}

/**
 * Uses one try of the latest code that this installation requested, and leaves the code itself unused. `burnt`: no code,
 * expired, used, or tried five times (SES-04).
 */
export async function lookAtCode(tx: Tx, { recipient, purpose, codeHash, installation, now }: Asked): Promise<Look> {
  const kept = await newest.first(tx, { recipient, purpose, installation });
  const codeId = kept?.id ?? '';
  if (!kept || kept.usedAt !== null || now > kept.expiresAt) return { outcome: 'burnt', codeId };
  if ((await countTry.run(tx, { id: codeId, most: limits.codeTries })) === 0) return { outcome: 'burnt', codeId };
  if (isSameDigest(kept.codeHash, codeHash)) return { outcome: 'right', codeId };
  return { outcome: kept.tries + 1 >= limits.codeTries ? 'burnt' : 'wrong', codeId };
}

/** Uses a code up; false where somebody else did. */
export async function redeemCode(tx: Tx, codeId: string, now: number): Promise<boolean> {
  return (await use.run(tx, { id: codeId, now })) === 1;
}

/** Tries a code and, where it is right, uses it up. */
export async function tryCode(tx: Tx, asked: Asked): Promise<Look['outcome']> {
  const { outcome, codeId } = await lookAtCode(tx, asked);
  return outcome !== 'right' || (await redeemCode(tx, codeId, asked.now)) ? outcome : 'burnt';
}
