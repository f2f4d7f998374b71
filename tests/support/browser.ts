import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { System } from '#core/entity/meta.ts';
import { browser as installed, headlessBrowser } from '../../bin/tools.mjs';
import { DEMO_PASSWORD } from './liveServer.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--autoplay-policy=no-user-gesture-required',
];

export type Locale = 'zh-CN' | 'en-US';

async function open(executablePath: string | undefined, more: readonly string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('there is no browser: install chromium');
  const opened = await chromium.launch({ executablePath, args: [...FLAGS, ...more] });
  // A page that is right is seen at once; on two cores with other suites that can be a while.
  opened.on('context', (context) => context.setDefaultTimeout(90_000));
  return opened;
}

/** Opens the browser of this machine, without its window where it can be had so; bin/tools.mjs installs one where it can. */
export const openBrowser = (...more: string[]): Promise<Browser> => open(headlessBrowser(), more);

/** Opens the browser that people have, with all of its window: it draws each pixel as they see it. */
export const openWholeBrowser = (): Promise<Browser> => open(installed());

/** A window of its own, with what its console complained about. */
export interface Window {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

/** Opens a window as somebody with this language has it. */
export async function openWindow(
  browser: Browser,
  {
    locale,
    width = 1440,
    height = 900,
    dark = false,
    reducedMotion = false,
  }: { locale: Locale; width?: number; height?: number; dark?: boolean; reducedMotion?: boolean },
): Promise<Window> {
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()))
      complaints.push(
        `${message.type()}: ${message.text()}${message.text().startsWith('Failed to load') ? ` ${url}` : ''}`,
      );
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return { context, page, complaints };
}

/** Signs in by the login page, as people do. */
export async function signIn(page: Page, url: string, userName: string, system: System = 'YXF'): Promise<void> {
  await page.goto(`${url}/login?system=${system}`);
  await page.locator('input[autocomplete=username]').fill(userName);
  await page.locator('input[autocomplete=current-password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
}
