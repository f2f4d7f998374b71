import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOf } from '#core/sales/days.ts';
import { signIn } from '../support/browser.ts';
import { approveAd, book, sendPoster } from './ordering.ts';
import { choose, prepareStory } from './story.ts';
import { words } from './words.ts';

const MINUTE = 60_000;
const SYSTEM = { kind: 'system', corpId: null } as const;
const ENTERPRISE = 'Harbour Media';
const USER = 'harbour_boss';
const OWN_PASSWORD = 'lanterns over water';
const SCREEN = 'Ferry terminal';
const AD = 'Welcome aboard';
const PRICE = '80';
/** A week on one screen, which is what the page of screens offers first. */
const AMOUNT = '¥560.00';

const { own, ui } = words['en-US'];

const { server, open, complaints } = prepareStory();

/** A moment as somebody types it, in the time of the browser's own zone (Shanghai, see openWindow). */
const local = (ms: number): string => new Date(ms + 8 * 60 * MINUTE).toISOString().slice(0, 16);

/** The platform adds an enterprise on trial and its administrator, and returns the password that is shown this once. */
async function sellTrial(page: Page): Promise<string> {
  const { fields, values, actions, forms } = own.resources.corporations;
  await signIn(page, server.url, 'platform');
  await page.goto(`${server.url}/corporation_add_info`);
  await page.getByRole('textbox', { name: fields.name }).fill(ENTERPRISE);
  const type = page.getByRole('group', { name: fields.type, exact: true });
  await type.getByLabel(values.type.enterprise).check();
  await page.getByRole('textbox', { name: fields.trialEndAt }).fill(local(server.now() + 30 * 24 * 60 * MINUTE));
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('corporation_add_info'));
  const { id } = (await enterprise())!;
  await page.goto(`${server.url}/corporate_manage/organization_detail/${id}`);
  await page.getByRole('heading', { level: 1, name: ENTERPRISE }).waitFor();
  await page.getByRole('button', { name: `${ui.more}: ${ENTERPRISE}` }).click();
  await page.getByRole('menuitem', { name: actions.addAdministrator, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: forms.addAdministrator.userName }).fill(USER);
  await dialog.getByRole('textbox', { name: forms.addAdministrator.realName }).fill('Harbour');
  await dialog.getByRole('button').last().click();
  await page.getByText(ui.batch.secretOnce).waitFor();
  return (await page.getByRole('dialog').locator('code').textContent()) ?? '';
}

const enterprise = () =>
  server.services.store.read(SYSTEM, async (tx) => {
    const [found] = await tx.corporations.find((eb) => eb('name', '=', ENTERPRISE), { limit: 1 });
    return found;
  });
const ad = () =>
  server.services.store.read(SYSTEM, async (tx) => (await tx.ads.find((eb) => eb('name', '=', AD), { limit: 1 }))[0]);

/** Signs in with the password that somebody else chose, and chooses another one. */
async function begin(page: Page, password: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.locator('input[autocomplete=username]').fill(USER);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.keyboard.press('Enter');
  const inputs = page.locator('input[type=password]');
  await expect.poll(() => inputs.count()).toBe(3);
  for (const [index, value] of [password, OWN_PASSWORD, OWN_PASSWORD].entries()) await inputs.nth(index).fill(value);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).getByText('Harbour').waitFor();
}

async function addScreen(page: Page, number: string): Promise<void> {
  const { fields, values } = own.resources.devices;
  await page.goto(`${server.url}/dev_mag/manual_add_dev`);
  await page.getByRole('textbox', { name: fields.uuid }).fill(number);
  await page.getByRole('textbox', { name: fields.name }).fill(SCREEN);
  await page.getByLabel(values.type.android).check();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('manual_add_dev'));
}

async function createAd(page: Page): Promise<void> {
  const { fields, values } = own.resources.ads;
  await page.goto(`${server.url}/adv_mag/new_adv`);
  await page.getByRole('textbox', { name: fields.name }).fill(AD);
  await choose(page, fields.slotId, 'Full screen');
  await page.getByRole('textbox', { name: fields.startAt }).fill(local(server.now() + 10 * MINUTE));
  await page.getByRole('textbox', { name: fields.endAt }).fill(local(server.now() + 90 * MINUTE));
  await page.getByLabel(fields.durationS).fill('1');
  await page.getByRole('button', { name: ui.next, exact: true }).click();
  await page.getByRole('searchbox').or(page.getByLabel(ui.search)).first().fill(SCREEN);
  await page.getByText(SCREEN, { exact: true }).first().click();
  await page.getByRole('button', { name: ui.next, exact: true }).click();
  await page.getByLabel(values.kind.text, { exact: true }).check();
  await page.getByRole('textbox', { name: fields.text, exact: true }).fill('Welcome aboard');
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('new_adv'));
}

/** Says what a day in the slot costs, and puts it on sale. */
async function sellSlot(page: Page): Promise<void> {
  const { fields, actions } = own.resources['ad-slots'];
  const openSlot = async () => {
    await page.goto(`${server.url}/slot_mag`);
    await page.getByText(/^Full screen . Main$/).click();
    await page.getByRole('link', { name: ui.edit, exact: true }).waitFor();
  };
  await openSlot();
  await page.getByRole('link', { name: ui.edit, exact: true }).click();
  await page.getByRole('textbox', { name: fields.cptPriceFen }).fill(PRICE);
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.includes('edit'));
  await openSlot();
  await page.getByRole('button', { name: actions.openSale, exact: true }).click();
  // Behind the dialog no button can be found, which says nothing of the sale.
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/slot/sale/open')),
    page.getByRole('dialog').getByRole('button', { name: actions.openSale, exact: true }).click(),
  ]);
  await page.getByRole('button', { name: actions.openSale, exact: true }).waitFor({ state: 'detached' });
}

async function order() {
  const { id } = (await enterprise())!;
  return server.services.store.read({ kind: 'system', corpId: id }, async (tx) => {
    const [found] = await tx.adsOrders.find((eb) => eb('status', '!=', 'cancelled'), { limit: 1 });
    return found;
  });
}

/** Reads in the report of ads that plays of the new one are counted, and on which screen they were. */
async function readReport(page: Page): Promise<void> {
  const [{ id: corpId }, { id: adId }] = [(await enterprise())!, (await ad())!];
  const summed = async () => {
    // Plays are added up by a job of the server.
    await server.advance(MINUTE);
    return server.services.store.read({ kind: 'system', corpId }, async (tx) => {
      const sums = tx.ofCorp(corpId).selectFrom('play_sums').select('plays').where('ad_id', '=', adId);
      return (await sums.execute()).length;
    });
  };
  await expect.poll(summed, { timeout: 90_000, interval: 200 }).toBeGreaterThan(0);
  for (const [by, name] of [
    ['ad', AD],
    ['screen', SCREEN],
  ] as const) {
    await page.goto(`${server.url}/data_report?of=adReport&period=last3&by=${by}`);
    const cells = page.getByRole('row', { name }).first().getByRole('cell');
    const numbers = async () => (await cells.allTextContents()).filter((text) => /^[1-9][\d,]*$/.test(text)).length;
    await expect.poll(numbers).toBeGreaterThan(0);
  }
}

test('a new enterprise on trial adds its first screen, sees its first ad play and finds it in its report, and plays what an advertiser ordered, without a word from us [ENT-04, ENT-09, ENT-11] [REP-01] [MKT-07, ADS-03]', async () => {
  const [platform, boss, screen] = [await open(), await open(), await open({ width: 1280, height: 720 })];
  await begin(boss, await sellTrial(platform));
  await screen.goto(`${server.url}/player`);
  const number = await screen
    .getByText(/^[A-Z0-9]{8}$/)
    .first()
    .textContent();
  await addScreen(boss, number ?? '');
  await createAd(boss);
  await approveAd(boss, server, AD);
  expect((await ad())?.status).toBe('pendingPlay');
  await server.advance(11 * MINUTE);
  const [device] = await server.services.store.read(SYSTEM, (tx) =>
    tx.devices.find((eb) => eb('name', '=', SCREEN), { fields: ['id'], limit: 1 }),
  );
  const nudged = async () => {
    server.services.hints.send(device!.id);
    return (await ad())?.impressions ?? 0;
  };
  await expect.poll(nudged, { timeout: 90_000, interval: 500 }).toBeGreaterThan(0);
  await screen.getByText('Welcome aboard').first().waitFor();
  await readReport(boss);

  // Who buys finds the screen, and its order plays there from its first day on.
  const buyer = await open();
  await sellSlot(boss);
  await signIn(buyer, server.url, 'advertiser', 'ADS');
  await book(buyer, server, { words: SCREEN, screens: [SCREEN], amount: AMOUNT });
  await sendPoster(buyer);
  const sale = (await order())!;
  await boss.goto(`${server.url}/ads_order`);
  await boss.getByRole('row', { name: sale.number! }).getByText(AMOUNT).first().waitFor();
  const sold = () => server.services.store.read(SYSTEM, (tx) => tx.ads.one(sale.adId!));
  await approveAd(boss, server, (await sold())!.name);
  expect(complaints()).toEqual([]);
  await server.advance(startOf(sale.startDay!) + 9 * 60 * MINUTE - server.now());
  const played = async () => {
    server.services.hints.send(device!.id);
    return (await sold())?.impressions ?? 0;
  };
  await expect.poll(played, { timeout: 90_000, interval: 500 }).toBeGreaterThan(0);
});
