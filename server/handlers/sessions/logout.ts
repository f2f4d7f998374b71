import { endSession } from '../../auth/sessions.ts';
import { handler } from '../../call/handler.ts';

/** Ends the session here and now: neither its token nor its cookie opens anything afterwards (SES-08, A22). */
export const logout = handler('session.logout', async ({ tx, user, setCookie, log }) => {
  await endSession(tx, user.sessionId);
  setCookie(null);
  log({ targetId: user.userId, targetName: user.realName });
  return {};
});
