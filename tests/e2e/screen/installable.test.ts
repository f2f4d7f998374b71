import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { startScreenServer, type ScreenServer } from '../../support/screenServer.ts';

let browser: Browser;
let server: ScreenServer;
beforeAll(async () => {
  browser = await openBrowser();
  server = await startScreenServer();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test('the player can be installed as a program of its own, which opens on the whole screen [DEV-22]', async () => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${server.url}/player`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const line = await context.newCDPSession(page);
  const { url, errors, data } = await line.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/player.webmanifest`, []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'fullscreen', start_url: '/player', scope: '/player' });
  const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
  // The window of a test is a private one, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await context.close();
});
