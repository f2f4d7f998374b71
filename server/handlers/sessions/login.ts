import { handler } from '../../call/handler.ts';
import { lookAtPassword, signInByPassword } from './password.ts';

/** The operator console's sign-in (SES-01). */
export const login = handler('session.login', { before: lookAtPassword, run: signInByPassword });
