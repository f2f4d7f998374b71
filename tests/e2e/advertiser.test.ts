import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endOf, startOf } from '#core/sales/days.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdsOrderStored } from '#generated/server/ads-orders.gen.ts';
import { reportSentences } from '#resources/pages/report/sentences.ts';
import { followingSentences } from '#resources/parts/following/sentences.ts';
import { signIn } from '../support/browser.ts';
import { openSheet } from '../support/sheets.ts';
import { approveAd, book, sendPoster } from './ordering.ts';
import { approveIdentity, register, submitIdentity, type Newcomer } from './registering.ts';
import { choose, prepareStory } from './story.ts';
import { boot, words } from './words.ts';

const SCREENS = ['Front window', 'Back window', 'Side window'];
const HOUR = 3_600_000;
const DAYS = 7;
/** Of the demo: a slot and day. */
const DAY_FEN = 8_000;
const AMOUNT = '¥1,680.00';
const EARNED = '¥240.00';
const CREDIT = '¥1,440.00';
const SYSTEM = { kind: 'system', corpId: null } as const;
/** Limits of a wait: it ends as soon as the result is there; on a machine with other work that can be a while. */
const WAIT = { timeout: 90_000, interval: 250 };

const COFFEE: Newcomer = {
  phone: '13955500002',
  company: 'Harbour Coffee',
  userName: 'harbour_coffee',
  password: 'espresso-and-rain',
  holder: 'Harbour Coffee Ltd',
  licence: '91350100M000100Y43',
};

const { own, ui } = words['en-US'];
const login = boot['en-US'];
const { following } = followingSentences.en_us;
const { report } = reportSentences.en_us;
const { values: orderValues } = own.resources['ads-orders'];

const { server, open, complaints, leave } = prepareStory();

/** The newest order, as it stands in the store. */
const order = (): Promise<AdsOrderStored> =>
  server.services.store.read(SYSTEM, async (tx) => {
    const [found] = await tx.adsOrders.find((eb) => eb('advertiser_name', '=', COFFEE.company), { limit: 1 });
    return found!;
  });
const ad = async () => {
  const { adId } = await order();
  const found = await server.services.store.read(SYSTEM, (tx) => tx.ads.one(adId ?? ''));
  return found!;
};

/** The screens that were added. */
const added = () =>
  server.services.store.read(SYSTEM, (tx) =>
    tx.devices.find((eb) => eb('name', 'in', SCREENS), { fields: ['id', 'status'] }),
  );

/** Waits until a condition holds. The screens act by themselves; the server's hints only make them sync more often. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const screens = await added();
  const nudged = () => {
    for (const { id } of screens) server.services.hints.send(id);
    return holds();
  };
  await expect.poll(nudged, { message: what, ...WAIT }).toBe(true);
}

/** The media owner adds a screen that shows its number; its layout has a slot that is on sale. */
async function addScreen(desk: Page, player: Page, name: string): Promise<void> {
  const { fields, values } = own.resources.devices;
  await player.goto(`${server.url}/player`);
  const number = await player
    .getByText(/^[A-Z0-9]{8}$/)
    .first()
    .textContent();
  await desk.goto(`${server.url}/dev_mag/manual_add_dev`);
  await desk.getByRole('textbox', { name: fields.uuid }).fill(number ?? '');
  await desk.getByRole('textbox', { name: fields.name }).fill(name);
  await desk.getByLabel(values.type.android).check();
  await choose(desk, fields.layoutId, '全屏横屏');
  await desk.getByRole('button', { name: ui.save, exact: true }).click();
  await desk.waitForURL((at) => !at.pathname.endsWith('manual_add_dev'));
}

/** Nobody finds a screen that was never seen. */
const areOnline = () =>
  until('the screens have come online', async () => {
    const screens = await added();
    return screens.length === SCREENS.length && screens.every(({ status }) => status === 'online');
  });

/** Returns on how many screens the ad was shown and counted. */
const shownOn = async (): Promise<number> => {
  const { adId } = await order();
  const plays = await server.services.store.read(SYSTEM, (tx) =>
    tx.proofsOfPlay.find((eb) => eb('ad_id', '=', adId), { fields: ['deviceId'] }),
  );
  return new Set(plays.map(({ deviceId }) => deviceId)).size;
};

/** Signs in as the newcomer, after so long that its session is over. */
async function comeBack(page: Page): Promise<void> {
  await page.goto(`${server.url}/login?system=ADS`);
  await page.locator('input[autocomplete=username]').fill(COFFEE.userName);
  await page.locator('input[autocomplete=current-password]').fill(COFFEE.password);
  await page.getByRole('button', { name: login['login.submit'], exact: true }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
}

/** Opens the proof of play from where the order is followed, downloads it, and returns its lines with their plays. */
async function downloadProof(page: Page): Promise<Map<string, unknown>> {
  await page.getByRole('link', { name: following.proof }).click();
  await page.getByRole('heading', { name: report.proofByScreen }).waitFor();
  const button = page.getByRole('button', { name: report.sheet });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const rows = await openSheet(readFileSync(await file.path()));
  return new Map(rows.slice(1).map(([name, plays]) => [String(name), plays]));
}

/** Puts the clock of the server forward to an instant, and does what is due. */
const advanceTo = (at: number): Promise<void> => server.advance(at - server.now());

test('a buyer without help buys three screens for a week, they play, it downloads the proof, and what was not played comes back [SES-20, ADS-03, ADS-05, ADS-07, MKT-03, MKT-05, MKT-06, MKT-09]', async () => {
  const [buyer, desk] = [await open(), await open()];
  await register(buyer, server, COFFEE);
  await buyer.getByRole('link', { name: 'Verify your identity' }).click();
  await submitIdentity(buyer, COFFEE);
  await approveIdentity(await open(), server, COFFEE);
  await buyer.getByText(/Verified on .* as “Harbour Coffee Ltd”/).waitFor({ timeout: WAIT.timeout });

  await signIn(desk, server.url, 'operator');
  for (const name of SCREENS) await addScreen(desk, await open({ width: 640, height: 360 }), name);
  await areOnline();
  await book(buyer, server, { words: 'window', screens: SCREENS, amount: AMOUNT });
  const number = (await order()).number!;
  expect(await order()).toMatchObject({
    status: 'toBeUploaded',
    amountFen: SCREENS.length * DAYS * DAY_FEN,
    screens: 3,
  });
  await sendPoster(buyer);
  const { startDay, endDay } = await order();
  const { name } = await ad();
  const reviewer = await open();
  await signIn(reviewer, server.url, 'reviewer');
  await approveAd(reviewer, server, name);
  await until('the screens have the file', async () => (await ad()).downloadStatus === 'success');

  // On the first day it plays, on real screens; both sides see it.
  await advanceTo(startOf(startDay!) + 9 * HOUR);
  expect((await ad()).status).toBe('playing');
  await until('it was shown and counted', async () => (await shownOn()) === SCREENS.length);
  await buyer.goto(`${server.url}/add_slot`);
  await buyer.getByText(/^It plays until /).waitFor();
  await buyer.getByRole('link', { name: following.plays }).click();
  for (const screen of SCREENS)
    await buyer.getByRole('row', { name: screen }).getByText(name, { exact: true }).first().waitFor();
  await desk.goto(`${server.url}/data_report/plays`);
  await desk.getByText(name, { exact: true }).first().waitFor();
  // From here on the screen is off, and nobody looks: by the end the sessions are over.
  await leave();

  await advanceTo(endOf(endDay!) + 1000);
  await advanceTo(endOf(endDay!) + limits.orderSettleAfter + 1000);
  await server.tick();
  expect(await order()).toMatchObject({
    status: 'finished',
    earnedFen: SCREENS.length * DAY_FEN,
    creditFen: SCREENS.length * (DAYS - 1) * DAY_FEN,
  });

  // The proof has each screen with its plays, and adds up to what the order was settled by.
  const later = await open();
  await comeBack(later);
  await later.goto(`${server.url}/finance_list/orders`);
  await later.getByRole('row', { name: number }).getByText(orderValues.status.finished, { exact: true }).waitFor();
  await later.getByRole('row', { name: number }).getByText(number, { exact: true }).click();
  await later.getByText(new RegExp(`^Settled on .*: ${EARNED}.* ${CREDIT}`)).waitFor();
  const proof = await downloadProof(later);
  const { delivered } = await order();
  const plays = SCREENS.map((screen) => Number(proof.get(screen)));
  expect(plays.every((count) => count > 0)).toBe(true);
  expect(plays.reduce((sum, count) => sum + count)).toBe(delivered);
  expect(proof.get('Total')).toBe(delivered);

  // The money: one day of seven is the owner's, the rest is in the buyer's wallet.
  const till = await open();
  await signIn(till, server.url, 'operator');
  await till.goto(`${server.url}/finance_center`);
  await till.getByRole('row', { name: number }).getByText(EARNED).first().waitFor();
  await later.goto(`${server.url}/finance_list`);
  const given = later.getByRole('row', { name: own.resources['wallet-records'].values.kind.release });
  await given.getByText(CREDIT).first().waitFor();
  await given.getByText(number).waitFor();
  expect(complaints()).toEqual([]);
});
