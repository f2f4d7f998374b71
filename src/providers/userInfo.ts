import type { Client } from '../transport/client.ts';
import { callPath } from './printedTables.ts';
import type { Session, SessionStore } from './session.ts';

/** Fetches who is signed in, with permissions as they are now, and keeps it (SES-05). */
export async function loadUserInfo(client: Client, store: SessionStore): Promise<Session> {
  const session = await client.call(callPath('session.menu'), {});
  store.renew(session);
  return session;
}
