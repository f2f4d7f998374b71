import type { Page } from 'playwright-core';
import type { Words } from '../../words.ts';
import { dialog, press, type State } from './state.ts';

const OF = 'layouts-edit';

const parts = (page: Page) => page.getByTestId('canvas').getByRole('button');

/** The designer with its widgets: its page is a lazy one. */
async function begin(page: Page): Promise<void> {
  await page.getByTestId('designer').waitFor();
  await parts(page).first().waitFor();
}

/** Opens what a button of the designer, or of the draft above it, opens. */
const opens = (word: (words: Words) => string) => async (page: Page, words: Words) => {
  await begin(page);
  await press(page, word(words));
  await dialog(page);
};

/** The designer of layouts: what stands over it, and what is chosen in it (LAY-02, LAY-12). */
export const DESIGNER: readonly State[] = [
  {
    name: 'chosen widget',
    of: OF,
    async open(page) {
      await begin(page);
      await parts(page).first().focus();
      await page.locator('.designer-properties').waitFor();
    },
  },
  {
    name: 'several chosen',
    of: OF,
    width: 1440,
    async open(page) {
      await begin(page);
      await parts(page).first().focus();
      await page.keyboard.press('Control+a');
    },
  },
  { name: 'list of keys', of: OF, open: opens(({ frame: { designer } }) => designer.keys) },
  { name: 'preview', of: OF, open: opens(({ frame: { designer } }) => designer.preview) },
  {
    // What differs stands beside it.
    name: 'versions',
    of: OF,
    async open(page, words) {
      await opens(({ frame: { draft } }) => draft.versions)(page, words);
      await page.locator('.draft-side').nth(1).waitFor();
    },
  },
  {
    name: 'publish with what it touches',
    of: OF,
    async open(page, words) {
      await opens(({ frame: { draft } }) => draft.publish)(page, words);
      await page.locator('.draft-impact').waitFor();
    },
  },
];
