import { opening } from '../../words.ts';
import { boxes, dialog, item, press, rowMenu, type State } from './state.ts';

export const LIST: readonly State[] = [
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
    name: 'calendar of a period',
    of: 'ads-list',
    async open(page, { own, ui }) {
      await press(page, ui.list.addFilter);
      await item(page, own.resources.ads.fields.startAt).click();
      await press(page, opening(ui.dates.calendar));
      await page.getByRole('grid').waitFor();
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
    name: 'record beside the list',
    of: 'ads-list',
    async open(page) {
      await page.locator('tr[data-opens], #content li:has(dl)').first().dispatchEvent('click');
      await page.locator('.peek-head h2').waitFor();
    },
  },
  {
    name: 'saved views',
    of: 'ads-list',
    async open(page, { ui }) {
      await press(page, opening(ui.views.title));
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'name of a new view',
    of: 'ads-list',
    width: 1440,
    async open(page, { ui }) {
      await press(page, opening(ui.views.title));
      await item(page, ui.views.saveAs).click();
      await dialog(page);
    },
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
