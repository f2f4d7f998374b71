import { newPassword } from '../auth/secrets.ts';
import type { Services } from '../services.ts';
import { accounts } from './people.ts';
import { seedDemo } from './seed.ts';

/**
 * Gives an empty store its demo data and says who can sign in. A random password is said this once and kept only
 * as a hash. In production nothing is demo. Returns whether the store has the demo's data now.
 */
export async function beginDemo(services: Services, say: (line: string) => void): Promise<boolean> {
  const { config, store } = services;
  if (config.production) return false;
  const password = config.demoPassword ?? newPassword();
  if (await seedDemo(services, password)) {
    say(`Demo accounts (password ${password}):`);
    for (const { userName, says } of accounts) say(`  ${userName.padEnd(12)} ${says}`);
    return true;
  }
  const [known] = await store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.accounts.find((eb) => eb('user_name', '=', 'operator'), { fields: ['id'], limit: 1 }),
  );
  if (known)
    say(
      'Demo accounts: platform, operator, editor_dept, editor_self, reviewer, keeper_one, advertiser, agency_one, rival_one (their password was set at the first start).',
    );
  return known !== undefined;
}
