import { createHmac } from 'node:crypto';
import { limits } from '#generated/model/limits.gen.ts';
import { createUuid } from '#core/uuid.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { isSameDigest } from './secrets.ts';

const uuid = createUuid();

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Limits on sending codes (A16), since each message costs money: to one phone from one address per hour and per day; to
 * one phone per day from all addresses that its account has not signed in from lately; from one address per hour to any
 * phone. Requests of strangers do not use up the owner's limit.
 */
const PHONE_HOUR = 5;
const PHONE_DAY = 10;
const STRANGERS_DAY = 30;
const ADDRESS_HOUR = 20;

interface Sent {
  latest: number | null;
  hour: number;
  day: number;
}

const sentTo = statement<{ phone: string; ip: string; hourAgo: number; dayAgo: number }, Sent>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select((eb) => [
      eb.fn.max('created_at').as('latest'),
      eb.fn.count('id').filterWhere('created_at', '>', value('hourAgo')).as('hour'),
      eb.fn.count('id').as('day'),
    ])
    .where('phone', '=', value('phone'))
    .where('ip', '=', value('ip'))
    .where('created_at', '>', value('dayAgo')),
);

const sentInAll = statement<{ phone: string; dayAgo: number }, { day: number }>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select((eb) => eb.fn.count('id').as('day'))
    .where('phone', '=', value('phone'))
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
  { phone: string; installation: string },
  { id: string; codeHash: string; tries: number; expiresAt: number; usedAt: number | null }
>((db, value) =>
  db
    .selectFrom('phone_codes')
    .select(['id', 'code_hash as codeHash', 'tries', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('phone', '=', value('phone'))
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
  phone: string;
  ip: string;
  /** True if the phone's account has signed in from this address lately. */
  isOwners: boolean;
  now: number;
}

/** Returns whether another code may be sent now. */
export async function maySend(tx: Tx, { phone, ip, isOwners, now }: Request): Promise<boolean> {
  const dayAgo = now - DAY_MS;
  const sent = await sentTo.first(tx, { phone, ip, hourAgo: now - HOUR_MS, dayAgo });
  const from = await sentFrom.first(tx, { ip, hourAgo: now - HOUR_MS });
  const latest = sent?.latest ?? null;
  if (latest !== null && now - latest < limits.codeResend) return false;
  if (!isOwners && ((await sentInAll.first(tx, { phone, dayAgo }))?.day ?? 0) >= STRANGERS_DAY) return false;
  return (sent?.hour ?? 0) < PHONE_HOUR && (sent?.day ?? 0) < PHONE_DAY && (from?.hour ?? 0) < ADDRESS_HOUR;
}

/** Hashes a code with the server's secret: a stolen database alone would allow trying all million codes of six digits. */
export function codeDigest(secret: string, phone: string, code: string): string {
  return createHmac('sha256', secret).update(`${phone} ${code}`).digest('hex');
}

interface NewCode {
  phone: string;
  codeHash: string;
  installation: string;
  ip: string;
  now: number;
}

/** Stores a code that is being sent. The previous code for the same installation becomes invalid. */
export async function keepCode(tx: Tx, { phone, codeHash, installation, ip, now }: NewCode): Promise<void> {
  await tx.db
    .insertInto('phone_codes')
    .values({
      id: uuid(now),
      phone,
      purpose: 'login',
      code_hash: codeHash,
      installation,
      ip,
      tries: 0,
      created_at: now,
      expires_at: now + limits.codeLife,
    })
    .execute();
}

/**
 * Uses one try of the latest code that this installation requested. `burnt`: no code, expired, used, or tried five
 * times (SES-04).
 */
export async function tryCode(
  tx: Tx,
  { phone, codeHash, installation, now }: Omit<NewCode, 'ip'>,
): Promise<'right' | 'wrong' | 'burnt'> {
  const kept = await newest.first(tx, { phone, installation });
  if (!kept || kept.usedAt !== null || now > kept.expiresAt) return 'burnt';
  if ((await countTry.run(tx, { id: kept.id, most: limits.codeTries })) === 0) return 'burnt';
  if (!isSameDigest(kept.codeHash, codeHash)) return kept.tries + 1 >= limits.codeTries ? 'burnt' : 'wrong';
  return (await use.run(tx, { id: kept.id, now })) === 1 ? 'right' : 'burnt';
}
