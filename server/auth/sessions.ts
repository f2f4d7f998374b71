import { limits } from '#generated/model/limits.gen.ts';
import type { System } from '#core/entity/meta.ts';
import { createUuid } from '#core/uuid.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { digestOf, newSecret } from './secrets.ts';

const uuid = createUuid();

/** A session as the store keeps it: of its two secrets there is only the sha256. */
export interface StoredSession {
  id: string;
  cookieHash: string;
  accountId: string;
  corpId: string;
  /** Milliseconds since 1970. */
  lastSeenAt: number;
  expiresAt: number;
}

const byToken = statement<{ tokenHash: string }, StoredSession>((db, value) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'cookie_hash as cookieHash',
      'account_id as accountId',
      'corp_id as corpId',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
    ])
    .where('token_hash', '=', value('tokenHash')),
);

const touch = statement<{ id: string; now: number; expiresAt: number }>((db, value) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: value('now'), expires_at: value('expiresAt') })
    .where('id', '=', value('id')),
);

const removeOne = statement<{ id: string }>((db, value) => db.deleteFrom('sessions').where('id', '=', value('id')));
const removeOthers = statement<{ accountId: string; id: string }>((db, value) =>
  db.deleteFrom('sessions').where('account_id', '=', value('accountId')).where('id', '!=', value('id')),
);
const removeOf = statement<{ accountId: string }>((db, value) =>
  db.deleteFrom('sessions').where('account_id', '=', value('accountId')),
);

/** Returns the session of a token, by its digest, or null. Whether the cookie belongs to it is the caller's to check. */
export function sessionByToken(tx: Tx, tokenHash: string): Promise<StoredSession | null> {
  return byToken.first(tx, { tokenHash });
}

/** Notes that a session is in use: it ends `limits.sessionLife` after it was last seen. */
export async function touchSession(tx: Tx, id: string, now: number): Promise<void> {
  await touch.run(tx, { id, now, expiresAt: now + limits.sessionLife });
}

/** Ends one session. */
export async function endSession(tx: Tx, id: string): Promise<void> {
  await removeOne.run(tx, { id });
}

/** Ends all sessions of an account: its password was changed, it was paused or deleted. */
export async function endSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await removeOf.run(tx, { accountId });
}

/** Ends all sessions of an account but this one: its owner changed the password. */
export async function endOtherSessions(tx: Tx, accountId: string, id: string): Promise<void> {
  await removeOthers.run(tx, { accountId, id });
}

interface NewSession {
  accountId: string;
  corpId: string;
  system: System;
  ip: string;
  now: number;
}

/**
 * Opens a session. Returns its two secrets, which are answered once and not stored: the token for the envelope, the
 * other for the cookie.
 */
export async function openSession(
  tx: Tx,
  { accountId, corpId, system, ip, now }: NewSession,
): Promise<{ token: string; cookie: string }> {
  const token = newSecret();
  const cookie = newSecret();
  await tx.db
    .insertInto('sessions')
    .values({
      id: uuid(now),
      token_hash: digestOf(token),
      cookie_hash: digestOf(cookie),
      account_id: accountId,
      corp_id: corpId,
      system,
      created_at: now,
      last_seen_at: now,
      expires_at: now + limits.sessionLife,
      ip,
    })
    .execute();
  return { token, cookie };
}
