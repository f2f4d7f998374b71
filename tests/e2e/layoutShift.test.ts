import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openWindow, signIn } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';

/** Half of what the web calls good: nothing that anybody would notice moves. */
const MOST = 0.02;
/** The first record of a list: while it loads, bars stand in rows that hold no box to choose them by. */
const FIRST_ROW = '#content tbody tr:has(input[type=checkbox]) >> nth=0';
const PATHS = ['/home', '/adv_mag', '/dev_mag/manual_add_dev', '/adv_mag/new_adv', '/material_mag'];

interface Shift {
  value: number;
  what: string[];
}

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

describe.each([1440, 390])('at a width of %d nothing moves while it loads [UI-05]', (width) => {
  test('login, home, list, forms and materials', async () => {
    const { context, page } = await openWindow(browser, { locale: 'zh-CN', width });
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        })[])
          if (!entry.hadRecentInput)
            shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.className ?? '') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: string[] = [];
    const measure = async (path: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum >= MOST) moved.push(`${path}: ${sum.toFixed(4)} ${JSON.stringify(shifts)}`);
    };
    await page.goto(`${server.url}/login`);
    await page.locator('form').waitFor();
    await measure('/login');
    await signIn(page, server.url, 'operator');
    for (const path of PATHS) {
      await page.goto(`${server.url}${path}`);
      await page.locator('h1').first().waitFor();
      await measure(path);
    }
    expect(moved).toEqual([]);
    await context.close();
  });
});

test('no row moves when one is chosen, and what can be done with it is in sight [UI-01]', async () => {
  const { context, page } = await openWindow(browser, { locale: 'en-US', width: 1440 });
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/dev_mag`);
  const first = page.locator(FIRST_ROW);
  await first.waitFor();
  // The names of records elsewhere have come, and with them the columns their width.
  await page.waitForLoadState('networkidle');
  const before = await first.boundingBox();
  await first.locator('input[type=checkbox]').check({ force: true });
  const bar = page.getByRole('toolbar', { name: '1 selected' });
  await bar.waitFor();
  expect(await first.boundingBox()).toEqual(before);
  const { y, height } = (await bar.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await context.close();
});

test('who asked for less motion gets another theme at once: no element begins a transition [UI-05]', async () => {
  const { context, page } = await openWindow(browser, { locale: 'en-US', reducedMotion: true });
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/adv_mag`);
  await page.locator(FIRST_ROW).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    document.addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName));
  });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(ground).not.toBe(light);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
  expect(await page.evaluate(() => (window as unknown as { begun: string[] }).begun)).toEqual([]);
  await context.close();
});

test('the login page keeps its heading in place from tab to tab [SES-01, console 25]', async () => {
  const { context, page } = await openWindow(browser, { locale: 'en-US', width: 1440 });
  await page.goto(`${server.url}/login`);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  const tops: (number | undefined)[] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    tops.push((await page.locator('h1').boundingBox())?.y);
  }
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await context.close();
});
