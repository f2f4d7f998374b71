import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reportSentences } from '#resources/pages/report/sentences.ts';
import { hourStart } from '#server/policies/reportZone.ts';
import { signIn } from '../support/browser.ts';
import { openSheet } from '../support/sheets.ts';
import { giveKey, prepareStory } from './story.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const HOUR = 3_600_000;
/** More than the demo has of any screen in a day, so that its line is the first. */
const PEOPLE = 54_321;

const { report: words } = reportSentences.en_us;

const { server, open, complaints } = prepareStory();

/** A screen of the operator's that is online, with a key that this story knows. */
async function counterAt() {
  const screen = await server.services.store.read(SYSTEM, async (tx) => {
    const [operator] = await tx.accounts.find((eb) => eb('user_name', '=', 'operator'), { fields: ['corpId'] });
    const [found] = await tx.devices.find(
      (eb) => eb.and([eb('corp_id', '=', operator!.corpId), eb('status', '=', 'online')]),
      { limit: 1 },
    );
    return found!;
  });
  return { id: screen.id, name: screen.name ?? '', key: await giveKey(server, screen.id) };
}

/** Presses a button that saves a file; returns its bytes and its name. */
async function saved(page: Page, name: string): Promise<{ bytes: Buffer; name: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { bytes: readFileSync(await file.path()), name: file.suggestedFilename() };
}

test('what a counter sends stands in the report, its chart, its table, its sheet and its picture, and plays are printed [REP-01] [REP-02] [REP-06]', async () => {
  const page = await open();
  const screen = await counterAt();
  // The last whole hour, so that all of it is over; by hours of yesterday at midnight.
  const from = hourStart(server.now()) - HOUR;
  const send = async (id: string) => {
    const answer = await fetch(`${server.url}/player/v1/flow`, {
      method: 'POST',
      headers: { authorization: `Bearer ${screen.id}.${screen.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        readings: [{ id, from, to: from + HOUR, counts: [{ age: '26-35', gender: 'female', people: PEOPLE }] }],
      }),
    });
    return (await answer.json()) as object;
  };
  expect(await send('story-1')).toEqual({ counted: 1, known: 0, refused: [] });
  expect(await send('story-1')).toEqual({ counted: 0, known: 1, refused: [] });
  expect(await send('story-2')).toEqual({ counted: 0, known: 0, refused: [{ id: 'story-2', why: 'absurd' }] });

  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/data_report?of=flowReport&period=last3&by=screen`);
  const table = page.getByRole('table').filter({ hasText: screen.name }).first();
  // Beside what the demo has counted there by this hour.
  const cells = table.getByRole('row', { name: screen.name }).getByRole('cell');
  const people = async () => {
    const numbers = (await cells.allTextContents()).filter((text) => /^[\d,]+$/.test(text));
    return Math.max(...numbers.map((text) => Number(text.replaceAll(',', ''))));
  };
  await expect.poll(people, { timeout: 90_000 }).toBeGreaterThanOrEqual(PEOPLE);
  await page.locator('.report svg').first().waitFor();

  // One press narrows it to that screen, and the figures follow.
  await table.getByRole('button', { name: screen.name }).click();
  await page.getByLabel(words.remove.replace('{{name}}', screen.name)).waitFor();
  const sheet = await saved(page, words.sheet);
  expect(sheet.name).toMatch(/\.xlsx$/);
  const rows = await openSheet(sheet.bytes);
  const [, line] = rows;
  expect([rows.length, line?.[0], rows.at(-1)?.[0]]).toEqual([3, screen.name, words.total]);
  expect(Number(line?.[1])).toBeGreaterThanOrEqual(PEOPLE);
  const picture = await saved(page, words.picture);
  expect(picture.name).toMatch(/\.png$/);
  // It is the chart as wide as on the page, drawn in, with the accent of this period in its legend, too.
  const drawn = sharp(picture.bytes);
  const { width, height, format } = await drawn.metadata();
  expect([format, width >= 600, height >= 500]).toEqual(['png', true, true]);
  const chart = { left: 0, top: Math.round(height * 0.3), width, height: Math.round(height * 0.6) };
  const { channels } = await sharp(await sharp(picture.bytes).extract(chart).toBuffer()).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(3);
  const accent = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(document.body).getPropertyValue('--accent');
    context.fillRect(0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data).slice(0, 3);
  });
  const legend = { left: 0, top: 0, width, height: Math.round(height * 0.2) };
  const pixels = await sharp(picture.bytes).extract(legend).removeAlpha().raw().toBuffer();
  const isAccent = (at: number) => accent.every((value, channel) => Math.abs(pixels[at + channel]! - value) < 8);
  let marked = 0;
  for (let at = 0; at < pixels.length; at += 3) if (isAccent(at)) marked += 1;
  expect(marked).toBeGreaterThan(100);

  // An impossible period is refused by its sentence, and the page stays.
  await page.goto(`${server.url}/ad_report?period=custom&from=1926-01-01&to=2026-01-01`);
  await page.getByText('A report covers at most 400 days').first().waitFor();

  // The proof of play: three tables with one total, as a document of its own.
  await page.goto(`${server.url}/ad_report?period=last30`);
  await page.getByRole('link', { name: words.proof }).click();
  await page.getByRole('heading', { name: words.proofTitle }).first().waitFor();
  await page.getByRole('region', { name: words.proofByDay }).waitFor();
  const totals = await page.locator('tfoot tr td:first-of-type').allTextContents();
  expect([totals.length, new Set(totals).size]).toEqual([3, 1]);
  expect(Number(totals[0]!.replace(/\D/g, ''))).toBeGreaterThan(0);
  const printed = await page.pdf();
  expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints()).toEqual([]);
});
