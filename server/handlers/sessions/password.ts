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
  /** Must wait so long, in milliseconds since 1970; then the password was not looked at. */
  waitUntil: number | null;
  /** Null where account or password is wrong, which is answered alike (A17). */
  known: Known | null;
  /** A hash by today's parameters, where the stored one is older. */
  newHash: string | null;
}

const subjectOf = (userName: string, ip: string) => `account:${userName} ${addressKey(ip)}`;
const strangersOf = (userName: string) => `strangers:${userName}`;
const addressOf = (ip: string) => `address:${addressKey(ip)}`;

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Work by subject that must not overlap in this process: the last of each. */
const turns = new Map<string, Promise<unknown>>();

/** Does work after all earlier work of the same subject. */
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
 * Takes a try, then verifies the password; as long for an account that does not exist. Of several at once for one account
 * from one address each is done after the other, so that a right one is not counted against the next.
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
  /** From an address that the account has not signed in from of late. */
  isStranger: boolean;
  ip: string;
}

/**
 * Three counts, the next asked only where the one before lets pass, so that what is refused here does not count elsewhere:
 * this account from here; everything from here; this account from wherever its owner does not work.
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

/** Signs in by what `lookAtPassword` found; a failed try stays counted. */
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
