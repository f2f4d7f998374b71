import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signLink } from '#server/player/links.ts';
import { openBrowser, openWindow, signIn } from '../support/browser.ts';
import { longFilm } from '../support/library.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { createBucket, KEYS, objectStoreMissing } from '../support/objectStore.ts';

const POSTER = join(import.meta.dirname, '../fixtures/poster.png');
/** In three parts. */
const FILM_BYTES = 18 * 1024 * 1024;
const SYSTEM = { kind: 'system', corpId: null } as const;
const missing = objectStoreMissing();

describe.skipIf(missing !== null)(`files in an object store${missing === null ? '' : ` (${missing})`}`, () => {
  let browser: Browser;
  let server: LiveServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-objects-'));
    writeFileSync(join(folder, 'long.mp4'), longFilm(FILM_BYTES));
    browser = await openBrowser();
    server = await startLiveServer({
      STORAGE_URL: await createBucket(),
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    });
  });
  afterAll(async () => {
    await browser.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('go there from the page, are drawn and played from there, and reach a player by a redirect [NET-07, MAT-03]', async () => {
    const { page, complaints, context } = await openWindow(browser, { locale: 'en-US' });
    const { origin } = server.services.media;
    const sent: number[] = [];
    const drawn: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(`${origin}/`)) return;
      if (response.request().method() === 'POST') sent.push(response.status());
      else if (response.ok()) drawn.push(response.request().resourceType());
    });
    await signIn(page, server.url, 'operator');
    await page.goto(`${server.url}/material_mag`);
    // Those of the demo are drawn from the store already.
    await page.locator('.material-words p').first().waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([POSTER, join(folder, 'long.mp4')]);
    await page.getByText('poster', { exact: true }).waitFor();
    await page.getByText('long', { exact: true }).waitFor();
    // The picture, three parts of the film, the picture that the browser draws of it, and its frames.
    await expect.poll(() => sent).toEqual([204, 204, 204, 204, 204, 204]);
    await expect.poll(() => drawn.filter((type) => type === 'image').length).toBeGreaterThan(2);

    await page.getByRole('gridcell', { name: /^long, MP4/ }).press('Enter');
    const film = page.getByRole('dialog').locator('video');
    await film.waitFor();
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
    expect(drawn).toContain('media');

    const stored = await server.services.store.read(SYSTEM, (tx) =>
      tx.db
        .selectFrom('uploads')
        .select(['corp_id', 'sha256', 'size'])
        .where('size', '=', FILM_BYTES)
        .executeTakeFirstOrThrow(),
    );
    const linked = { kind: 'media', corpId: stored.corp_id, sha256: String(stored.sha256) } as const;
    const link = signLink(server.services.config.secret, linked, server.now() + 60_000);
    // From the player's own page, under its policy.
    await page.goto(`${server.url}/player`);
    expect(await page.evaluate(async (url) => (await (await fetch(url)).blob()).size, link)).toBe(FILM_BYTES);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
