import { isOutdated } from '../../auth/hasher.ts';
import { isKnownAddress } from '../../auth/knownAddresses.ts';
import { ADDRESS_RULE, forgetTries, giveBackTry, PASSWORD_RULE, STRANGERS_RULE, takeTry } from '../../auth/throttle.ts';
import { addressKey } from '../../call/addressKey.ts';
import { refusal } from '../../call/refuse.ts';
import type { BeforeContext, HandlerContext } from '../../call/types.ts';
import type { Tx } from '../../store/types.ts';
import { signIn, type Known } from './signIn.ts';

interface Credentials {
  userName: string;
  password: string;
}

/** Result of the password check, done before the transaction: Argon2 takes as long as fifty writes. */
export interface Looked {
  /** Time until which the caller must wait, milliseconds since 1970; then the password was not checked. */
  waitUntil: number | null;
  /** Null if the account or the password is wrong; both are answered alike (A17). */
  known: Known | null;
  /** Hash with today's parameters, if the stored one uses older ones. */
  newHash: string | null;
}

const subjectOf = (userName: string, ip: string) => `account:${userName} ${addressKey(ip)}`;
const strangersOf = (userName: string) => `strangers:${userName}`;
const addressOf = (ip: string) => `address:${addressKey(ip)}`;

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Last queued work of each subject, so that work of one subject never overlaps in this process. */
const turns = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of the same subject. */
async function inTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(subject) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(subject, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(subject) === mine) turns.delete(subject);
  }
}

/**
 * Counts a try, then verifies the password; takes the same time for an unknown account. Concurrent tries for one
 * account from one address run one after the other, so that a right one is not counted against the next.
 */
export function lookAtPassword(context: BeforeContext<Credentials>): Promise<Looked> {
  return inTurn(subjectOf(context.input.userName, context.ip), () => look(context));
}

async function look({ input, services, now, ip }: BeforeContext<Credentials>): Promise<Looked> {
  const { userName, password } = input;
  const { account, waitUntil, isStranger } = await services.store.write(SYSTEM, async (tx) => {
    const account = await findAccount(tx, userName);
    const isStranger = account === null || !(await isKnownAddress(tx, account.id, ip));
    return { account, isStranger, waitUntil: await takeTries(tx, { userName, isStranger, ip, now }) };
  });
  if (waitUntil !== null) return { waitUntil, known: null, newHash: null };
  const stored = account?.password ?? null;
  const isRight =
    stored === null ? await services.hasher.verifyNothing(password) : await services.hasher.verify(stored, password);
  if (!account || !isRight) return { waitUntil: null, known: null, newHash: null };
  await services.store.write(SYSTEM, (tx) => giveBackTries(tx, { userName, isStranger, ip }));
  const newHash = stored !== null && isOutdated(stored) ? await services.hasher.hash(password) : null;
  return { waitUntil: null, known: { accountId: account.id, corpId: account.corpId }, newHash };
}

async function findAccount(tx: Tx, userName: string) {
  const [account] = await tx.accounts.find((eb) => eb('user_name', '=', userName), {
    fields: ['corpId', 'password'],
    limit: 1,
  });
  return account ?? null;
}

interface Trying {
  userName: string;
  /** True if the account has not signed in from this address lately. */
  isStranger: boolean;
  ip: string;
}

/**
 * Counts a try in three counters, each only if the one before allows it, so that a refused try is not counted further:
 * this account from this address; everything from this address; this account from all addresses unknown to its owner.
 */
async function takeTries(tx: Tx, { userName, isStranger, ip, now }: Trying & { now: number }): Promise<number | null> {
  return (
    (await takeTry(tx, subjectOf(userName, ip), PASSWORD_RULE, now)) ??
    (await takeTry(tx, addressOf(ip), ADDRESS_RULE, now)) ??
    (isStranger ? await takeTry(tx, strangersOf(userName), STRANGERS_RULE, now) : null)
  );
}

/**
 * Resets the counters of tries after a right password: all of this account from this address; of the shared counters
 * only this try.
 */
async function giveBackTries(tx: Tx, { userName, isStranger, ip }: Trying): Promise<void> {
  await forgetTries(tx, subjectOf(userName, ip));
  await giveBackTry(tx, addressOf(ip), ADDRESS_RULE);
  if (isStranger) await giveBackTry(tx, strangersOf(userName), STRANGERS_RULE);
}

type Context = HandlerContext<Credentials, Looked>;

/** Signs in by the result of `lookAtPassword`; a failed try stays counted. */
export async function signInByPassword(context: Context) {
  const { before, tx } = context;
  if (before.waitUntil !== null) return refusal('ACCOUNT_LOCKED', { data: { waitUntil: before.waitUntil } });
  if (!before.known) return refusal('LOGIN_FAILED');
  if (before.newHash !== null) await keepHash(tx, before.known, before.newHash);
  return signIn(context, before.known, context.call.systems);
}

async function keepHash(tx: Tx, { corpId, accountId }: Known, hash: string): Promise<void> {
  await tx.ofCorp(corpId).updateTable('accounts').set({ password: hash }).where('id', '=', accountId).execute();
}
