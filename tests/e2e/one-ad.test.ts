import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signIn, type Locale } from '../support/browser.ts';
import { isEveryLook } from './checks/looks.ts';
import { choose, prepareStory } from './story.ts';
import { filled, words } from './words.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const FILES = [join(FIXTURES, 'poster.png'), join(FIXTURES, 'clip.mp4')];
const MINUTE = 60_000;
const SCREEN = 'Front window';
const AD = 'Grand opening';
const SYSTEM = { kind: 'system', corpId: null } as const;

/** Date and time as typed, in the browser's zone (Shanghai, see openWindow). */
const local = (ms: number): string => new Date(ms + 8 * 60 * MINUTE).toISOString().slice(0, 16);

const { server, open, complaints } = prepareStory({ each: true });

async function uploadMaterials(page: Page): Promise<void> {
  await page.goto(`${server.url}/material_mag`);
  await page.locator('input[type=file]').first().setInputFiles(FILES);
  await page.getByText('poster', { exact: true }).waitFor();
  await page.getByText('clip', { exact: true }).waitFor();
}

async function addScreen(page: Page, locale: Locale, number: string): Promise<void> {
  const { own, ui } = words[locale];
  const { fields, values } = own.resources.devices;
  await page.goto(`${server.url}/dev_mag/manual_add_dev`);
  await page.getByRole('textbox', { name: fields.uuid }).fill(number);
  await page.getByRole('textbox', { name: fields.name }).fill(SCREEN);
  await page.getByLabel(values.type.android).check();
  await choose(page, fields.groupId, '徐汇门店');
  await page.getByRole('button', { name: ui.save }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('manual_add_dev'));
}

async function createAd(page: Page, locale: Locale): Promise<void> {
  const { own, ui, frame } = words[locale];
  const { fields } = own.resources.ads;
  await page.goto(`${server.url}/adv_mag/new_adv`);
  await page.getByRole('textbox', { name: fields.name }).fill(AD);
  await choose(page, fields.slotId, '全屏横屏');
  await page.getByRole('textbox', { name: fields.startAt }).fill(local(server.now() + 10 * MINUTE));
  await page.getByRole('textbox', { name: fields.endAt }).fill(local(server.now() + 90 * MINUTE));
  await page.getByLabel(fields.durationS).fill('1');
  await page.getByRole('button', { name: ui.next, exact: true }).click();
  await page.getByRole('searchbox').or(page.getByLabel(ui.search)).first().fill(SCREEN);
  await page.getByText(SCREEN, { exact: true }).first().click();
  await page.getByRole('button', { name: ui.next, exact: true }).click();
  await page.getByRole('button', { name: frame.materialChoice.choose }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('poster', { exact: true }).click();
  await dialog.getByText('clip', { exact: true }).click();
  await dialog.getByRole('button', { name: filled(ui.picker.use, { n: 2 }) }).click();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.waitForURL((at) => !at.pathname.endsWith('new_adv'));
}

async function approve(page: Page, locale: Locale): Promise<void> {
  const { own, ui } = words[locale];
  await signIn(page, server.url, 'reviewer');
  await page.goto(`${server.url}/adv_audit`);
  await page.getByText(AD, { exact: true }).first().click();
  // The picture only needs to be visible; the clip must run to its end or for some seconds.
  await page.locator('.review-part-seen').waitFor();
  await page.keyboard.press('2');
  await page.locator('.review-progress-done').waitFor();
  await page.getByRole('button', { name: own.resources.ads.actions.approve, exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${own.resources.ads.actions.approve}|${ui.confirm}`) })
    .click();
  await page.getByText(AD, { exact: true }).first().waitFor({ state: 'detached' });
}

const ad = () =>
  server.services.store.read(SYSTEM, async (tx) => (await tx.ads.find((eb) => eb('name', '=', AD), { limit: 1 }))[0]);

/**
 * Waits until a condition holds. The screen acts by itself; only its syncs are more frequent than every 30 seconds,
 * because of the server's hints.
 */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const [device] = await server.services.store.read(SYSTEM, (tx) =>
    tx.devices.find((eb) => eb('name', '=', SCREEN), { fields: ['id'], limit: 1 }),
  );
  const nudged = () => {
    if (device) server.services.hints.send(device.id);
    return holds();
  };
  await expect.poll(nudged, { message: what, timeout: 90_000, interval: 500 }).toBe(true);
}

/** One language is enough in `npm test`: the behaviour is the same in both, and a11y/ checks the words of each page. */
const LOCALES: Locale[] = isEveryLook ? ['zh-CN', 'en-US'] : ['zh-CN'];

describe.each(LOCALES)('the way of one ad, in %s', (locale) => {
  test('from an upload to a counted play on a real screen [AD-03, AD-06, AD-07, DEV-03, MAT-06, REP-03]', async () => {
    const console_ = await open({ locale });
    const screen = await open({ locale, width: 1280, height: 720 });
    await signIn(console_, server.url, 'operator');
    await uploadMaterials(console_);

    await screen.goto(`${server.url}/player`);
    const number =
      (await screen
        .getByText(/^[A-Z0-9]{8}$/)
        .first()
        .textContent()) ?? '';
    await addScreen(console_, locale, number);
    await createAd(console_, locale);
    expect((await ad())?.status).toBe('pendingApproval');

    await approve(await open({ locale }), locale);
    expect((await ad())?.status).toBe('pendingPlay');
    await until('the screen has the files', async () => (await ad())?.downloadStatus === 'success');

    await server.advance(11 * MINUTE);
    expect((await ad())?.status).toBe('playing');
    await until('a picture and a film were shown and counted', async () => ((await ad())?.impressions ?? 0) >= 2);

    // The operator sees it: the count at the ad, and a row for each play.
    await console_.goto(`${server.url}/data_report/plays`);
    await console_.getByText(AD, { exact: true }).first().waitFor();
    await console_.getByText(SCREEN, { exact: true }).first().waitFor();

    // The screen keeps its data: it plays on after a reload, and every play is a new one.
    const counted = (await ad())?.impressions ?? 0;
    await screen.reload();
    await until('it plays on after a reload', async () => ((await ad())?.impressions ?? 0) > counted);
    expect(complaints()).toEqual([]);
  });
});
