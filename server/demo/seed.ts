import { uuidv7 } from '#core/uuid.ts';
import type { Services } from '../services.ts';
import type { DemoContext } from './context.ts';
import { known } from './context.ts';
import { corporations } from './people.ts';
import { seedAds } from './seedAds.ts';
import { seedImports } from './seedImports.ts';
import { prepareLibrary, seedLibrary } from './seedLibrary.ts';
import { seedLogs } from './seedLogs.ts';
import { seedAccounts, seedCorporations } from './seedPeople.ts';
import { seedScreens } from './seedScreens.ts';

/** Name of the setting that marks a database with demo data. */
export const DEMO_MARK = 'demo';

const SYSTEM = { kind: 'system', corpId: null } as const;

/**
 * Fills an empty store with a small media owner: people, screens, a library, ads in every state and their plays.
 * Returns false, and does nothing, where the store has an enterprise already. One transaction: a start that
 * is interrupted leaves an empty store, not half a demo.
 */
export async function seedDemo(
  { store, media, hasher, clock }: Pick<Services, 'store' | 'media' | 'hasher' | 'clock'>,
  password: string,
): Promise<boolean> {
  const isEmpty = (await store.read(SYSTEM, (tx) => tx.corporations.count())) === 0;
  if (!isEmpty) return false;
  const now = clock.now();
  const hash = await hasher.hash(password);
  const ids = new Map(corporations.map(({ key }) => [key, uuidv7(now)]));
  // Drawn and stored outside the transaction, as every upload is.
  const prepared = await prepareLibrary(media, known(ids, 'owner'), now);
  const names = [
    'corporations',
    'departments',
    'roles',
    'accounts',
    'groups',
    'tags',
    'devices',
    'materials',
    'campaigns',
  ] as const;
  await store.write(SYSTEM, async (tx) => {
    const demo = {
      tx,
      now,
      ids,
      plays: 0,
      ...Object.fromEntries(names.map((name) => [name, new Map()])),
    } as unknown as DemoContext;
    await seedCorporations(demo);
    await seedAccounts(demo, hash);
    await seedScreens(demo);
    await seedLibrary(demo, prepared);
    await seedAds(demo);
    await seedImports(demo);
    await seedLogs(demo);
    await tx.db
      .insertInto('settings')
      .values({ corp_id: '', name: DEMO_MARK, value: 'true', updated_at: now })
      .execute();
  });
  return true;
}
