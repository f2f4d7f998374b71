import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, signIn } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { startTour } from '../../support/tour.ts';
import { covered } from '../checks/covered.ts';
import { createFindings } from '../checks/findings.ts';
import { misplaced } from '../checks/geometry.ts';

/** CSS pixels of a window of 1440 × 900 at 200 %, of 1280 × 1024 at 400 % (WCAG 1.4.4, 1.4.10), and of a 4K screen. */
const SIZES = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
  { width: 3840, height: 2160 },
] as const;
const PATHS = ['/home', '/adv_mag', '/tags/create', '/accounts/create', '/adv_mag/new_adv', '/material_mag'];

let browser: Browser;
let server: LiveServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('enlarged by the browser, and on a large screen', () => {
  test.each(SIZES)(
    'no page scrolls sideways or covers what is used, in a window of $width × $height [UI-05]',
    async (size) => {
      const findings = createFindings();
      const tour = await startTour(browser, { system: 'YXF', locale: 'en-US' });
      const check = async (path: string): Promise<void> => {
        await tour.settle();
        findings.add(path, String(size.width), [...(await misplaced(tour.page)), ...(await covered(tour.page))]);
      };
      await tour.page.setViewportSize(size);
      await tour.page.goto(`${server.url}/login`);
      await check('/login');
      await signIn(tour.page, server.url, 'operator');
      for (const path of PATHS) {
        await tour.visit(path);
        await check(path);
      }
      await tour.close();
      expect(findings.report()).toBe('');
    },
  );
});
