import { codeDigest, tryCode } from '../../auth/phoneCodes.ts';
import { handler } from '../../call/handler.ts';
import { refusal } from '../../call/refuse.ts';
import { signIn } from './signIn.ts';

/** Signs in by a code that was sent to the phone: once, within five minutes, in five tries (SES-04). */
export const mobileLogin = handler('session.mobileLogin', async (context) => {
  const { input, tx, now, installation, services } = context;
  const { phone, code } = input;
  const tried = await tryCode(tx, {
    phone,
    codeHash: codeDigest(services.config.secret, phone, code),
    installation,
    now,
  });
  // Returned, not thrown: the try stays counted.
  if (tried === 'burnt') return refusal('CODE_BURNT');
  if (tried === 'wrong') return refusal('CODE_WRONG');
  const [account] = await tx.accounts.find((eb) => eb('phone', '=', phone), { fields: ['corpId'], limit: 1 });
  if (!account) return refusal('CODE_BURNT');
  return signIn(context, { accountId: account.id, corpId: account.corpId }, context.call.systems);
});
