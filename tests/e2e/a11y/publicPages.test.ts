import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Locale } from '../../support/browser.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { createFindings, type Findings } from '../checks/findings.ts';
import { check } from '../checks/check.ts';
import { looksIn } from '../checks/looks.ts';
import { startTourIn } from '../places/pseudo.ts';
import { PUBLIC_PAGES, type PublicPage } from '../places/publicPages.ts';

let browser: Browser;
let server: LiveServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** In a window of its own: what was done to one page is no other's business. */
async function visit({ name, path, before, after, expects }: PublicPage, locale: Locale, findings: Findings) {
  const started = await startTourIn(browser, 'YXF', locale);
  // A warning may come as late as a slow machine makes it, while the page is judged.
  const tour = { ...started, complaints: () => started.complaints().filter((line) => expects?.test(line) !== true) };
  await before?.(tour.page);
  await tour.page.goto(`${server.url}${typeof path === 'string' ? path : await path(server)}`);
  await tour.settle();
  await after?.(tour.page, locale);
  await tour.settle();
  findings.add(name, locale, tour.complaints());
  for (const look of looksIn(locale)) await check(tour, name, look, findings);
  await tour.close();
}

describe('the pages before somebody signs in, in both themes, wide and narrow', () => {
  test.concurrent.each<Locale>(['en-US', 'zh-CN'])(
    'have nothing that axe, the browser or a reader of their language complains about, in %s [SES-01, SES-15]',
    async (locale) => {
      const findings = createFindings();
      for (const page of PUBLIC_PAGES) await visit(page, locale, findings);
      expect(findings.report()).toBe('');
    },
    300_000,
  );
});
