import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openWindow, signIn } from '#tests/support/browser.ts';
import { startLiveServer, type LiveServer } from '#tests/support/liveServer.ts';

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

describe('a console whose API is at another host [SES-12]', () => {
  test('signs in, lists, hears news, uploads and shows what was uploaded', async () => {
    const { context, page, complaints } = await openWindow(browser, { locale: 'en-US' });
    const own = `http://uat-console.acme.test`;
    const api = `http://uat-api.acme.test`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url().split('?')[0]}`));
    await signIn(page, own, 'operator');
    await page.goto(`${own}/material_mag`);
    await page.locator('input[type=file]').first().setInputFiles(POSTER);
    await page.waitForResponse((response) => response.url().startsWith(`${api}/material/`) && response.ok());
    await expect.poll(() => asked.filter((each) => each === `POST ${api}/store/upload`).length).toBe(1);
    const calls = asked.filter((each) => /\.shtml$|\/news$|\/store\/upload$/.test(each));
    expect(calls.filter((each) => !each.includes(api))).toEqual([]);
    expect(calls.some((each) => each === `GET ${api}/news`)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
