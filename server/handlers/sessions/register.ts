import { isOwnName } from '#core/entity/formats.ts';
import { codeDigest, lookAtCode, redeemCode } from '../../auth/codes.ts';
import { takeTry, type ThrottleRule } from '../../auth/throttle.ts';
import { addressKey } from '../../call/addressKey.ts';
import { handler } from '../../call/handler.ts';
import { refusal, refuse } from '../../call/refuse.ts';
import { openEnterprise } from '../../commands/openEnterprise.ts';
import { ownerOfHost } from '../../commands/ownerOfHost.ts';
import { recipientOf } from './recipient.ts';
import { signIn } from './signIn.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Registrations from one address in a row; then it waits as after wrong passwords. */
const REGISTER_RULE: ThrottleRule = { free: 10, most: 10 };
/** Characters of a person's name. */
const REAL_NAME = 30;

/** Result of the code, tried before the transaction, because the hash takes as long as fifty writes. */
interface Tried {
  outcome: 'right' | 'wrong' | 'burnt';
  codeId: string;
  hash: string;
}

/**
 * Registers an advertiser (SES-20): an enterprise with its first account, below the media owner of this host, signed in at
 * once. It places nothing before its identity is verified. A try counts against the code before it is judged, so that
 * nobody asks more than five login names of one code; that there is an account is said only to whoever has the code (A17).
 */
export const register = handler<'session.register', Tried>('session.register', {
  async before({ input, now, ip, installation, services }) {
    const { value: recipient } = recipientOf(input);
    const codeHash = codeDigest(services.config.secret, recipient, input.code);
    const asked = { recipient, purpose: 'register', codeHash, installation, now } as const;
    const { outcome, codeId } = await services.store.write(SYSTEM, async (tx) => {
      const waitUntil = await takeTry(tx, `register:${addressKey(ip)}`, REGISTER_RULE, now);
      if (waitUntil !== null) throw refuse('TOO_MANY_CALLS');
      return lookAtCode(tx, asked);
    });
    return { outcome, codeId, hash: outcome === 'right' ? await services.hasher.hash(input.password) : '' };
  },
  async run(context) {
    const { before, input, tx, now, host, language, services } = context;
    if (before.outcome === 'wrong') return refusal('CODE_WRONG');
    if (before.outcome === 'burnt') return refusal('CODE_BURNT');
    const { column, value } = recipientOf(input);
    if (isOwnName(input.password, input.userName)) throw refuse('PASSWORD_IS_NAME', { field: 'password' });
    const holders = await tx.accounts.count((eb) =>
      column === 'phone' ? eb('phone', '=', value) : eb(eb.fn('lower', ['email']), '=', value),
    );
    if (holders > 0) return refusal('REGISTER_TAKEN');
    const superiorId = await ownerOfHost(tx, services.config, host);
    if (superiorId === null) throw refuse('REGISTER_CLOSED');
    if (!(await redeemCode(tx, before.codeId, now))) return refusal('CODE_BURNT');
    const reached = { phone: null, email: null, [column]: value };
    const { corpId, name, roleId, departmentId } = await openEnterprise(
      tx,
      { name: input.name, type: input.type ?? 'enterprise', superiorId, ...reached },
      language,
    );
    const account = await tx.as({ kind: 'system', corpId }).accounts.insert({
      ...reached,
      userName: input.userName,
      realName: Array.from(name).slice(0, REAL_NAME).join(''),
      password: before.hash,
      mustChangePassword: false,
      status: 'enabled',
      roleId,
      roleType: 'administrator',
      deptId: departmentId,
      customerType: 'advertiser',
      identityState: 'unsubmitted',
      qualificationState: 'unsubmitted',
    });
    return signIn(context, { accountId: account.id, corpId }, context.call.systems);
  },
});
