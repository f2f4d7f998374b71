import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LayoutDocument } from '#core/layout/document.ts';
import { openBrowser, openWindow, signIn, type Window } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';

const MINUTE = 60_000;

let browser: Browser;
let server: LiveServer;
let opened: Window;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(async () => {
  await opened.context.close();
  await server.close();
});

const part = (page: Page, name: string) => page.getByTestId('canvas').getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function boxOf(page: Page): Promise<number[]> {
  const values = ['X', 'Y', 'Width', 'Height'].map((name) => field(page, name).inputValue());
  return (await Promise.all(values)).map(Number);
}

async function begin(): Promise<Page> {
  opened = await openWindow(browser, { locale: 'en-US', width: 1600, height: 1200 });
  const { page } = opened;
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/temp_mag/new_add_temp`);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Lobby wall');
  await page.getByText('Empty', { exact: true }).click();
  await page.getByTestId('designer').waitFor();
  return page;
}

/** Drags from one point of an element to another, in pixels of the screen. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

test(
  'a layout is made by mouse: dropped, moved, caught by the edge, resized, framed, saved [LAY-02, LAY-03]',
  async () => {
    const page = await begin();
    const canvas = (await page.getByTestId('canvas').boundingBox())!;
    const zoom = canvas.width / 1920;
    await page.locator('.designer-palette [data-kind=clock]').dragTo(page.getByTestId('canvas'), {
      targetPosition: { x: 960 * zoom, y: 200 * zoom },
    });
    const clock = part(page, 'Clock (Clock)');
    const [x, y, ...size] = await boxOf(page);
    expect([Math.abs(x! - 720) <= 2, Math.abs(y! - 120) <= 2, ...size]).toEqual([true, true, 480, 160]);
    // Within reach of the left edge and of the top: it catches at both.
    const at = (await clock.boundingBox())!;
    await drag(page, { x: at.x + 20, y: at.y + 20 }, { x: -716 * zoom, y: -117 * zoom });
    expect(await boxOf(page)).toEqual([0, 0, 480, 160]);
    const corner = (await page.locator('[data-handle=se]').boundingBox())!;
    await drag(page, { x: corner.x + 5, y: corner.y + 5 }, { x: 100 * zoom, y: 0 });
    const [, , width] = await boxOf(page);
    expect(Math.abs(width! - 580)).toBeLessThanOrEqual(Math.ceil(2 / zoom));
    await page.keyboard.press('Control+z');
    expect(await boxOf(page)).toEqual([0, 0, 480, 160]);
    await page.locator('.designer-palette [data-kind=text]').click();
    await page.getByRole('textbox', { name: 'Words' }).fill('Welcome');
    const now = (await page.getByTestId('canvas').boundingBox())!;
    await drag(page, { x: now.x + 1400 * zoom, y: now.y + 700 * zoom }, { x: -1100 * zoom, y: -600 * zoom });
    await page.getByText('2 widgets are chosen.').waitFor();
    await page.getByRole('button', { name: 'Align left' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('img', { name: 'Home: Clock (Clock), Text (Text)' }).waitFor();
    const document = await savedDocument(page);
    expect(document.pages[0]!.widgets).toMatchObject([
      { kind: 'clock', x: 0, y: 0, width: 480, height: 160 },
      { kind: 'text', x: 0, props: { text: 'Welcome' } },
    ]);
    expect(opened.complaints).toEqual([]);
  },
  3 * MINUTE,
);

test(
  'the same by keyboard alone: what is done is taken back and done again [LAY-02]',
  async () => {
    const page = await begin();
    await page.locator('.designer-palette [data-kind=clock]').focus();
    await page.keyboard.press('Enter');
    await part(page, 'Clock (Clock)').focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(await boxOf(page)).toEqual([721, 340, 480, 160]);
    await page.keyboard.press('Control+d');
    await page.keyboard.press('r');
    expect((await boxOf(page)).slice(2)).toEqual([160, 480]);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await part(page, 'Clock (Clock)').nth(1).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    await part(page, 'Clock (Clock)').nth(1).waitFor();
    expect(opened.complaints).toEqual([]);
  },
  3 * MINUTE,
);

test(
  'a reload takes nothing of what can be undone, a deletion included [LAY-02, LAY-12]',
  async () => {
    const page = await begin();
    await page.locator('.designer-palette [data-kind=clock]').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('img', { name: 'Home: Clock (Clock)' }).waitFor();
    await openDesigner(page);
    await page.locator('.designer-palette [data-kind=text]').click();
    await part(page, 'Text (Text)').focus();
    await page.keyboard.press('Shift+ArrowRight');
    const [x] = await boxOf(page);
    await page.keyboard.press('Delete');
    await part(page, 'Text (Text)').waitFor({ state: 'detached' });
    // The page asks about unsaved changes; the window reloads all the same.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByTestId('canvas').focus();
    await part(page, 'Clock (Clock)').waitFor();
    await page.keyboard.press('Control+z');
    await part(page, 'Text (Text)').click();
    expect((await boxOf(page))[0]).toBe(x);
    await page.keyboard.press('Control+z');
    expect((await boxOf(page))[0]).toBe(x! - 10);
    await page.keyboard.press('Control+z');
    await part(page, 'Text (Text)').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await part(page, 'Text (Text)').waitFor();
    await page.getByText('Draft saved').waitFor();
    expect((await draftDocument(page)).pages[0]!.widgets.map(({ kind }) => kind)).toEqual(['clock', 'text']);
    expect(opened.complaints).toEqual([]);
  },
  3 * MINUTE,
);

async function openDesigner(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByTestId('designer').waitFor();
}

/** The document as the form has it, opened anew: what was saved. */
async function savedDocument(page: Page): Promise<LayoutDocument> {
  await openDesigner(page);
  return draftDocument(page);
}

async function draftDocument(page: Page): Promise<LayoutDocument> {
  await page.getByText('Edit as text').click();
  return JSON.parse(await page.getByRole('textbox', { name: 'Arrangement' }).inputValue()) as LayoutDocument;
}
