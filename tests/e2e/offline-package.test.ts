import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openWindow, signIn, type Window } from '../support/browser.ts';
import { DEMO_PASSWORD, startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { words } from './words.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const SCREEN = 'Island pier';
const GROUP = '徐汇门店';
const NEWS = 'Came by boat';

const { own, ui } = words['en-US'];

let browser: Browser;
let server: LiveServer;
let isServerOn = true;
let folder: string;
const windows: Window[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'));
  browser = await openBrowser();
  server = await startLiveServer();
});
afterAll(async () => {
  for (const { context } of windows) await context.close();
  await browser.close();
  if (isServerOn) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(width = 1440, height = 900): Promise<Page> {
  const opened = await openWindow(browser, { locale: 'en-US', width, height });
  windows.push(opened);
  return opened.page;
}

/** Adds the screen as a phone does that has scanned its QR code: signed out, and on with the form after the login. */
async function addByCode(page: Page, code: string): Promise<void> {
  const { fields, values } = own.resources.devices;
  await page.goto(`${server.url}/devices/create?source=${encodeURIComponent(JSON.stringify({ uuid: code }))}`);
  await page.waitForURL((at) => at.pathname.startsWith('/login'));
  await page.locator('input[autocomplete=username]').fill('operator');
  await page.locator('input[autocomplete=current-password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname.endsWith('/devices/create'));
  const number = page.getByRole('textbox', { name: fields.uuid });
  await number.waitFor();
  await expect.poll(() => number.inputValue()).toBe(code);
  await page.getByRole('textbox', { name: fields.name }).fill(SCREEN);
  await page.getByLabel(values.type.android).check();
  await page.getByLabel(fields.groupId).first().click();
  await page.getByLabel(fields.groupId).first().fill(GROUP);
  await page.getByRole('option', { name: GROUP }).first().click();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('/devices/create'));
}

const device = (name: string) =>
  server.services.store.read(SYSTEM, async (tx) => {
    const [found] = await tx.devices.find((eb) => eb('name', '=', name), { limit: 1 });
    return found;
  });

/** Adds an approved ad for the group that takes the whole screen, as if it had been reviewed. */
async function addNews(): Promise<void> {
  await server.services.store.write(SYSTEM, async (tx) => {
    const screen = (await tx.devices.find((eb) => eb('name', '=', SCREEN), { limit: 1 }))[0]!;
    const whole = tx.as({ kind: 'system', corpId: screen.corpId });
    const [slot] = await whole.adSlots.find((eb) => eb('id', 'is not', null), { limit: 1 });
    await whole.ads.insert({
      name: NEWS,
      type: 'emergency',
      status: 'pendingPlay',
      downloadStatus: 'pending',
      slotId: slot!.id,
      startAt: tx.now - 60_000,
      endAt: tx.now + 86_400_000,
      durationS: 10,
      deliveryMode: 'precise',
      targetType: 'deviceGroup',
      targetIds: [screen.groupId!],
      kind: 'text',
      text: NEWS,
      materials: [],
    });
  });
}

/** Orders a package for a screen on its page in the console, waits for it, and saves it. */
async function fetchPackage(page: Page, name: string, as: string): Promise<string> {
  const { id } = (await device(name))!;
  await page.goto(
    `${server.url}/offline-packages/create?source=${encodeURIComponent(JSON.stringify({ deviceId: id }))}`,
  );
  await page
    .getByText(name)
    .or(page.locator(`input[value="${name}"]`))
    .first()
    .waitFor();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('/create'));
  const made = await server.services.store.read(SYSTEM, async (tx) => {
    const rows = await tx.offlinePackages.find((eb) => eb('device_id', '=', id), { orderBy: ['createdAt', 'desc'] });
    return rows[0]!.id;
  });
  await page.goto(`${server.url}/offline-packages/${made}/show`);
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await button.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const path = join(folder, as);
  await download.saveAs(path);
  return path;
}

async function load(screen: Page, bytes: Buffer): Promise<void> {
  await screen
    .getByTestId('offline-package')
    .setInputFiles({ name: 'package.zip', mimeType: 'application/zip', buffer: bytes });
}
const notice = (screen: Page, text: string) => screen.getByText(text).waitFor();

test('a screen without network gets its programme from a file, and no other file than its own [DEV-13, DEV-16]', async () => {
  const [page, phone, screen] = [await open(), await open(), await open(1280, 720)];
  await screen.goto(`${server.url}/player?lang=en`);
  const code = (await screen.getByTestId('pairing-code').textContent())!.replace(/\s/g, '');
  await addByCode(phone, code);
  await expect.poll(async () => (await device(SCREEN))?.status).toBe('online');
  await signIn(page, server.url, 'operator');
  const before = await fetchPackage(page, SCREEN, 'before.zip');

  // From here on the screen has no network, and what is new comes by file alone.
  await screen.context().setOffline(true);
  await server.advance(1000);
  await addNews();
  const news = await fetchPackage(page, SCREEN, 'news.zip');
  const [other] = await server.services.store.read(SYSTEM, (tx) =>
    tx.devices.find((eb) => eb.and([eb('status', '=', 'online'), eb('name', '!=', SCREEN)]), { limit: 1 }),
  );
  const others = await fetchPackage(page, other!.name ?? '', 'others.zip');
  await server.close();
  isServerOn = false;

  await screen.keyboard.press('i');
  const altered = readFileSync(news);
  altered[Math.floor(altered.length / 2)]! ^= 1;
  await load(screen, altered);
  await notice(screen, 'The offline package is damaged or was changed, and was not loaded. Download it again');
  await load(screen, readFileSync(others));
  await notice(screen, 'This offline package is for another screen, and was not loaded');
  expect(await screen.getByText(NEWS, { exact: true }).count()).toBe(0);

  await load(screen, readFileSync(news));
  await notice(screen, 'Offline package loaded.');
  await screen.getByText(NEWS, { exact: true }).first().waitFor();

  await load(screen, readFileSync(before));
  await notice(
    screen,
    'This offline package is older than what the screen has, and was not loaded. Make it again in the console',
  );
  await screen.getByText(NEWS, { exact: true }).first().waitFor();

  // It starts anew without its server, and plays what the file brought.
  await screen.context().setOffline(false);
  await screen.reload();
  await screen.getByText(NEWS, { exact: true }).first().waitFor();
});
