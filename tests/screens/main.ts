// npm run screens [-- part-of-a-name …]: a picture of every page × language × theme × width, in artifacts/screens/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { System } from '#core/entity/meta.ts';
import { openBrowser, openWindow, signIn, type Locale } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { placesOf, type Place } from './places.ts';

const FOLDER = join(import.meta.dirname, '../../artifacts/screens');
const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];
const PEOPLE: readonly { system: System; userName: string }[] = [
  { system: 'YXF', userName: 'operator' },
  { system: 'ADS', userName: 'advertiser' },
];
const LOOKS = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'dark', width: 390, height: 844 },
  { theme: 'light', width: 390, height: 844 },
] as const;

const asked = process.argv.slice(2);
const isWanted = ({ name }: Place): boolean => asked.length === 0 || asked.some((part) => name.includes(part));

/** Waits until nothing is asked of the server and nothing is drawn as a skeleton. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null);
}

async function shoot(page: Page, place: Place, locale: Locale): Promise<number> {
  for (const { theme, width, height } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    await settled(page);
    const file = `${place.name}_${locale}_${theme}_${width}.png`;
    await page.screenshot({ path: join(FOLDER, place.system, file), animations: 'disabled' });
  }
  return LOOKS.length;
}

async function walk(server: LiveServer, system: System, userName: string, locale: Locale, places: readonly Place[]) {
  const browser = await openBrowser();
  const { page, complaints } = await openWindow(browser, { locale });
  let count = 0;
  await signIn(page, server.url, userName, system);
  for (const place of places) {
    complaints.length = 0;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.url}${place.path}`);
    count += await shoot(page, place, locale);
    for (const line of complaints) console.log(`${system} ${locale} ${place.path}: ${line}`);
  }
  await browser.close();
  return count;
}

rmSync(FOLDER, { recursive: true, force: true });
const server = await startLiveServer();
let pictures = 0;
for (const { system, userName } of PEOPLE) {
  mkdirSync(join(FOLDER, system), { recursive: true });
  const [account] = await server.services.store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.accounts.find((eb) => eb('user_name', '=', userName), { fields: ['corpId'], limit: 1 }),
  );
  const places = (await placesOf(server.services.store, system, account?.corpId ?? '')).filter(isWanted);
  const walks = LOCALES.map((locale) => walk(server, system, userName, locale, places));
  pictures += (await Promise.all(walks)).reduce((sum, count) => sum + count, 0);
}
await server.close();
console.log(`${pictures} pictures in artifacts/screens/`);
