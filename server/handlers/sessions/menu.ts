import { handler } from '../../call/handler.ts';
import { profileOf } from './profile.ts';

/** What login answers but the token, for a page that is loaded again (SES-05). */
export const menu = handler('session.menu', async ({ tx, user, now }) => profileOf(tx, user, now));
