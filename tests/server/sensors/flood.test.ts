import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ rateFactor: 1 });
});
afterAll(() => app.close());

test('a sensor that sends without end is slowed down, and loses nothing that it sends again [IOT-02]', async () => {
  const { owner } = app.personas;
  const { id } = await data<{ id: string }>(app, owner, 'temperatureDevice.create', {
    name: 'Flood',
    zone: 'Asia/Shanghai',
  });
  const { key, path } = await data<{ key: string; path: string }>(app, owner, 'temperatureDevice.key', { id });
  const send = (seq: number) =>
    app.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${key}` },
      payload: { readings: [{ seq, at: app.clock.now(), celsius: 36.5 }] },
    });
  const sent: number[] = [];
  for (let seq = 0; seq <= limits.sensorCalls; seq += 1) sent.push((await send(seq)).statusCode);
  expect(sent.filter((status) => status === 200)).toHaveLength(limits.sensorCalls);
  const last = await send(limits.sensorCalls);
  expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '60']);
  app.clock.advance(MINUTE);
  expect((await send(limits.sensorCalls)).statusCode).toBe(200);
  const { total } = await data<{ total: number }>(app, owner, 'temperatureRecord.list', { filter: { sensorId: id } });
  expect(total).toBe(limits.sensorCalls + 1);
});
