// npm run screens [-- part-of-a-name …]: a picture of every page × language × theme × width, in artifacts/screens/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { System } from '#core/entity/meta.ts';
import { openBrowser, signIn, type Locale } from '../support/browser.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { startTour, type Look } from '../support/tour.ts';
import { placesOf, WALKERS, type Place } from './places.ts';

const FOLDER = join(import.meta.dirname, '../../artifacts/screens');
const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];
/** In an order in which one thing at a time changes: that is quickest. */
const LOOKS: readonly Look[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
];

const asked = process.argv.slice(2);
const isWanted = ({ name }: Place): boolean => asked.length === 0 || asked.some((part) => name.includes(part));

/** Walks through a console in one window. Returns how many pictures it took. */
async function walk(browser: Browser, url: string, places: readonly Place[], system: System, locale: Locale) {
  for (const walker of WALKERS[system]) {
    const walked = places.filter((place) => place.walker === walker);
    if (walked.length === 0) continue;
    const tour = await startTour(browser, { system, locale });
    await signIn(tour.page, url, walker, system);
    for (const { name, path } of walked) {
      await tour.visit(path);
      for (const look of LOOKS) {
        await tour.dress(look);
        const file = `${name}_${locale}_${look.theme}_${look.width}.png`;
        await tour.page.screenshot({ path: join(FOLDER, system, file), animations: 'disabled' });
      }
      for (const line of tour.complaints()) console.log(`${system} ${locale} ${path}: ${line}`);
    }
    await tour.close();
  }
  return places.length * LOOKS.length;
}

rmSync(FOLDER, { recursive: true, force: true });
const [server, browser] = await Promise.all([startLiveServer(), openBrowser()]);
let pictures = 0;
for (const system of ['YXF', 'ADS'] as const) {
  mkdirSync(join(FOLDER, system), { recursive: true });
  const places = (await placesOf(server, system)).filter(isWanted);
  const walks = LOCALES.map((locale) => walk(browser, server.url, places, system, locale));
  pictures += (await Promise.all(walks)).reduce((sum, count) => sum + count, 0);
}
await browser.close();
await server.close();
console.log(`${pictures} pictures in artifacts/screens/`);
