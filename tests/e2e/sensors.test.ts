import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sensorSentences } from '#resources/parts/sensors/sentences.ts';
import { signIn } from '../support/browser.ts';
import { openSheet } from '../support/sheets.ts';
import { prepareStory } from './story.ts';
import { words } from './words.ts';

const MINUTE = 60_000;
const NAME = 'North gate';

const { own, ui } = words['en-US'];
const { sensor } = sensorSentences.en_us;
const { fields } = own.resources['temperature-devices'];

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

test('a thermometer is added, connected by its key, and its readings stand in records, report, sheet and warnings [IOT-02] [MON-03]', async () => {
  const page = await open();
  await signIn(page, server.url, 'operator');

  await page.goto(`${server.url}/temperature-devices/create`);
  await page.getByRole('textbox', { name: fields.name }).first().fill(NAME);
  const [made] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/bp/epidemic/temp/device/add')),
    page.getByRole('button', { name: ui.save, exact: true }).click(),
  ]);
  const { data } = (await made.json()) as { data: { id: string } };

  // Its page has what has to be put into it.
  await page.goto(`${server.url}/temperature-devices/${data.id}/show`);
  await page.getByRole('button', { name: sensor.key }).click();
  const lines = page.getByRole('dialog').locator('pre');
  await lines.first().waitFor();
  const [address, key] = await lines.allTextContents();
  await page.getByRole('dialog').getByRole('button', { name: sensor.close }).click();

  const now = server.now();
  const readings = [
    { seq: 1, at: now - 3 * MINUTE, celsius: 36.5 },
    { seq: 2, at: now - 2 * MINUTE, celsius: 38.6 },
    { seq: 3, at: now - MINUTE, celsius: 400 },
    { seq: 4, at: now - 30 * 24 * 60 * MINUTE, celsius: 36.5 },
    { seq: 5, at: now + 60 * MINUTE, celsius: 36.5 },
  ];
  const told = await send(address!, key!, readings);
  expect(told.map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'refused', 'refused', 'refused']);
  expect(told.slice(2).map(({ message }) => message)).toEqual([
    { zh_cn: '读数超出可能的范围', en_us: 'No such reading is possible' },
    { zh_cn: '读数超过7天，不再接收', en_us: 'The reading is older than 7 days' },
    { zh_cn: '读数的时间晚于当前时间', en_us: 'The reading lies in the future' },
  ]);
  expect((await send(address!, key!, readings.slice(0, 2))).map(({ outcome }) => outcome)).toEqual(['known', 'known']);

  // The report of the day, the two readings behind it, and the same as a sheet.
  const only = `filter=${encodeURIComponent(JSON.stringify({ sensorId: data.id }))}`;
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
