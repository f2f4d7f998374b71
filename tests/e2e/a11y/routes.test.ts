import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { placesOf, shortened, WALKERS, type Place } from '../../screens/places.ts';
import { openBrowser, signIn } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { createFindings } from '../checks/findings.ts';
import { check } from '../checks/check.ts';
import { hiddenColumns } from '../checks/geometry.ts';
import { LANGUAGES, looksIn, orderLooks, planLooks, type Language } from '../checks/looks.ts';
import { examplesOf, traitsOf } from '../places/kinds.ts';
import { startTourIn } from '../places/pseudo.ts';
import { isWanted } from '../places/wanted.ts';

let browser: Browser;
let server: LiveServer;
let places: Place[];
let looksOf: ReturnType<typeof planLooks<Place>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
  const all = [...(await placesOf(server, 'YXF')), ...(await placesOf(server, 'ADS'))];
  places = all.filter(isWanted);
  looksOf = planLooks(all, examplesOf(all, traitsOf));
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function walk(system: System, language: Language): Promise<string> {
  const findings = createFindings();
  for (const walker of WALKERS[system]) {
    const tour = await startTourIn(browser, system, language);
    if (language === 'longer') {
      await tour.page.goto(`${server.url}/login?system=${system}`);
      await tour.settle();
      for (const look of looksIn(language)) await check(tour, 'login', { ...look, extent: 'room' }, findings);
    }
    await signIn(tour.page, server.url, walker, system);
    const own = places.filter((one) => one.system === system && one.walker === walker);
    for (const { page, looks } of orderLooks(own, (place) => looksOf(place, language))) {
      await tour.visit(shortened(page));
      for (const look of looks) {
        await check(tour, page.name, look, findings);
        if (look.width === 1440) findings.add(`${system} ${page.name}`, `${language} 1440`, await hiddenColumns(tour));
      }
    }
    await tour.close();
  }
  return findings.report();
}

describe.each<System>(['YXF', 'ADS'])('every page of %s, of each kind in both themes, wide and narrow', (system) => {
  test.concurrent.each(LANGUAGES)(
    'has nothing that axe, the browser or a reader of its language complains about, and room for its sentences, in %s [UI-04]',
    async (language) => {
      expect(await walk(system, language)).toBe('');
    },
  );
});
