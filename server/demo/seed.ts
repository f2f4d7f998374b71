import { uuidv7 } from '#core/uuid.ts';
import type { Services } from '../services.ts';
import type { DemoContext } from './context.ts';
import { known } from './context.ts';
import { corporations } from './people.ts';
import { seedAds } from './seedAds.ts';
import { seedAuctions } from './seedAuctions.ts';
import { seedFirmware } from './seedFirmware.ts';
import { seedCasts } from './seedCasts.ts';
import { seedDataCards, seedDictionary } from './seedDataCards.ts';
import { seedImports, seedPlatformImport } from './seedImports.ts';
import { seedLayouts } from './seedLayouts.ts';
import { prepareLibrary, seedLibrary } from './seedLibrary.ts';
import { seedNow } from './seedNow.ts';
import { seedLogs } from './seedLogs.ts';
import { seedAccounts, seedCorporations, seedStores } from './seedPeople.ts';
import { seedMoney } from './seedMoney.ts';
import { seedMonitoring } from './seedMonitoring.ts';
import { seedNotices } from './seedNotices.ts';
import { prepareBuyersFiles, seedOwnThings } from './seedOwnThings.ts';
import { seedAlarms } from './seedAlarms.ts';
import { seedRemote } from './seedRemote.ts';
import { seedSensors } from './seedSensors.ts';
import { seedRights, seedScreens } from './seedScreens.ts';
import { seedWarnings } from './seedWarnings.ts';
import { seedPromotion } from './seedPromotion.ts';
import { seedSales } from './seedSales.ts';
import { seedFlow } from './seedFlow.ts';
import { seedScreenSums, seedWeeks } from './seedSums.ts';
import { seedPackages, seedTakeDowns } from './seedTakeDowns.ts';
import { seedUsage } from './seedUsage.ts';
import { preparePapers, seedVerifications } from './seedVerifications.ts';

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
  const papers = await preparePapers(media, ids, now);
  const buyersFiles = await prepareBuyersFiles(media, ids, now);
  const names = [
    'corporations',
    'departments',
    'roles',
    'accounts',
    'stores',
    'groups',
    'tags',
    'sets',
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
    await seedStores(demo);
    await seedScreens(demo);
    await seedRights(demo);
    await seedDataCards(demo);
    await seedDictionary(demo);
    await seedLibrary(demo, prepared);
    await seedRemote(demo);
    await seedAds(demo);
    await seedNow(demo);
    await seedScreenSums(demo);
    await seedFlow(demo);
    await seedTakeDowns(demo);
    await seedMonitoring(demo);
    await seedMoney(demo);
    await seedAlarms(demo);
    await seedSensors(demo);
    await seedWarnings(demo);
    await seedVerifications(demo, papers);
    const groups = await seedPromotion(demo);
    await seedSales(demo, groups);
    await seedAuctions(demo, groups);
    await seedOwnThings(demo, buyersFiles);
    await seedCasts(demo);
    await seedWeeks(demo);
    await seedFirmware(demo);
    await seedLayouts(demo);
    await seedPackages(demo);
    await seedImports(demo);
    await seedNotices(demo);
    await seedLogs(demo);
    await seedUsage(demo);
    await seedPlatformImport(demo);
    await tx.db
      .insertInto('settings')
      .values({ corp_id: '', name: DEMO_MARK, value: 'true', updated_at: now })
      .execute();
  });
  return true;
}
