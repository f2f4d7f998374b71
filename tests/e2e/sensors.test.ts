import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sensorSentences } from '#resources/parts/sensors/sentences.ts';
import { importSentences } from '#src/ui/import/sentences.ts';
import { signIn } from '../support/browser.ts';
import { makeSheet, openSheet } from '../support/sheets.ts';
import { prepareStory } from './story.ts';
import { filled, words } from './words.ts';

const MINUTE = 60_000;
const NAME = 'North gate';
const STAND = 'Kitchen stand';
/** Screen of the demo that the operator sees, and cards that the demo has not. */
const SCREEN = '旗舰店·二楼茶区';
const [CARD, OTHER_CARD] = ['89860318740200000007', '8986011670041234567'] as const;

const { own, ui } = words['en-US'];
const { sensor } = sensorSentences.en_us;
const sheetWords = importSentences.en_us.ui.import;

const { server, open, complaints } = prepareStory();

interface Result {
  seq: number;
  outcome: string;
  message?: { zh_cn: string; en_us: string };
}

/** Sends readings as a thermometer does. */
async function send(address: string, key: string, readings: object[]): Promise<Result[]> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ readings }),
  });
  return ((await answer.json()) as { results: Result[] }).results;
}

/** Adds a sensor by its form, and returns what its page says has to be put into it. */
async function connect(page: Page, resource: 'temperature-devices' | 'handwashing-devices', name: string) {
  await page.goto(`${server.url}/${resource}/create`);
  await page.getByRole('textbox', { name: own.resources[resource].fields.name }).first().fill(name);
  const [made] = await Promise.all([
    page.waitForResponse((answer) => /\/bp\/epidemic\/\w+\/device\/add/.test(answer.url())),
    page.getByRole('button', { name: ui.save, exact: true }).click(),
  ]);
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  await page.goto(`${server.url}/${resource}/${id}/show`);
  await page.getByRole('button', { name: sensor.key }).click();
  const lines = page.getByRole('dialog').locator('pre');
  await lines.first().waitFor();
  const [address = '', key = ''] = await lines.allTextContents();
  await page.getByRole('dialog').getByRole('button', { name: sensor.close }).click();
  return { id, address, key };
}

test('a thermometer is added, connected by its key, and its readings stand in records, report, sheet and warnings [IOT-02] [MON-03]', async () => {
  const page = await open();
  await signIn(page, server.url, 'operator');

  const { id, address, key } = await connect(page, 'temperature-devices', NAME);

  const now = server.now();
  const readings = [
    { seq: 1, at: now - 3 * MINUTE, celsius: 36.5 },
    { seq: 2, at: now - 2 * MINUTE, celsius: 38.6 },
    { seq: 3, at: now - MINUTE, celsius: 400 },
    { seq: 4, at: now - 30 * 24 * 60 * MINUTE, celsius: 36.5 },
    { seq: 5, at: now + 60 * MINUTE, celsius: 36.5 },
  ];
  const told = await send(address, key, readings);
  expect(told.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'refused', 'refused', 'refused']);
  expect(told.slice(2).map(({ message }) => message)).toEqual([
    { zh_cn: '读数超出可能的范围', en_us: 'No such reading is possible' },
    { zh_cn: '读数超过7天，不再接收', en_us: 'The reading is older than 7 days' },
    { zh_cn: '读数的时间晚于当前时间', en_us: 'The reading lies in the future' },
  ]);
  expect((await send(address, key, readings.slice(0, 2))).map(({ outcome }) => outcome)).toEqual(['known', 'known']);

  // The report of the day, the two readings behind it, and the same as a sheet.
  const only = `filter=${encodeURIComponent(JSON.stringify({ sensorId: id }))}`;
  await page.goto(`${server.url}/temperature_report?${only}`);
  await page.getByRole('row').filter({ hasText: NAME }).filter({ hasText: '38.6' }).first().waitFor();
  await page.goto(`${server.url}/temperature_report_detail?${only}`);
  await page.getByRole('row').filter({ hasText: NAME }).nth(1).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: ui.list.export, exact: true }).click(),
  ]);
  const rows = await openSheet(readFileSync(await file.path()));
  expect(rows).toHaveLength(3);
  expect(rows.flat()).toEqual(expect.arrayContaining([38.6, 36.5]));

  // The early-warning centre tells of it by itself.
  await server.advance(MINUTE);
  await server.tick();
  await page.goto(`${server.url}/alarm_center`);
  await page.getByRole('row').filter({ hasText: NAME }).filter({ hasText: '38.6 °C' }).first().waitFor();
  expect(complaints()).toEqual([]);
});

test('a hand-washing stand is connected by its key: its washes stand in records and report, and its low water is warned of [IOT-02] [MON-03]', async () => {
  const page = await open();
  await signIn(page, server.url, 'operator');
  const { id, address, key } = await connect(page, 'handwashing-devices', STAND);
  const now = server.now();
  const washes = [
    { seq: 1, at: now - 1, seconds: 25, water: 61 },
    { seq: 2, at: now, seconds: 8, water: 12 },
    { seq: 3, at: now, seconds: 3600, water: 60 },
    { seq: 4, at: now, seconds: 22, water: 140 },
  ];
  const told = await send(address, key, washes);
  expect(told.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'refused', 'refused']);
  expect(told[3]?.message).toEqual({ zh_cn: '读数超出可能的范围', en_us: 'No such reading is possible' });
  expect((await send(address, key, washes.slice(0, 1))).map(({ outcome }) => outcome)).toEqual(['known']);

  // The two washes, then their day: two, one of them too short, 17 seconds on average, 12 % at the lowest.
  const only = `filter=${encodeURIComponent(JSON.stringify({ sensorId: id }))}`;
  const rows = page.getByRole('row').filter({ hasText: STAND });
  await page.goto(`${server.url}/handwashing_report_detail?${only}`);
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(2);
  await page.goto(`${server.url}/handwashing_report?${only}`);
  const numbers = async () =>
    (await rows.first().getByRole('cell').allTextContents()).filter((text) => /^\d+$/.test(text));
  await expect.poll(numbers).toEqual(['2', '1', '17', '12']);

  await server.advance(MINUTE);
  await server.tick();
  await page.goto(`${server.url}/alarm_center`);
  const warned = rows.filter({ hasText: '12 %' });
  await warned.getByText(own.resources['warning-events'].values.kind.waterLevel).first().waitFor();
  expect(complaints()).toEqual([]);
});

test('data cards come by a sheet whose wrong lines are told by number, and one is given to a screen [IOT-01]', async () => {
  const page = await open();
  const { fields, values } = own.resources['data-cards'];
  await signIn(page, server.url, 'operator');
  await page.goto(`${server.url}/flow_mag`);
  await page.getByRole('button', { name: ui.import.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await makeSheet([
    [fields.iccid, fields.operator, fields.packageMb, fields.usedMb],
    [CARD, values.operator.mobile, 500, 100],
    [`${CARD.slice(0, -1)}8`, values.operator.mobile, 500, 0],
    [CARD, values.operator.unicom, 900, 0],
    [OTHER_CARD, values.operator.telecom, 2000, 0],
  ]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await dialog.locator('input[type=file]').setInputFiles({ name: 'cards.xlsx', mimeType, buffer });
  await dialog.getByText(filled(ui.import.summary, { done: 2, failed: 2 })).waitFor();
  const wrong = dialog.getByRole('region', { name: sheetWords.errors }).getByRole('row');
  await expect.poll(() => wrong.count()).toBe(3);
  const cells = async (row: number) =>
    (await wrong.nth(row).getByRole('cell').allTextContents()).map((text) => text.trim());
  expect([await cells(1), await cells(2)]).toEqual([
    ['3', `A · ${fields.iccid}`, 'Not an ICCID: compare its 19 or 20 digits with the card'],
    ['4', `A · ${fields.iccid}`, 'Already taken'],
  ]);
  await dialog.getByRole('button', { name: ui.close, exact: true }).click();

  // Of the double the first is kept, and what is left of its package is computed.
  const row = page.getByRole('row').filter({ hasText: CARD });
  await row.getByText(values.operator.mobile).waitFor();
  await row.getByText('400', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: OTHER_CARD }).last().waitFor();

  await row.getByText(CARD).click();
  await page.getByRole('link', { name: ui.edit, exact: true }).first().click();
  await page.getByRole('combobox', { name: fields.deviceId }).fill(SCREEN);
  await page.getByRole('option', { name: SCREEN }).first().click();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/flow/management/update')),
    page.getByRole('button', { name: ui.save, exact: true }).click(),
  ]);
  await page.goto(`${server.url}/flow_mag`);
  await row.getByText(SCREEN).waitFor();
  expect(complaints()).toEqual([]);
});
