import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Width } from '../../support/tour.ts';
import { opening, type Words } from '../words.ts';

/** What stands open over a page, or on it, once somebody has done something there. */
export interface State {
  name: string;
  /** Place that it is a state of, by its name. */
  of: string;
  /** Only at this width. */
  width?: Width;
  open: (page: Page, words: Words) => Promise<unknown>;
}

const POSTER = join(import.meta.dirname, '../../fixtures/poster.png');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const dialog = (page: Page) => page.getByRole('dialog').first().waitFor();
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).first();
/** The menu of the first row or card. */
const rowMenu = async (page: Page, { ui }: Words) => {
  await button(page, opening(`${ui.more}: `)).click();
  await page.getByRole('menu').waitFor();
};
/** The boxes of the list: the first is that of the whole page, where there is one. */
const boxes = (page: Page, { ui }: Words) => page.getByRole('checkbox', { name: opening(ui.list.select) });

const LIST: readonly State[] = [
  {
    name: 'filter menu',
    of: 'ads-list',
    async open(page, { ui }) {
      await press(page, ui.list.addFilter);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'reference filter',
    of: 'ads-list',
    async open(page, { own, ui }) {
      await press(page, ui.list.addFilter);
      await item(page, own.resources.ads.fields.slotId).click();
      await dialog(page);
    },
  },
  {
    name: 'state filter',
    of: 'ads-list',
    async open(page, { own, ui }) {
      await press(page, ui.list.addFilter);
      await item(page, own.resources.ads.fields.status).click();
      await dialog(page);
    },
  },
  {
    name: 'period filter',
    of: 'ads-list',
    async open(page, { own, ui }) {
      await press(page, ui.list.addFilter);
      await item(page, own.resources.ads.fields.startAt).click();
      await dialog(page);
    },
  },
  {
    name: 'column menu',
    of: 'ads-list',
    width: 1440,
    async open(page, { ui }) {
      await press(page, ui.list.columns);
      await page.getByRole('menuitemcheckbox').first().waitFor();
    },
  },
  {
    name: 'bulk bar',
    of: 'ads-list',
    async open(page, words) {
      await boxes(page, words).nth(1).check();
      await page.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'bulk question with preflight',
    of: 'ads-list',
    width: 1440,
    async open(page, { own, ui }) {
      await page.getByRole('checkbox', { name: ui.list.selectPage }).check();
      await page.getByRole('toolbar').getByRole('button', { name: own.resources.ads.actions.pause }).click();
      await dialog(page);
    },
  },
  {
    name: 'bulk edit',
    of: 'ads-list',
    width: 1440,
    async open(page, { ui }) {
      await page.getByRole('checkbox', { name: ui.list.selectPage }).check();
      await page.getByRole('toolbar').getByRole('button', { name: ui.bulk.edit }).click();
      await dialog(page);
    },
  },
  {
    name: 'row menu',
    of: 'ads-list',
    open: rowMenu,
  },
  {
    name: 'delete question',
    of: 'ads-list',
    async open(page, words) {
      await rowMenu(page, words);
      await item(page, words.own.resources.ads.actions.delete).click();
      await dialog(page);
    },
  },
  {
    name: 'nothing matches',
    of: 'ads-list',
    async open(page, { ui }) {
      await page.getByRole('searchbox').first().fill('zzzz');
      await page.getByText(ui.list.noResults).waitFor();
    },
  },
  {
    name: 'import',
    of: 'devices-list',
    async open(page, { ui }) {
      await press(page, ui.import.open);
      await dialog(page);
    },
  },
];

const FORM: readonly State[] = [
  {
    name: 'errors with their summary',
    of: 'accounts-create',
    async open(page, { ui }) {
      await press(page, ui.save);
      await page.locator('#content').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'permission tree',
    of: 'roles-create',
    open: (page) => page.getByRole('tree').or(page.getByRole('group')).first().waitFor(),
  },
  {
    name: 'errors of a step',
    of: 'ads-create',
    async open(page, { ui }) {
      await press(page, ui.next);
      await page.locator('#content [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'choices of a reference',
    of: 'ads-create',
    async open(page, { own }) {
      await page.getByLabel(own.resources.ads.fields.slotId).first().click();
      await page.getByRole('listbox').waitFor();
    },
  },
];

const LIBRARY: readonly State[] = [
  {
    name: 'preview',
    of: 'materials-list',
    async open(page, { frame }) {
      await button(page, opening(frame.materials.preview)).click();
      await dialog(page);
    },
  },
  {
    name: 'new folder',
    of: 'materials-list',
    async open(page, { frame }) {
      await press(page, frame.materials.newFolder);
      await dialog(page);
    },
  },
  {
    name: 'upload tray',
    of: 'materials-list',
    async open(page, { frame }) {
      await page.locator('input[type=file]').first().setInputFiles(POSTER);
      await page.getByRole('region', { name: frame.materials.tray.label }).waitFor();
    },
  },
];

const AUDIT: readonly State[] = [
  {
    name: 'reason of a refusal',
    of: 'ads-adv_audit',
    width: 1440,
    async open(page, { own }) {
      await press(page, own.resources.ads.actions.reject);
      await dialog(page);
    },
  },
];

const SHELL: readonly State[] = [
  {
    name: 'palette',
    of: 'home',
    async open(page) {
      await page.keyboard.press('Control+k');
      await dialog(page);
    },
  },
  {
    name: 'palette with records',
    of: 'home',
    async open(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('店');
      await page.getByRole('option', { name: /店/ }).first().waitFor();
    },
  },
  {
    name: 'keys',
    of: 'home',
    async open(page) {
      await page.keyboard.press('?');
      await dialog(page);
    },
  },
  {
    name: 'account menu',
    of: 'home',
    async open(page, { frame }) {
      await button(page, opening(frame.shell.account)).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'logout question',
    of: 'home',
    async open(page, { frame }) {
      await button(page, opening(frame.shell.account)).click();
      await item(page, frame.shell.logout).click();
      await dialog(page);
    },
  },
  {
    name: 'theme menu',
    of: 'home',
    width: 1440,
    async open(page, { frame }) {
      await press(page, frame.shell.theme);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'help menu',
    of: 'home',
    width: 1440,
    async open(page, { frame }) {
      await press(page, frame.shell.help);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'language question',
    of: 'home',
    width: 1440,
    async open(page) {
      await page.locator('.topbar-end button:has([lang])').click();
      await dialog(page);
    },
  },
  {
    name: 'drawer',
    of: 'home',
    width: 390,
    async open(page, { frame }) {
      await press(page, frame.shell.more);
      await page.locator('.shell-drawer').waitFor();
    },
  },
  {
    name: 'folded sidebar',
    of: 'ads-list',
    width: 1440,
    open: (page, { frame }) => press(page, frame.shell.fold),
  },
];

/** Every state that is judged, besides the pages as they open. The shell's come last: a folded sidebar stays folded. */
export const STATES: readonly State[] = [...LIST, ...FORM, ...LIBRARY, ...AUDIT, ...SHELL];
