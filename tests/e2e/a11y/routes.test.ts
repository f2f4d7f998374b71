import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { placesOf, shortened, WALKERS, type Place } from '../../screens/places.ts';
import { openBrowser, signIn, type Locale } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { startTour } from '../../support/tour.ts';
import { createFindings } from '../checks/findings.ts';
import { check } from '../checks/check.ts';
import { hiddenColumns } from '../checks/geometry.ts';
import { orderLooks, planLooks } from '../checks/looks.ts';
import { examplesOf, traitsOf } from '../places/kinds.ts';
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

async function walk(system: System, locale: Locale): Promise<string> {
  const findings = createFindings();
  for (const walker of WALKERS[system]) {
    const tour = await startTour(browser, { system, locale });
    await signIn(tour.page, server.url, walker, system);
    const own = places.filter((one) => one.system === system && one.walker === walker);
    for (const { page, looks } of orderLooks(own, (place) => looksOf(place, locale))) {
      await tour.visit(shortened(page));
      for (const look of looks) {
        await check(tour, page.name, look, findings);
        if (look.width === 1440)
          findings.add(`${system} ${page.name}`, `${locale} 1440`, await hiddenColumns(tour.page));
      }
    }
    await tour.close();
  }
  return findings.report();
}

describe.each<System>(['YXF', 'ADS'])('every page of %s, of each kind in both themes, wide and narrow', (system) => {
  test.concurrent.each<Locale>(['en-US', 'zh-CN'])(
    'has nothing that axe, the browser or a reader of its language complains about, in %s',
    async (locale) => {
      expect(await walk(system, locale)).toBe('');
    },
  );
});
