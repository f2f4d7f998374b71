import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { opening } from '../../words.ts';
import { button, dialog, press, type State } from './state.ts';

/** A picture that no other window has sent: the library refuses a file that it has. */
function newPicture(): Promise<Buffer> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  return sharp({ create: { width: 320, height: 180, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

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
      const file = { name: 'poster.png', mimeType: 'image/png', buffer: await newPicture() };
      await page.locator('input[type=file]').first().setInputFiles(file);
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
