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

const PATHS = ['/dev_mag', '/adv_mag', '/material_mag'];

/** Opens the console in a window of its own; `scripts` are those that it has asked for so far. */
async function openConsole() {
  const { context, page } = await openWindow(browser, { locale: 'en-US', width: 1440 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signIn(page, server.url, 'operator');
  return { context, page, scripts };
}

/** Visits the pages by the sidebar, each until all of it is there. */
async function visit(page: Page): Promise<void> {
  for (const path of PATHS) {
    await page.locator(`.sidebar nav a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState('networkidle');
  }
}

test("the sidebar's pages are there before they are visited: the first visit asks for records alone [UI-05]", async () => {
  const before = await openConsole();
  await visit(before.page);
  const needed = [...before.scripts];
  await before.context.close();

  const { context, page, scripts } = await openConsole();
  // They come while the browser is idle, which on a machine with other work is late.
  await expect.poll(() => needed.filter((url) => !scripts.includes(url))).toEqual([]);
  scripts.length = 0;
  await visit(page);
  expect(scripts.filter((url) => needed.includes(url))).toEqual([]);
  await context.close();
});
