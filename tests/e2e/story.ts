import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openBrowser, openWindow, type Locale, type Window } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { digestOf } from '#server/auth/secrets.ts';

interface Opening {
  locale?: Locale;
  width?: number;
  height?: number;
}

/** Server and windows for the stories of a file. */
export interface Story {
  /** The server with demo data. It is there as soon as a story begins, and not while the file is read. */
  server: LiveServer;
  /** Opens a window of its own, English and as wide as a desk's where nothing is said; it closes with the server. */
  open: (opening?: Opening) => Promise<Page>;
  /** Errors and warnings of all windows so far. */
  complaints: () => string[];
  /** Has all windows show an empty page: nobody looks any more, and no screen plays. */
  leave: () => Promise<void>;
}

/**
 * Prepares a browser for the stories of a file, and a server: one for all of them, or `each` its own. `env` are more settings of
 * the server.
 */
export function prepareStory({ each = false, env = {} }: { each?: boolean; env?: Record<string, string> } = {}): Story {
  let browser: Browser;
  const windows: Window[] = [];
  const server = {} as LiveServer;
  const [before, after] = each ? [beforeEach, afterEach] : [beforeAll, afterAll];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  before(async () => {
    Object.assign(server, await startLiveServer(env));
  });
  after(async () => {
    for (const { context } of windows.splice(0)) await context.close();
    await server.close();
  });
  return {
    server,
    async open({ locale = 'en-US', ...size } = {}) {
      const opened = await openWindow(browser, { locale, ...size });
      windows.push(opened);
      return opened.page;
    },
    complaints: () => windows.flatMap(({ complaints }) => complaints),
    async leave() {
      for (const { page } of windows) await page.goto('about:blank');
    },
  };
}

/** Chooses from a reference's list: types a part of the name, takes the first choice. */
export async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).first().click();
  await page.getByLabel(label).first().fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

const KEY = 'k'.repeat(43);

/** Gives a screen another key, which the story knows, and returns it: the story sends in that screen's name. */
export async function giveKey({ services }: LiveServer, deviceId: string): Promise<string> {
  await services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const device = await tx.devices.one(deviceId, { fields: ['corpId'] });
    await tx.db.deleteFrom('device_keys').where('device_id', '=', deviceId).execute();
    const key = {
      device_id: deviceId,
      corp_id: device!.corpId,
      key_hash: digestOf(KEY),
      created_at: tx.now,
    };
    await tx.db.insertInto('device_keys').values(key).execute();
  });
  return KEY;
}
