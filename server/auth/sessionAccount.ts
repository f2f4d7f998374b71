import type { Store } from '../store/types.ts';
import { digestOf } from './secrets.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Returns the account whose session a cookie is, while it lasts; for what needs no more than to know who listens or tells. */
export async function sessionAccount(store: Store, cookie: string | undefined, now: number): Promise<string | null> {
  if (!cookie) return null;
  const session = await store.read(SYSTEM, (tx) =>
    tx.db
      .selectFrom('sessions')
      .select('account_id')
      .where('cookie_hash', '=', digestOf(cookie))
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  );
  return session?.account_id ?? null;
}
