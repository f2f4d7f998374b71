import { newPassword } from '../auth/secrets.ts';
import type { Services } from '../services.ts';
import { accounts } from './people.ts';
import { DEMO_MARK, seedDemo } from './seed.ts';
import { StartRefusal } from '../startRefusal.ts';

const NOT_OVER_DEMO =
  'This store holds the demo, whose accounts have demo passwords, so production does not start over it. ' +
  'Give production a store of its own: another DATA_DIR, or an empty database in DATABASE_URL.';

/** A number of the demo's screens, by which a store is known that had its demo before demos were marked. */
const DEMO_SCREEN = 'DEMX2000';

/** Returns true if a database was once filled with the demo's data. */
async function hasDemo(store: Services['store']): Promise<boolean> {
  return store.read({ kind: 'system', corpId: null }, async (tx) => {
    const marks = await tx.db
      .selectFrom('settings')
      .select('name')
      .where('corp_id', '=', '')
      .where('name', '=', DEMO_MARK)
      .execute();
    return marks.length > 0 || (await tx.devices.count((eb) => eb('uuid', '=', DEMO_SCREEN))) > 0;
  });
}

/**
 * Fills an empty database with the demo data and prints the accounts. A random password is printed only now and stored
 * as a hash. Production refuses a database that had a demo. Returns whether the database has the demo's data now.
 */
export async function beginDemo(services: Services, say: (line: string) => void): Promise<boolean> {
  const { config, store } = services;
  if (config.production) {
    if (await hasDemo(store)) throw new StartRefusal(NOT_OVER_DEMO);
    return false;
  }
  const password = config.demoPassword ?? newPassword();
  if (await seedDemo(services, password)) {
    say(`Demo accounts (password ${password}):`);
    for (const { userName, says } of accounts) say(`  ${userName.padEnd(12)} ${says}`);
    return true;
  }
  const known = await hasDemo(store);
  if (known)
    say(
      'Demo accounts: platform, operator, editor_dept, editor_self, reviewer, keeper_one, keeper_two, keeper_three, advertiser, agency_one, rival_one (their password was set at the first start).',
    );
  return known;
}
