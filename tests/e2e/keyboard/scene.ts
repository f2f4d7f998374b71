import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, openWindow, signIn, type Locale, type Window } from '../../support/browser.ts';
import { createKeyboard, type Keyboard } from '../../support/keyboard.ts';
import { startLiveServer, type LiveServer } from '../../support/liveServer.ts';
import { words, type Words } from '../words.ts';

/** The page, keyboard and messages of one story. */
export interface Story {
  page: Page;
  keyboard: Keyboard;
  words: Words;
  url: string;
}

/**
 * Prepares one server and browser for the stories of a file. Returns how a story begins: in a window without a mouse,
 * signed in unless there is no path. After each, every stop must have shown where the focus is.
 */
export function keyboardScene(): (path: string | null, locale?: Locale) => Promise<Story> {
  let browser: Browser;
  let server: LiveServer;
  let opened: (Window & { keyboard: Keyboard }) | undefined;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startLiveServer()]);
  });
  afterEach(async () => {
    const { keyboard, complaints, context } = opened ?? {};
    opened = undefined;
    await context?.close();
    expect(keyboard?.problems()).toEqual([]);
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return async (path, locale = 'en-US') => {
    const window = await openWindow(browser, { locale, reducedMotion: true });
    const keyboard = createKeyboard(window.page);
    opened = { ...window, keyboard };
    if (path !== null) {
      await signIn(window.page, server.url, 'operator');
      await window.page.goto(`${server.url}${path}`);
      await window.page.locator('h1').waitFor();
    }
    return { page: window.page, keyboard, words: words[locale], url: server.url };
  };
}
