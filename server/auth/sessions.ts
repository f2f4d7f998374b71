import { limits } from '#generated/model/limits.gen.ts';
import type { System } from '#core/entity/meta.ts';
import { createUuid } from '#core/uuid.ts';
import { statement } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import { digestOf, newSecret } from './secrets.ts';

const uuid = createUuid();
/** Characters of a browser's own description that are kept. */
const LONGEST_AGENT = 300;

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

/** A session as its owner sees it. */
export interface OwnSession {
  id: string;
  ip: string;
  userAgent: string | null;
  createdAt: number;
  lastSeenAt: number;
}

/** Sessions that are shown to their owner; somebody with more ends all others at once. */
const MOST_SHOWN = 50;

const touch = statement<{ id: string; now: number; expiresAt: number }>((db, value) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: value('now'), expires_at: value('expiresAt') })
    .where('id', '=', value('id')),
);

const ofAccount = statement<{ accountId: string; now: number }, OwnSession>((db, value) =>
  db
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent as userAgent', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', value('accountId'))
    .where('expires_at', '>', value('now'))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN),
);
const removeOwn = statement<{ accountId: string; id: string }>((db, value) =>
  db.deleteFrom('sessions').where('account_id', '=', value('accountId')).where('id', '=', value('id')),
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

/** Returns the sessions of an account that are open, the one last used first. */
export const sessionsOf = (tx: Tx, accountId: string): Promise<OwnSession[]> =>
  ofAccount.all(tx, { accountId, now: tx.now });

/** Ends one session of an account; false where it has no such session. */
export async function endOwnSession(tx: Tx, accountId: string, id: string): Promise<boolean> {
  return (await removeOwn.run(tx, { accountId, id })) === 1;
}

/** Ends one session. */
export async function endSession(tx: Tx, id: string): Promise<void> {
  await removeOne.run(tx, { id });
}

/** Ends all sessions of an account: its password was changed, it was paused or deleted. */
export async function endSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await removeOf.run(tx, { accountId });
}

/** Ends all sessions of an account but this one, also those that are not shown; returns how many there were. */
export function endOtherSessions(tx: Tx, accountId: string, id: string): Promise<number> {
  return removeOthers.run(tx, { accountId, id });
}

interface NewSession {
  accountId: string;
  corpId: string;
  system: System;
  ip: string;
  /** User agent of the browser, shown to the account's owner. */
  userAgent?: string;
  now: number;
}

/**
 * Opens a session. Returns its two secrets, which are answered once and not stored: the token for the envelope, the
 * other for the cookie.
 */
export async function openSession(
  tx: Tx,
  { accountId, corpId, system, ip, userAgent = '', now }: NewSession,
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
      user_agent: userAgent.slice(0, LONGEST_AGENT),
    })
    .execute();
  return { token, cookie };
}
