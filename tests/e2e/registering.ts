import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { verificationSentences } from '#resources/pages/verification/sentences.ts';
import { signIn } from '../support/browser.ts';
import type { LiveServer } from '../support/liveServer.ts';
import { boot, words } from './words.ts';

/** An advertiser that registers by itself (SES-20). */
export interface Newcomer {
  phone: string;
  company: string;
  userName: string;
  password: string;
  /** Name on the licence, and its code. */
  holder: string;
  licence: string;
}

const { own, ui } = words['en-US'];
const login = boot['en-US'];
const { verify } = verificationSentences.en_us;
const { fields, actions } = own.resources.verifications;

const PICTURE = join(import.meta.dirname, '../fixtures/poster.png');

/** Registers at the login page with the code that the sandbox says. */
export async function register(page: Page, { url, said }: LiveServer, who: Newcomer): Promise<void> {
  const code = () => new RegExp(`the code for ${who.phone} is (\\d{6})`).exec(said.join('\n'))?.[1];
  await page.goto(`${url}/login?system=ADS`);
  await page.getByRole('tab', { name: login['login.tab.register'] }).click();
  await page.getByLabel(login['login.contact']).fill(who.phone);
  await page.getByRole('button', { name: login['login.code.send'] }).click();
  await expect.poll(code).toBeDefined();
  await page.getByLabel(login['login.code'], { exact: true }).fill(code()!);
  await page.getByLabel(login['login.register.name']).fill(who.company);
  await page.getByLabel(login['login.userName'], { exact: true }).fill(who.userName);
  await page.getByLabel(login['login.password'], { exact: true }).fill(who.password);
  await page.getByRole('button', { name: login['login.register.submit'] }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Fills in the papers of an identity, with a picture, and sends them; the form is open. */
export async function submitIdentity(page: Page, { holder, licence }: Newcomer): Promise<void> {
  await page.getByLabel(fields.holder).fill(holder);
  await page.getByLabel(fields.creditCode).fill(licence);
  const arrived = page.waitForResponse((answer) => answer.url().includes('/file/upload/verify'));
  await page.locator('input[type=file]').first().setInputFiles(PICTURE);
  await arrived;
  // The name stands there while it is sent alone.
  await page.getByRole('link', { name: /^Open file/ }).waitFor();
  await page.getByRole('button', { name: ui.save, exact: true }).click();
  await page.getByText(verify.sent).first().waitFor();
}

/** Reads the papers and the picture as the platform's administrator, and approves them. */
export async function approveIdentity(desk: Page, { url }: LiveServer, { holder, licence }: Newcomer): Promise<void> {
  await signIn(desk, url, 'platform');
  await desk.goto(`${url}/ads_platform`);
  await desk.getByRole('link', { name: 'Review', exact: true }).click();
  await desk.getByRole('link', { name: holder }).first().click();
  await desk.getByText(licence).waitFor();
  const picture = desk.locator('.papers img').first();
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await desk.getByRole('button', { name: actions.approve, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: actions.approve, exact: true }).click();
  await desk.getByText('Verified', { exact: true }).first().waitFor();
}
