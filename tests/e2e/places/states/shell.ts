import { DEMO_PASSWORD } from '../../../support/liveServer.ts';
import { opening } from '../../words.ts';
import { button, dialog, item, press, type State } from './state.ts';

export const SHELL: readonly State[] = [
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
    name: 'session that timed out',
    of: 'devices-list',
    async open(page, { ui }) {
      await page.context().clearCookies();
      await press(page, ui.views.title);
      await dialog(page);
    },
    async leave(page, { frame }) {
      await page.locator('input[autocomplete=current-password]').fill(DEMO_PASSWORD);
      await press(page, frame.shell.timeout.submit);
      await page.getByRole('menu').waitFor();
      await page.keyboard.press('Escape');
    },
    expects: /answered -1(?:0008|1004) /,
  },
  {
    name: 'folded sidebar',
    of: 'ads-list',
    width: 1440,
    open: (page, { frame }) => press(page, frame.shell.fold),
  },
];
