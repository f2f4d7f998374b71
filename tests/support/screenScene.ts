import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser } from './browser.ts';
import { startScreenServer, type ScreenServer } from './screenServer.ts';

/** A screen before a server of its own, anew for each test of a file. */
export interface ScreenScene {
  /** It is there as soon as a test begins, and not while the file is read. */
  server: ScreenServer;
  /** Windows of the test, which close with it. */
  context: () => BrowserContext;
  /** Opens the player. */
  openPlayer: (search?: string) => Promise<Page>;
}

/**
 * Prepares a browser for the tests of a file, with more flags where they are given, and for each test a server and windows. A
 * service worker is blocked unless `window` says otherwise: it would answer in the test's place.
 */
export function screenScene(window: BrowserContextOptions = {}, flags: readonly string[] = []): ScreenScene {
  let browser: Browser;
  let context: BrowserContext;
  const server = {} as ScreenServer;
  beforeAll(async () => {
    browser = await openBrowser(...flags);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    Object.assign(server, await startScreenServer());
    context = await browser.newContext({ viewport: { width: 640, height: 360 }, serviceWorkers: 'block', ...window });
  });
  afterEach(async () => {
    await context.close();
    await server.close();
  });
  return {
    server,
    context: () => context,
    async openPlayer(search = '') {
      const page = await context.newPage();
      await page.goto(`${server.url}/player${search}`);
      return page;
    },
  };
}
