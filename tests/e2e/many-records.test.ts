import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openWindow, signIn, type Locale } from '../support/browser.ts';
import { startLiveServer, type LiveServer } from '../support/liveServer.ts';
import { filled, words } from './words.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
/** Rows on a page of the list. */
const PAGE = 20;

let browser: Browser;
let server: LiveServer;
beforeAll(async () => {
  [browser, server] = [await openBrowser(), await startLiveServer()];
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const priced = (priceFen: number) =>
  server.services.store.read(SYSTEM, (tx) =>
    tx.adSlots.find((eb) => eb('cpt_price_fen', '=', priceFen), { limit: PAGE * 2 }),
  );

test.each([
  ['en-US', 1440, '12.34', 1234],
  ['zh-CN', 390, '56.78', 5678],
] as const)(
  'ad slots of two pages get a price in one edit, by keyboard, in %s at %i pixels [UI-10]',
  async (locale: Locale, width, typed, priceFen) => {
    const { context, page, complaints } = await openWindow(browser, { locale, width });
    const { own, ui } = words[locale];
    await signIn(page, server.url, 'operator');
    await page.goto(`${server.url}/slot_mag`);
    const first = page.getByRole('checkbox').first();
    await first.waitFor();
    if (width > 500) await first.check();
    else for (let row = 0; row < PAGE; row += 1) await page.getByRole('checkbox').nth(row).check();
    await page.getByRole('button', { name: ui.list.nextPage }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('checkbox', { checked: false }).last().check();
    const n = PAGE + 1;
    await page.getByText(filled(ui.list.selected, { n })).waitFor();
    await page.getByRole('button', { name: ui.bulk.edit }).click();
    await page.getByRole('button', { name: ui.bulk.add }).waitFor();
    await page.keyboard.press('Enter');
    const price = own.resources['ad-slots'].fields.cptPriceFen;
    const choice = page.getByRole('menuitem', { name: price });
    await choice.waitFor();
    const isChosen = () => choice.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < PAGE && !(await isChosen()); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: price }).getByRole('textbox').waitFor();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await page.getByText(filled(ui.bulk.done, { n })).waitFor();
    expect(await priced(priceFen)).toHaveLength(n);
    expect(complaints).toEqual([]);
    await context.close();
  },
  120_000,
);
