import type { Page } from 'playwright-core';
import type { Width } from '../../../support/tour.ts';
import { opening, type Words } from '../../words.ts';

/** State of a page after a user action: a menu, a dialog, errors of a form. */
export interface State {
  name: string;
  /** Place that it is a state of, by its name. */
  of: string;
  /** Only at this width. */
  width?: Width;
  open: (page: Page, words: Words) => Promise<unknown>;
  /** Closes it, where Escape does not. */
  leave?: (page: Page, words: Words) => Promise<unknown>;
  /** Console messages that are expected in this state. */
  expects?: RegExp;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
export const press = (page: Page, name: string | RegExp) => button(page, name).click();
export const dialog = (page: Page) => page.getByRole('dialog').first().waitFor();
export const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).first();
/** The menu of the first row or card. */
export const rowMenu = async (page: Page, { ui }: Words) => {
  await button(page, opening(`${ui.more}: `)).click();
  await page.getByRole('menu').waitFor();
};
/** The boxes of the list: the first is that of the whole page, where there is one. */
export const boxes = (page: Page, { ui }: Words) => page.getByRole('checkbox', { name: opening(ui.list.select) });
