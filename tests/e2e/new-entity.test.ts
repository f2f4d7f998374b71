import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, openWindow, signIn, type Window } from '../support/browser.ts';
import { startDevProject, type DevProject } from '../support/devProject.ts';
import { makeSheet } from '../support/sheets.ts';
import { filled, words } from './words.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const SCHEMA = 'schemas/kiosk.yaml';
/** A schema with every kind of field, as somebody would write it. */
const YAML = readFileSync(join(FIXTURES, 'kiosk.yaml'), 'utf8');
const PICTURE = join(FIXTURES, 'poster.png');
const { ui } = words['en-US'];

let browser: Browser;
let project: DevProject;
let window: Window;
let page: Page;
/** Waiting times of a developer, from saving a file to seeing the result. */
const waits: [what: string, ms: number][] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  project = await startDevProject();
  window = await openWindow(browser, { locale: 'en-US' });
  ({ page } = window);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${window?.complaints.join('\n')}\n${project?.said()}\n`);
  await window?.context.close();
  await project?.close();
  process.stdout.write(waits.map(([what, ms]) => `${String(Math.round(ms)).padStart(6)} ms  ${what}\n`).join(''));
});

/** Saves a file and measures until somebody sees what follows. */
async function save(what: string, path: string, text: string, seen: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  project.write(path, text);
  await seen();
  waits.push([what, performance.now() - began]);
}

const rows = () => {
  const db = new DatabaseSync(join(project.root, 'data/vitrine.db'), { readOnly: true });
  try {
    return db.prepare('select * from kiosks where deleted_at is null order by name').all();
  } finally {
    db.close();
  }
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('textbox', { name });

async function choose(label: string): Promise<void> {
  await page.getByLabel(label).first().click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

/** Picks the first of several records, in the dialog that searches and pages on the server. */
async function pick(label: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: filled(ui.picker.use, { n: 1 }) }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Fills an input of every kind. */
async function fillForm(name: string): Promise<void> {
  await box('Kiosk name').fill(name);
  await page.getByLabel('Large').check();
  await box('Floor').fill('3');
  await box('Weight (kg)').fill('12.5');
  // Its condition holds from here on.
  expect(await box('Rent (yuan)').count()).toBe(0);
  await page.getByLabel('Rented').check();
  await box('Rent (yuan)').fill('99.5');
  await page.getByLabel('Opened').fill('2026-01-02T08:30');
  await page.getByLabel('Checked on').fill('2026-03-04');
  await page.getByLabel('Wakes at').fill('07:15');
  await choose('Layout');
  await pick('Tags');
  const files = page.locator('input[type=file]');
  await files.nth(0).setInputFiles(PICTURE);
  await files.nth(1).setInputFiles(PICTURE);
  await box('Racks').fill('[{"row": 1, "goods": "Tea"}]');
  await page
    .getByText(filled(ui.file.download, { n: 1 }))
    .nth(1)
    .waitFor();
}

async function createKiosk(name: string): Promise<void> {
  await page
    .getByRole('link', { name: filled(ui.create, { name: 'Kiosk' }) })
    .first()
    .click();
  await fillForm(name);
  await button(ui.save).click();
  await page.waitForURL((at) => !at.pathname.endsWith('/create'));
  await page.goto(`${project.url}/kiosks`);
  await page.getByRole('link', { name }).waitFor();
}

async function selectAll(): Promise<void> {
  await page.getByLabel(ui.list.selectPage).check();
}

async function inBulk(action: string): Promise<void> {
  await selectAll();
  await button(action).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function editInBulk(): Promise<void> {
  await selectAll();
  await button(ui.bulk.edit).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ui.bulk.add }).click();
  await page.getByRole('menuitem', { name: 'Floor' }).click();
  await dialog.getByRole('textbox', { name: 'Floor' }).fill('7');
  await dialog.getByRole('button', { name: filled(ui.bulk.change, { n: 2 }) }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function exported(): Promise<string> {
  const download = page.waitForEvent('download');
  await button(ui.list.export).click();
  return (await download).path();
}

/** Gives a sheet of one row, filled in by a program that is not ours, and waits until it is in. */
async function imported(name: string): Promise<void> {
  const buffer = await makeSheet([
    ['Kiosk name', 'Size', 'Floor'],
    [name, 'Small', 5],
  ]);
  await button(ui.import.open).click();
  const dialog = page.getByRole('dialog');
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog.locator('input[type=file]').setInputFiles({ name: 'kiosks.xlsx', mimeType, buffer });
  await dialog.getByText(filled(ui.import.summary, { done: 1, failed: 0 })).waitFor();
  await dialog.getByRole('button', { name: ui.close, exact: true }).click();
  await page.getByRole('link', { name }).waitFor();
}

const overlay = () => page.locator('vite-error-overlay');
const head = (name: string) => page.getByRole('columnheader', { name });

test('a new entity is one file, from the list to the database and back', async () => {
  await signIn(page, project.url, 'operator');
  const other = await window.context.newPage();
  await other.goto(`${project.url}/tags/create`);
  const typed = other.getByRole('main').getByRole('textbox').first();
  await typed.fill('Half a w');

  await save('a new schema → its entry in the menu', SCHEMA, YAML, () =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Kiosk/ })
      .waitFor(),
  );
  // Another page that is open has it as well, and loses nothing that somebody was at.
  await other
    .getByRole('navigation')
    .getByRole('link', { name: /^Kiosk/ })
    .waitFor();
  expect(await typed.inputValue()).toBe('Half a w');
  await other.close();
  await page.getByRole('link', { name: 'Kiosk' }).first().click();
  await page.getByText(filled(ui.list.empty, { name: 'Kiosk' })).waitFor();
  await createKiosk('North door');
  expect(rows()).toMatchObject([
    {
      name: 'North door',
      size: 'large',
      floor: 3,
      weight_kg: 12.5,
      rent_fen: 9950,
      rented: 1,
      status: 'planned',
      checked_on: '2026-03-04',
    },
  ]);

  await createKiosk('South door');
  await inBulk('Launch');
  await expect.poll(() => rows().map(({ status }) => status)).toEqual(['running', 'running']);
  await editInBulk();
  await expect.poll(() => rows().map(({ floor }) => floor)).toEqual([7, 7]);
  expect(
    readFileSync(await exported())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await imported('West door');
  expect(rows().at(-1)).toMatchObject({ name: 'West door', size: 'small', floor: 5, status: 'planned' });

  await save('another label → the head of its column', SCHEMA, YAML.replace('Kiosk name', 'Machine'), () =>
    head('Machine').waitFor(),
  );
  const more = YAML.replace(
    '  createdAt: {type',
    '  keeper: {type: string, maxLength: 40, x-label: {zh: 负责人, en: Keeper}}\n  createdAt: {type',
  )
    .replace('columns: [name, status', 'columns: [name, keeper, status')
    .replace('fields: [name, [size', 'fields: [name, keeper, [size');
  await save('a new field → its column', SCHEMA, more, () => head('Keeper').waitFor());
  await expect.poll(() => Object.keys(rows()[0] ?? {})).toContain('keeper');
  await page.getByRole('link', { name: 'North door' }).click();
  await page.getByRole('link', { name: ui.edit }).first().click();
  await box('Keeper').fill('Ms Lin');
  await button(ui.save).click();
  await expect.poll(() => rows()[0]).toMatchObject({ name: 'North door', keeper: 'Ms Lin' });
  await page.goto(`${project.url}/kiosks`);
  await page.getByText('Ms Lin').waitFor();

  // Vite reloads a page at its first update while an overlay is there: what was typed would be gone.
  const writing = await window.context.newPage();
  await writing.goto(`${project.url}/kiosks/create`);
  const name = writing.getByRole('textbox', { name: 'Kiosk name' });
  await name.fill('Half a name');
  await save('a first mistake → the overlay', SCHEMA, more.replace('display: name', 'display: nmae'), () =>
    writing.locator('vite-error-overlay').waitFor(),
  );
  await save('mended, and what was typed stays', SCHEMA, more, () =>
    writing.locator('vite-error-overlay').waitFor({ state: 'detached' }),
  );
  expect(await name.inputValue()).toBe('Half a name');
  await writing.close();

  await head('Keeper').click({ modifiers: ['Alt'] });
  await page
    .getByRole('dialog')
    .getByText(/^schemas\/kiosk\.yaml:\d+:\d+ x-list\.columns\[1\]/)
    .waitFor();
  await window.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button('Copy').first().click();
  await page.getByRole('dialog').getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^schemas\/kiosk\.yaml:\d+:\d+ x-list/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  project.run('codegen/cli.ts', 'eject', 'kiosk.list');
  const own = 'resources/kiosks/KioskList.tsx';
  const text = project
    .read(own)
    .replace('<EntityList', '<><p>Mine now</p><EntityList')
    .replace(/\/>(?![^]*\/>)/, '/></>');
  await save('a view ejected and changed → the screen', own, text, () => page.getByText('Mine now').waitFor());
  await page.getByText('Ms Lin').waitFor();
  project.run('codegen/cli.ts', 'uneject', 'kiosk.list', '--force');
  expect(project.exists(own)).toBe(false);
  await page.getByText('Mine now').waitFor({ state: 'detached' });
  await page.getByText('Ms Lin').waitFor();

  const broken = more.replace('display: name', 'display: nmae').replace('createdAt: desc', 'createdAd: desc');
  await save('a mistake → the overlay', SCHEMA, broken, () => overlay().waitFor());
  expect(await overlay().locator('.file').textContent()).toMatch(/schemas\/kiosk\.yaml:\d+:\d+$/);
  expect(await overlay().locator('.message-body').textContent()).toMatch(/did you mean "name"\?[^]*createdAd/);
  expect(project.said()).toMatch(/schemas\/kiosk\.yaml:\d+:\d+ unknown-field/);
  await save('mended → the overlay is gone', SCHEMA, more, () => overlay().waitFor({ state: 'detached' }));
  await page.getByText('Ms Lin').waitFor();

  const began = performance.now();
  project.remove(SCHEMA);
  await page.getByRole('navigation').getByRole('link', { name: 'Kiosk' }).waitFor({ state: 'detached' });
  waits.push(['the schema deleted → its entry is gone', performance.now() - began]);
  expect(window.complaints).toEqual([]);
});
