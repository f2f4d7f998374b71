import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openWindow, type Locale } from '../support/browser.ts';
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

interface Case {
  what: string;
  prepare: (page: Page) => Promise<unknown>;
  says: Record<Locale, string>;
}

const TOO_OLD = { 'zh-CN': '浏览器版本过低', 'en-US': 'This browser is too old' };

/** Faults that keep the console from starting; each must end in a page that says so. */
const CASES: readonly Case[] = [
  {
    what: 'a browser without modules [SES-15]',
    prepare: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
      await page.route('**/login', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('type="module"', 'type="unknown-to-it"');
        await route.fulfill({ response, body });
      });
    },
    says: TOO_OLD,
  },
  {
    what: 'a browser with modules that lacks what the console calls [SES-15]',
    prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn')),
    says: TOO_OLD,
  },
  {
    what: 'a script that does not come [SES-07]',
    prepare: (page) => page.route('**/assets/console-*.js', (route) => route.abort()),
    says: { 'zh-CN': '页面没有加载成功', 'en-US': 'The page could not be loaded' },
  },
  {
    what: 'a server that does not say what this host is [SES-07]',
    prepare: (page) => page.route('**/host.json', (route) => route.fulfill({ status: 503, body: '' })),
    says: { 'zh-CN': '控制台无法启动', 'en-US': 'The console could not start' },
  },
  {
    what: 'an address that leads nowhere [SES-01]',
    prepare: async () => undefined,
    says: { 'zh-CN': '页面不存在', 'en-US': 'There is no such page' },
  },
];

describe.each(['zh-CN', 'en-US'] as const)('the page is never blank, in %s:', (locale) => {
  test.each(CASES)('$what', async ({ what, prepare, says }) => {
    const { context, page } = await openWindow(browser, { locale });
    await prepare(page);
    await page.goto(`${server.url}/${what.includes('nowhere') ? 'nowhere' : 'login'}`);
    await page.getByRole('heading', { name: says[locale] }).waitFor();
    // Nothing of the console stands beside it.
    expect(await page.locator('form').count()).toBe(0);
    await context.close();
  });
});
