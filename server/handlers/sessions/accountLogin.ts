import { handler } from '../../call/handler.ts';
import { lookAtPassword, signInByPassword } from './password.ts';

/** The advertiser console's sign-in (SES-11). */
export const accountLogin = handler('session.accountLogin', { before: lookAtPassword, run: signInByPassword });
