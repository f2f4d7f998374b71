import { handler } from '../../call/handler.ts';
import { profileOf } from './profile.ts';

/** Returns the answer of login without the token, for a page that is reloaded (SES-05). */
export const menu = handler('session.menu', async ({ tx, user, now }) => profileOf(tx, user, now));
