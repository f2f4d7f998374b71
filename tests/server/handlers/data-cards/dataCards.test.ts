import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Total } from '#core/entity/meta.ts';
import { isIccid } from '#core/entity/formats.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { download, importRows, openSheetAt } from '#tests/support/sheets.ts';

const GOOD = ['89860116700412345677', '8986011670041234567', '89860320440001234568', '89860012345678901238'] as const;

interface Card {
  id: string;
  iccid: string;
  deviceId: string | null;
  remainingMb: number;
  usedShare: number;
}

let app: TestApp;
let deviceId: string;
const owner = () => app.personas.owner;
const card = (iccid: string, more: object = {}) => ({ iccid, operator: 'unicom', packageMb: 1000, ...more });
const list = (caller: Caller, payload: object = {}) =>
  data<{ list: Card[]; total: number; totals?: Total[] }>(app, caller, 'dataCard.list', payload);

beforeAll(async () => {
  app = await buildTestApp();
  deviceId = await addDevice(app, owner());
});
afterAll(() => app.close());

test.each([
  ['89860116700412345677', true],
  ['8986011670041234567', true],
  // One digit wrong, and two exchanged: what the check digit is for.
  ['89860116700412345676', false],
  ['89860116700412354677', false],
  ['88860116700412345677', false],
  ['898601167004123456', false],
  ['8986011670041234567A', false],
])('%s is an ICCID: %s [IOT-01]', (text, is) => {
  expect(isIccid(text)).toBe(is);
});

test('a card is added with what is left of its package computed [IOT-01]', async () => {
  const made = await data<Card>(app, owner(), 'dataCard.create', card(GOOD[0], { deviceId, usedMb: 334 }));
  expect(made).toMatchObject({ remainingMb: 666, usedShare: 33, deviceId });
  expect(await data<Card>(app, owner(), 'dataCard.update', { id: made.id, usedMb: 1200 })).toMatchObject({
    remainingMb: -200,
    usedShare: 120,
  });
});

test.each([
  [
    'a wrong check digit',
    card('89860116700412345670'),
    'iccid',
    'iccid',
    'Not an ICCID: compare its 19 or 20 digits with the card',
  ],
  ['a card that is there already', card(GOOD[0]), 'iccid', 'taken', 'Already taken'],
  ['a package of nothing', card(GOOD[1], { packageMb: 0 }), 'packageMb', 'minimum', undefined],
] as const)('refuses %s, and adds nothing [IOT-01]', async (_, payload, field, rule, sentence) => {
  const before = (await list(owner())).total;
  const refused = await call<{ rules: object; errors: Record<string, string> }>(
    app,
    owner(),
    'dataCard.create',
    payload,
  );
  const said = sentence || String(refused.data?.errors[field]);
  expect(refused).toMatchObject({ code: -10006, data: { rules: { [field]: rule }, errors: { [field]: said } } });
  const chinese = await call<{ errors: Record<string, string> }>(app, owner(), 'dataCard.create', payload, {
    language: 'zh_cn',
  });
  expect(chinese.data?.errors[field]).toMatch(/[\u4e00-\u9fff]/);
  expect((await list(owner())).total).toBe(before);
});

test('cards come by a sheet, a wrong number told at its cell [IOT-01]', async () => {
  const heads = ['ICCID', 'Network operator', 'Package (MB)', 'Used (MB)'];
  const task = await importRows(
    app,
    owner(),
    [
      heads,
      [GOOD[1], 'China Mobile', 500, 100],
      ['89860116700412345670', 'China Mobile', 500, 0],
      [GOOD[2], 'China Telecom', 2000, 0],
    ],
    { entity: 'dataCard' },
  );
  expect(task).toMatchObject({ total: 3, done: 2, failed: 1 });
  expect((await list(owner(), { filter: { iccid: { contains: GOOD[2] } } })).list).toMatchObject([
    { remainingMb: 2000 },
  ]);
});

test('the list says what all cards have left together, and so does its sheet [IOT-01]', async () => {
  const { totals } = await list(owner(), { totals: true, pageSize: 1 });
  const values = Object.fromEntries((totals ?? []).map(({ field, value }) => [field, value]));
  expect(values).toEqual({ packageMb: 3500, usedMb: 1300, remainingMb: 2200 });
  const { rows, bytes } = await download(app, owner(), 'dataCard.export', { columns: ['iccid', 'remainingMb'] });
  expect(
    rows
      .slice(1)
      .map(([iccid]) => String(iccid))
      .toSorted(),
  ).toEqual([GOOD[0], GOOD[1], GOOD[2]].map(String).toSorted());
  expect((await openSheetAt(bytes, 2)).at(-1)).toEqual(['Remaining (MB)', 'Total', 2200]);
});

test('who sees the screen sees its card, one in no screen everybody [PERM-05, IOT-01]', async () => {
  const { own, staff, rival } = app.personas;
  const move = (deptId: string) =>
    app.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) => tx.devices.update(deviceId, { deptId }));
  const seen = async (caller: Caller) => (await list(caller)).list.map(({ iccid }) => iccid).toSorted();
  await move(own.southId);
  expect(await seen(staff)).toEqual([GOOD[1], GOOD[2]].toSorted());
  await move(own.northId);
  expect(await seen(staff)).toEqual([GOOD[0], GOOD[1], GOOD[2]].toSorted());
  expect(await seen(rival)).toEqual([]);
});

test('a card is in one enterprise alone: whoever adds it to another is told so [IOT-01]', async () => {
  const { rival } = app.personas;
  const { code, data: refused } = await call<{ rules: Record<string, string> }>(
    app,
    rival,
    'dataCard.create',
    card(GOOD[1]),
  );
  expect({ code, rules: refused?.rules }).toEqual({ code: errors.PAYLOAD_INVALID.code, rules: { iccid: 'taken' } });
});

test('a card leaves its screen when the screen is deleted, and stays [IOT-01]', async () => {
  expect(await call(app, owner(), 'device.delete', { ids: [deviceId] })).toMatchObject({ code: 0 });
  expect((await list(owner(), { filter: { iccid: { contains: GOOD[0] } } })).list).toMatchObject([{ deviceId: null }]);
});

test('the same card twice in one sheet is one card, and the second line says so in both languages [IOT-01]', async () => {
  const heads = ['ICCID', 'Network operator', 'Package (MB)'];
  const TWICE = '89860318740200000007';
  const before = (await list(owner())).total;
  const task = await importRows(app, owner(), [heads, [TWICE, 'China Mobile', 500], [TWICE, 'China Unicom', 900]], {
    entity: 'dataCard',
  });
  expect(task).toMatchObject({ total: 2, done: 1, failed: 1 });
  expect(task.errors).toEqual([
    expect.objectContaining({ row: 3, field: 'iccid', zh: '已被使用', en: 'Already taken' }),
  ]);
  const { list: cards } = await list(owner(), { filter: { iccid: TWICE } });
  expect(cards).toMatchObject([{ operator: 'mobile', packageMb: 500 }]);
  expect((await list(owner())).total).toBe(before + 1);
});
