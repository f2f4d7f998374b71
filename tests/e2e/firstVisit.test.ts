import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
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

test("the sidebar's pages are there before they are visited: the first visit asks for records alone [UI-05]", async () => {
  const { context, page } = await openWindow(browser, { locale: 'en-US', width: 1440 });
  await signIn(page, server.url, 'operator');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/dev_mag', '/adv_mag', '/material_mag']) {
    await page.locator(`.sidebar nav a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
  await context.close();
});
