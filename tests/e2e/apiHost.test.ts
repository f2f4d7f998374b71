import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { dayAt } from '#server/policies/reportZone.ts';
import { openBrowser, openWindow, signIn } from '#tests/support/browser.ts';
import { startLiveServer, type LiveServer } from '#tests/support/liveServer.ts';
import { words } from './words.ts';

const { ui } = words['en-US'];

const POSTER = join(import.meta.dirname, '../fixtures/poster.png');
/** Two hosts of one site, which are both this machine: a console and the API that it calls. */
const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-host-'));
const brands = join(folder, 'brands.yaml');
let server: LiveServer;
let browser: Browser;
beforeAll(async () => {
  writeFileSync(brands, 'console.acme.test: {name: Acme, api: api.acme.test}\n');
  server = await startLiveServer({ BRANDS: brands });
  browser = await openBrowser(`--host-resolver-rules=MAP *.acme.test 127.0.0.1:${new URL(server.url).port}`);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Hosts of the environment uat: of the page, and of its calls. */
const [OWN, API] = ['http://uat-console.acme.test', 'http://uat-api.acme.test'];
/** Requests that a page may send to its own host: for itself, and for the settings of its host. */
const OF_THE_PAGE =
  /^GET [^ ]+(\/|\/(login|home|material_mag|devices|app_download)|\/host\.json|\/(assets|fonts|brand)\/[^ ]+|\/[\w.-]+\.(js|css|svg|json|webmanifest))$/;

/** Presses what saves a file; returns its name, and whether it has something in it. */
async function saved(page: Page, button: Locator): Promise<{ name: string; size: number }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), size: statSync(await file.path()).size };
}

describe('a console whose API is at another host [SES-12]', () => {
  test('signs in, lists, hears news, shows, uploads, saves and counts its use there', async () => {
    const { context, page, complaints } = await openWindow(browser, { locale: 'en-US' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url().split('?')[0]}`));
    await signIn(page, OWN, 'operator');
    await page.goto(`${OWN}/material_mag`);
    await page.locator('input[type=file]').first().setInputFiles(POSTER);
    const tile = page.getByRole('gridcell', { name: /^poster\b/ }).first();
    await tile.waitFor();
    await expect.poll(() => pictureOf(tile)).toEqual({ from: API, isShown: true });

    await tile.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^poster/ });
    await dialog.locator('.preview-stage img').waitFor();
    await expect.poll(() => pictureOf(dialog.locator('.preview-stage'))).toEqual({ from: API, isShown: true });
    const poster = await saved(page, dialog.getByRole('link', { name: 'Download' }));
    expect(poster).toEqual({ name: 'poster.png', size: statSync(POSTER).size });
    // The page is still there: a picture that is only opened would have taken its place.
    await dialog.waitFor();

    await page.goto(`${OWN}/devices`);
    const sheet = await saved(page, page.getByRole('button', { name: ui.list.export, exact: true }));
    expect(sheet.name).toMatch(/^Devices-.*\.xlsx$/);
    expect(sheet.size).toBeGreaterThan(1000);

    // Counts of page views are sent a little later, or when the page is left.
    await page.goto(`${OWN}/home`);
    await expect.poll(viewsOfMaterials).toBeGreaterThan(0);
    expect(asked).toContain(`GET ${API}/news`);
    expect(asked).toContain(`POST ${API}/store/upload`);
    expect(asked.filter((each) => each.includes(OWN) && !OF_THE_PAGE.test(each))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Returns the origin of the picture within an element, and whether it is seen. */
const pictureOf = (within: Locator) =>
  within
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => ({
      from: new URL(image.currentSrc || image.src).origin,
      isShown: image.complete && image.naturalWidth > 0,
    }));

/** Returns today's views of the page of materials, as the server counted them; the demo tells of the days before. */
const viewsOfMaterials = () =>
  server.services.store.read({ kind: 'system', corpId: null }, async (tx) => {
    const today = dayAt(server.now());
    const rows = await tx.usagePages.find((eb) => eb.and([eb('page', '=', '/material_mag'), eb('day', '=', today)]), {
      limit: 1,
    });
    return rows.reduce((sum, { views }) => sum + (views ?? 0), 0);
  });
