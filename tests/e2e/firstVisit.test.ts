import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openWindow, signIn } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';

let server: LiveServer;
let browser: Browser;
beforeAll(async () => {
  server = await startLiveServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** More than the parts that the console preloads: one of them is asked for at each idle moment. */
const IDLE_MOMENTS = 150;

/** Waits until the console has preloaded all that it does: so many idle moments in which no script was under way. */
async function preloaded(page: Page, underWay: ReadonlySet<unknown>): Promise<void> {
  for (let idle = 0; idle < IDLE_MOMENTS; idle += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if (underWay.size > 0) idle = 0;
  }
}

test("the sidebar's pages are there before they are visited: the first visit asks for records alone [UI-05]", async () => {
  const { context, page } = await openWindow(browser, { locale: 'en-US', width: 1440 });
  const scripts: string[] = [];
  const underWay = new Set<unknown>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.url());
    underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  await signIn(page, server.url, 'operator');
  await page.waitForLoadState('networkidle');
  await preloaded(page, underWay);
  scripts.length = 0;
  for (const path of ['/dev_mag', '/adv_mag', '/material_mag']) {
    await page.locator(`.sidebar nav a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
  await context.close();
});
