import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { addSlotSentences } from '#resources/pages/addSlot/sentences.ts';
import type { LiveServer } from '../support/liveServer.ts';
import { filled, words } from './words.ts';

const POSTER = join(import.meta.dirname, '../fixtures/poster.png');

const { own, ui, frame } = words['en-US'];
const { addSlot } = addSlotSentences.en_us;

/** A search of an advertiser: its words, names of the screens to take, and what they cost together, as it is shown. */
interface Wish {
  words: string;
  screens: readonly string[];
  amount: string;
}

/** Finds screens as an advertiser, books them for the days that the page offers, and pays by the code, as a phone does (ADS-03). */
export async function book(page: Page, { url }: LiveServer, { words: asked, screens, amount }: Wish): Promise<void> {
  await page.goto(`${url}/add_slot`);
  await page.getByLabel(addSlot.words).fill(asked);
  for (const name of screens) await page.getByRole('checkbox', { name: filled(addSlot.choose, { name }) }).check();
  await page.getByText(filled(addSlot.chosen, { n: screens.length }), { exact: true }).waitFor();
  await page.getByRole('button', { name: addSlot.next }).click();
  await page.getByRole('button', { name: `${addSlot.place} · ${amount}` }).click();
  await page.getByRole('button', { name: addSlot.byCode }).click();
  const [phone] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Pay in this browser' }).click(),
  ]);
  await phone.getByRole('button', { name: /Pay/ }).click();
  await page.getByText(`Paid: ${amount}`).first().waitFor();
  await phone.close();
  await page.getByRole('button', { name: addSlot.toUpload }).click();
}

/** Uploads the poster where it is asked for, and sends it to the review: it is chosen as soon as it has arrived. */
export async function sendPoster(page: Page): Promise<void> {
  await page.getByRole('button', { name: frame.materialChoice.choose }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(frame.materialChoice.upload).setInputFiles(POSTER);
  await dialog.getByRole('checkbox', { name: /poster/, checked: true }).waitFor();
  await dialog.getByRole('button', { name: filled(ui.picker.use, { n: 1 }) }).click();
  await page.getByRole('button', { name: addSlot.send }).click();
  await page.getByText(addSlot.sent, { exact: true }).waitFor();
  await page.getByRole('button', { name: addSlot.toPlay }).click();
  await page.getByText(/reviews what was uploaded/).waitFor();
}

/** Looks at an ad at the review desk, and approves it; the reviewer is signed in. */
export async function approveAd(desk: Page, { url }: LiveServer, name: string): Promise<void> {
  const { approve } = own.resources.ads.actions;
  await desk.goto(`${url}/adv_audit`);
  await desk.getByText(name, { exact: true }).first().click();
  await desk.locator('.review-progress-done').waitFor();
  await desk.getByRole('button', { name: approve, exact: true }).first().click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${approve}|${ui.confirm}`) })
    .click();
  await desk.getByText(name, { exact: true }).first().waitFor({ state: 'detached' });
}
