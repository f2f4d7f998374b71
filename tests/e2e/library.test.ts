import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FRAME_MS, frameBoxes, framesOf } from '#core/pictures/frames.ts';
import { openBrowser, openWindow, signIn, type Window } from '../support/browser.ts';
import { longFilm } from '../support/library.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';

const POSTER = join(import.meta.dirname, '../fixtures/poster.png');
/** In four parts. */
const FILM_BYTES = 26 * 1024 * 1024;
const SYSTEM = { kind: 'system', corpId: null } as const;

let browser: Browser;
let server: LiveServer;
let opened: Window;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-library-'));
  writeFileSync(join(folder, 'long.mp4'), longFilm(FILM_BYTES));
  browser = await openBrowser();
  server = await startLiveServer();
});
afterEach(() => opened.context.close());
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns what is kept of the frames of a film, and their picture. */
async function framesOfFilm(name: string) {
  const { media, store } = server.services;
  const [film, key] = await store.read(SYSTEM, async (tx) => {
    const [found] = await tx.materials.find((eb) => eb('name', '=', name), { limit: 1 });
    const row = await tx.db
      .selectFrom('uploads')
      .select('store_key')
      .where('id', '=', found?.frames ?? '')
      .executeTakeFirstOrThrow();
    return [found!, row.store_key] as const;
  });
  const bytes = await media.withFile(key, async (path) => readFileSync(path));
  const { width, height } = await sharp(bytes).metadata();
  const { durationMs, frameMs, frameCount } = film;
  return [
    { durationMs, frameMs, count: frameCount ?? 0, everyMs: frameMs },
    { bytes, size: { width, height } },
  ] as const;
}

/** Drops files on an element. A page cannot make folders, so their entries are made by hand, as a browser hands them out. */
async function drop(page: Page, selector: string, files: readonly { name: string; base64: string; folder?: string }[]) {
  await page.evaluate(
    ([target, given]) => {
      const made = given.map(({ name, base64, folder }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        return { file: new File([bytes], name), folder };
      });
      const entryOf = (file: File) => ({
        isFile: true,
        name: file.name,
        file: (done: (file: File) => void) => done(file),
      });
      const items = made.map(({ file, folder }) => {
        let isRead = false;
        const readEntries = (done: (entries: unknown[]) => void) => {
          done(isRead ? [] : [entryOf(file)]);
          isRead = true;
        };
        const directory = { isFile: false, name: folder, createReader: () => ({ readEntries }) };
        return { kind: 'file', webkitGetAsEntry: () => (folder ? directory : entryOf(file)) };
      });
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', {
        value: { types: ['Files'], items, files: made.map(({ file }) => file), dropEffect: 'none' },
      });
      document.querySelector(target)?.dispatchEvent(event);
    },
    [selector, files] as const,
  );
}

/** Counts the files of uploads that the browser has stored. */
const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
    const db = await resultOf(indexedDB.open('vitrine-uploads'));
    const count = await resultOf(db.transaction('files').objectStore('files').count());
    db.close();
    return count;
  });

const names = async (page: Page): Promise<string[]> => page.locator('.material-words p').allTextContents();
const folderOf = (name: string) =>
  server.services.store.read(SYSTEM, async (tx) => {
    const [found] = await tx.materials.find((eb) => eb('name', '=', name), { fields: ['folderId'] });
    if (!found?.folderId) return null;
    return (await tx.materialFolders.one(found.folderId))?.name ?? null;
  });

test('files and a folder are dropped, an upload outlives a reload, and all is filed and seen by hand and keys [MAT-01, MAT-06, NET-07, UI-06]', async () => {
  opened = await openWindow(browser, { locale: 'en-US' });
  const { page, complaints } = opened;
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/material_mag`);
  await page.getByRole('treeitem', { name: /All materials/ }).waitFor();
  // Files are dropped among the pictures.
  await page.locator('.material-words p').first().waitFor();

  // A picture in a folder of the desktop, and something that no library takes.
  const poster = readFileSync(POSTER).toString('base64');
  await drop(page, '.material-field', [
    { name: 'spring.png', base64: poster, folder: 'Spring' },
    { name: 'setup.exe', base64: 'AAAA' },
  ]);
  const plan = page.getByRole('dialog');
  await plan.getByText('setup.exe').waitFor();
  await plan.getByRole('button', { name: 'Upload 1' }).click();
  await page.getByText('spring', { exact: true }).waitFor();
  await page.getByRole('treeitem', { name: /Spring/ }).waitFor();
  expect(await folderOf('spring')).toBe('Spring');

  // A large film: it stops after its first part, and goes on after a reload with the others only.
  let arrived = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/store/upload') && response.ok()) arrived += 1;
  });
  const network = await opened.context.newCDPSession(page);
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(4 * 1024 * 1024);
  await page.locator('input[type=file]').first().setInputFiles(join(folder, 'long.mp4'));
  const tray = page.getByRole('region', { name: 'Uploads' });
  await tray.getByText(/Uploading · /).waitFor();
  await expect.poll(() => arrived).toBe(1);
  // One that is not stored yet would have to be chosen again.
  await expect.poll(() => storedFiles(page)).toBe(1);
  // The page is gone in the moment in which the upload is paused.
  const reloaded = page.waitForEvent('load');
  await tray.getByRole('button', { name: 'Pause the upload of “long.mp4”' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    location.reload();
  });
  await reloaded;
  await throttle(-1);
  await tray.getByText(/Paused · /).waitFor();
  await tray.getByRole('button', { name: 'Go on with all' }).press('Enter');
  await page.getByText('long', { exact: true }).waitFor();
  // Its four parts, each once, the picture that the browser draws of it (MAT-03), and its frames (MON-04).
  await expect.poll(() => arrived).toBe(6);
  await page.waitForLoadState('networkidle');
  expect(arrived).toBe(6);
  const [film, sheet] = await framesOfFilm('long');
  expect(film).toEqual({
    frameMs: FRAME_MS,
    ...framesOf(film.durationMs ?? 0),
    durationMs: film.durationMs,
    everyMs: FRAME_MS,
  });
  // None of them is black, and no two are one picture.
  const drawn = await Promise.all(
    frameBoxes(film.count, sheet.size).map((box) => sharp(sheet.bytes).extract(box).raw().toBuffer()),
  );
  expect(drawn.filter((pixels) => pixels.every((value) => value < 16))).toEqual([]);
  expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(film.count);
  expect(await folderOf('long')).toBeNull();

  // Elsewhere the tray is a chip in the bar: nothing that is done there is covered by it.
  const { pathname } = new URL(page.url());
  await page.locator('.sidebar nav a[href="/adv_mag"]').click();
  await page.waitForURL('**/adv_mag');
  await page.getByRole('banner').getByText('1 uploaded').waitFor();
  expect(await tray.getByRole('listitem').count()).toBe(0);
  await page.locator(`.sidebar nav a[href="${pathname}"]`).click();
  await tray.getByRole('listitem').first().waitFor();

  // Drag a material into a folder, and undo in the notification.
  await page.getByRole('gridcell', { name: /^long, MP4/ }).dragTo(page.getByRole('treeitem', { name: /Spring/ }));
  await page.getByText('Moved: 1').waitFor();
  expect(await folderOf('long')).toBe('Spring');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Moved back: 1').waitFor();
  expect(await folderOf('long')).toBeNull();

  // Keyboard only: preview the newest material, then the next one, with its details.
  const [first = '', second = ''] = await names(page);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: first }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: second }).waitFor();
  await page.keyboard.press('i');
  await page.getByRole('complementary', { name: 'Details' }).getByText('SHA-256').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-index'))).toBe('1');
  expect(complaints).toEqual([]);
});
