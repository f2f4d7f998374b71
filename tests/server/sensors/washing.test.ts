import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';

let app: TestApp;
const owner = () => app.personas.owner;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function stand(name: string): Promise<{ id: string; send: (readings: readonly object[]) => Promise<unknown> }> {
  const { id } = await data<{ id: string }>(app, owner(), 'handwashingDevice.create', {
    name,
    zone: 'Asia/Shanghai',
    waterLevel: 30,
    washSeconds: 20,
  });
  const { key, path } = await data<{ key: string; path: string }>(app, owner(), 'handwashingDevice.key', { id });
  const send = async (readings: readonly object[]) =>
    (
      await app.app.inject({
        method: 'POST',
        url: path,
        headers: { authorization: `Bearer ${key}` },
        payload: { readings },
      })
    ).json();
  return { id, send };
}

test('a stand tells of its washes and its water: records, report and what it has now [IOT-02]', async () => {
  const { id, send } = await stand('Kitchen');
  const at = app.clock.now();
  await send([
    { seq: 1, at: at - 2000, seconds: 25, water: 31 },
    { seq: 2, at: at - 1000, seconds: 12, water: 29 },
    { seq: 3, at, seconds: 20 },
  ]);
  const { list } = await data<{ list: object[] }>(app, owner(), 'handwashingRecord.list', { filter: { sensorId: id } });
  expect(list).toEqual([
    expect.objectContaining({ seconds: 20, isShort: false, water: null }),
    expect.objectContaining({ seconds: 12, isShort: true, water: 29, isLow: true }),
    expect.objectContaining({ seconds: 25, isShort: false, water: 31, isLow: false }),
  ]);
  const { list: days } = await data<{ list: object[] }>(app, owner(), 'handwashingDay.list', {
    filter: { sensorId: id },
  });
  expect(days).toEqual([expect.objectContaining({ washes: 3, short: 1, avgSeconds: 19, minWater: 29 })]);
  expect(await data(app, owner(), 'handwashingDevice.one', { id })).toMatchObject({ lastWater: 29 });
});

test.each([
  ['a wash of an hour', { seconds: 3600 }],
  ['a wash of no time', { seconds: 0 }],
  ['more water than there is room', { seconds: 20, water: 140 }],
])('%s is not taken [IOT-02]', async (what, wrong) => {
  const { id, send } = await stand(what);
  expect(await send([{ seq: 1, at: app.clock.now(), ...wrong }])).toMatchObject({
    results: [{ outcome: 'refused', code: errors.READING_IMPLAUSIBLE.code }],
  });
  const { total } = await data<{ total: number }>(app, owner(), 'handwashingRecord.list', { filter: { sensorId: id } });
  expect(total).toBe(0);
});
