import { codeDigest, tryCode } from '../../auth/codes.ts';
import { handler } from '../../call/handler.ts';
import { refusal } from '../../call/refuse.ts';
import { accountOf, recipientOf } from './recipient.ts';
import { signIn } from './signIn.ts';

/** Signs in by a code that was sent to a phone or a mail address: once, within five minutes, in five tries (SES-04, SES-21). */
export const mobileLogin = handler('session.mobileLogin', async (context) => {
  const { input, tx, now, installation, services } = context;
  const recipient = recipientOf(input);
  const tried = await tryCode(tx, {
    recipient: recipient.value,
    purpose: 'login',
    codeHash: codeDigest(services.config.secret, recipient.value, input.code),
    installation,
    now,
  });
  // Returned, not thrown: the try stays counted.
  if (tried === 'burnt') return refusal('CODE_BURNT');
  if (tried === 'wrong') return refusal('CODE_WRONG');
  const account = await accountOf(tx, recipient);
  if (!account) return refusal('CODE_BURNT');
  return signIn(context, account, context.call.systems);
});
