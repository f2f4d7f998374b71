import { isOutdated } from '../../auth/hasher.ts';
import { isKnownAddress } from '../../auth/knownAddresses.ts';
import { forgetTries, PASSWORD_RULE, SPREAD_RULE, takeTry } from '../../auth/throttle.ts';
import { addressKey } from '../../call/addressKey.ts';
import { refusal } from '../../call/refuse.ts';
import type { BeforeContext, HandlerContext } from '../../call/types.ts';
import type { Tx } from '../../store/types.ts';
import { signIn, type Known } from './signIn.ts';

interface Credentials {
  userName: string;
  password: string;
}

/** What is known once the password was looked at, outside the transaction: Argon2 takes as long as fifty writes. */
export interface Looked {
  /** Must wait so long, in milliseconds since 1970; then the password was not looked at. */
  waitUntil: number | null;
  /** Null where account or password is wrong, which is answered alike (A17). */
  known: Known | null;
  /** A hash by today's parameters, where the stored one is older. */
  newHash: string | null;
}

const subjectOf = (userName: string, ip: string) => `account:${userName} ${addressKey(ip)}`;

/** Takes a try, then verifies the password; as long for an account that does not exist. */
export async function lookAtPassword({ input, services, now, ip }: BeforeContext<Credentials>): Promise<Looked> {
  const { userName, password } = input;
  const { account, waitUntil } = await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const account = await findAccount(tx, userName);
    return { account, waitUntil: await takeTries(tx, { userName, accountId: account?.id ?? null, ip, now }) };
  });
  if (waitUntil !== null) return { waitUntil, known: null, newHash: null };
  const stored = account?.password ?? null;
  const isRight =
    stored === null ? await services.hasher.verifyNothing(password) : await services.hasher.verify(stored, password);
  if (!account || !isRight) return { waitUntil: null, known: null, newHash: null };
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

/** Three counts: this account from here; this account from everywhere but where its owner works; everything from here. */
async function takeTries(
  tx: Tx,
  { userName, accountId, ip, now }: { userName: string; accountId: string | null; ip: string; now: number },
): Promise<number | null> {
  const here = await takeTry(tx, subjectOf(userName, ip), PASSWORD_RULE, now);
  const spread = await takeTry(tx, `account:${userName}`, SPREAD_RULE, now);
  const address = await takeTry(tx, `address:${addressKey(ip)}`, SPREAD_RULE, now);
  const isOwners = accountId !== null && (await isKnownAddress(tx, accountId, ip));
  return here ?? (isOwners ? null : spread) ?? address;
}

type Context = HandlerContext<Credentials, Looked>;

/** Signs in by what `lookAtPassword` found; a failed try stays counted. */
export async function signInByPassword(context: Context) {
  const { input, before, tx, ip } = context;
  if (before.waitUntil !== null) return refusal('ACCOUNT_LOCKED', { data: { waitUntil: before.waitUntil } });
  if (!before.known) return refusal('LOGIN_FAILED');
  await forgetTries(tx, subjectOf(input.userName, ip));
  await forgetTries(tx, `address:${addressKey(ip)}`);
  if (before.newHash !== null) await keepHash(tx, before.known, before.newHash);
  return signIn(context, before.known, context.call.systems);
}

async function keepHash(tx: Tx, { corpId, accountId }: Known, hash: string): Promise<void> {
  await tx.db
    .updateTable('accounts')
    .set({ password: hash })
    .where('corp_id', '=', corpId)
    .where('id', '=', accountId)
    .execute();
}
