import { join } from 'node:path';
import { opening } from '../../words.ts';
import { button, dialog, press, type State } from './state.ts';

const POSTER = join(import.meta.dirname, '../../../fixtures/poster.png');

export const LIBRARY: readonly State[] = [
  {
    name: 'preview',
    of: 'materials-list',
    async open(page) {
      await page.getByRole('gridcell').first().click();
      await dialog(page);
    },
  },
  {
    name: 'folders',
    of: 'materials-list',
    width: 390,
    async open(page, { frame }) {
      await button(page, opening(`${frame.materials.folders}: `)).click();
      await page.getByRole('tree').waitFor();
    },
  },
  {
    name: 'new folder',
    of: 'materials-list',
    width: 1440,
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
    // It lies over every page until it is closed.
    leave: (page, { frame: { materials } }) =>
      button(page, materials.tray.close).or(button(page, materials.tray.cancelAll)).first().click(),
  },
];

export const AUDIT: readonly State[] = [
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
