import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { System } from '#core/entity/meta.ts';
import { placesOf, WALKERS } from '../../screens/places.ts';
import { openBrowser, signIn } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { startTour, type Tour, type Width } from '../../support/tour.ts';
import { clipped } from '../judges/clipping.ts';
import { createFindings, type Findings } from '../judges/findings.ts';
import { misplaced } from '../judges/geometry.ts';
import { PSEUDO, speakPseudo } from '../places/pseudo.ts';
import { isWanted } from '../places/wanted.ts';

const WIDTHS: readonly Width[] = [1440, 390];

let browser: Browser;
let server: LiveServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function judge(tour: Tour, name: string, findings: Findings): Promise<void> {
  expect(await tour.page.locator('body').textContent()).toMatch(PSEUDO);
  for (const width of WIDTHS) {
    await tour.dress({ width, theme: 'light' });
    const wrong = [...(await clipped(tour.page, PSEUDO)), ...(await misplaced(tour.page))];
    findings.add(`${tour.system} ${name}`, String(width), wrong);
  }
}

// LONGER=1 runs it: not every page has room for longer words yet, and what it says is a list of what to mend.
describe.runIf(process.env['LONGER'])('with sentences 40 % longer', () => {
  test.concurrent.each<System>(['YXF', 'ADS'])(
    'no label of %s is cut off, sticks out or lies over another [UI-04]',
    async (system) => {
      const findings = createFindings();
      const tour = await startTour(browser, { system, locale: 'en-US' });
      await speakPseudo(tour.page.context());
      await tour.page.goto(`${server.url}/login?system=${system}`);
      await judge(tour, 'login', findings);
      await signIn(tour.page, server.url, WALKERS[system], system);
      for (const { name, path } of (await placesOf(server, system)).filter(isWanted)) {
        await tour.visit(path);
        await judge(tour, name, findings);
      }
      await tour.close();
      expect(findings.report()).toBe('');
    },
    900_000,
  );
});
