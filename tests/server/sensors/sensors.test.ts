import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
const owner = () => app.personas.owner;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

interface Sensor {
  id: string;
  key: string;
  path: string;
}
type Device = 'temperatureDevice' | 'handwashingDevice';

async function addSensor(name: string, entity: Device = 'temperatureDevice', more: object = {}): Promise<Sensor> {
  const { id } = await data<{ id: string }>(app, owner(), `${entity}.create`, { name, zone: 'Asia/Shanghai', ...more });
  return { id, ...(await data<{ key: string; path: string }>(app, owner(), `${entity}.key`, { id })) };
}

async function post({ key, path }: Pick<Sensor, 'key' | 'path'>, readings: readonly object[] | object) {
  const answer = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${key}` },
    payload: Array.isArray(readings) ? { readings } : readings,
  });
  return { status: answer.statusCode, body: answer.json<{ code: number; message?: object; results?: object[] }>() };
}
const warmth = (seq: number, celsius: number, at = app.clock.now()) => ({ seq, at, celsius });
interface Row {
  day: string;
  celsius: number;
  isOver: boolean;
}
const rows = (name: 'temperatureRecord' | 'temperatureDay', sensorId: string) =>
  data<{ list: Row[]; total: number }>(app, owner(), `${name}.list`, { filter: { sensorId } });

describe('a thermometer [IOT-02]', () => {
  test('keeps each reading once, and counts it once in the report of its day', async () => {
    const sensor = await addSensor('Door');
    const sent = [warmth(1, 36.44), warmth(2, 37.3), warmth(3, 38.06), warmth(3, 41)];
    expect((await post(sensor, sent)).body).toEqual({
      code: 0,
      results: [
        { seq: 1, outcome: 'taken' },
        { seq: 2, outcome: 'taken' },
        { seq: 3, outcome: 'taken' },
        { seq: 3, outcome: 'known' },
      ],
    });
    const again = await Promise.all([post(sensor, sent), post(sensor, sent)]);
    for (const { body } of again) expect(body.results).toEqual(sent.map(({ seq }) => ({ seq, outcome: 'known' })));

    const { list: days } = await rows('temperatureDay', sensor.id);
    expect(days).toEqual([
      expect.objectContaining({ readings: 3, over: 1, minCelsius: 36.4, maxCelsius: 38.1, avgCelsius: 37.3 }),
    ]);
    const { list: records } = await rows('temperatureRecord', sensor.id);
    expect(new Map(records.map(({ celsius, isOver }) => [celsius, isOver]))).toEqual(
      new Map([
        [36.4, false],
        [37.3, false],
        [38.1, true],
      ]),
    );
    expect(await data(app, owner(), 'temperatureDevice.one', { id: sensor.id })).toMatchObject({
      lastAt: new Date(app.clock.now()).toISOString(),
    });
  });

  test.each([
    ['400 °C', () => warmth(1, 400), 'READING_IMPLAUSIBLE'],
    ['below what lives', () => warmth(1, 12), 'READING_IMPLAUSIBLE'],
    ['a week and more ago', () => warmth(1, 36.5, app.clock.now() - limits.readingLate - MINUTE), 'READING_TOO_OLD'],
    ['in the future', () => warmth(1, 36.5, app.clock.now() + limits.readingEarly + MINUTE), 'READING_AHEAD'],
  ] as const)('is told in both languages that a reading is not taken: %s', async (what, reading, name) => {
    const sensor = await addSensor(`Refused ${what}`);
    const { status, body } = await post(sensor, [reading(), warmth(2, 36.6)]);
    const { code, zh, en } = errors[name];
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { seq: 1, outcome: 'refused', code, message: { zh_cn: zh, en_us: en } },
      { seq: 2, outcome: 'taken' },
    ]);
    expect((await rows('temperatureRecord', sensor.id)).total).toBe(1);
  });

  test('has readings of days ago in the report of their own day, by the clock of its place', async () => {
    const sensor = await addSensor('Late');
    const midnight = Date.parse(`${new Date(app.clock.now() - 2 * DAY).toISOString().slice(0, 10)}T16:00:00Z`);
    await post(sensor, [warmth(1, 36.5, midnight - 1000), warmth(2, 36.7, midnight + 1000)]);
    const { list: days } = await rows('temperatureDay', sensor.id);
    expect(days.map(({ day }) => day).toSorted()).toEqual(
      [midnight - DAY / 3, midnight + DAY / 2].map((at) => new Date(at).toISOString().slice(0, 10)).toSorted(),
    );
  });

  test.each([
    ['a name', [{ seq: 1, at: 1, celsius: 36.5, name: 'Li' }]],
    ['words for a number', [{ seq: 1, at: 1, celsius: 'warm' }]],
    ['nothing', []],
    [
      'more than a call may have',
      Array.from({ length: limits.readingsPerCall + 1 }, (_, seq) => ({ seq, at: 1, celsius: 36 })),
    ],
    ['no list', { celsius: 36.5 }],
  ])('is refused whole with %s', async (what, readings) => {
    const sensor = await addSensor(`Whole ${what}`);
    expect(await post(sensor, readings)).toMatchObject({ status: 400, body: { code: errors.PAYLOAD_INVALID.code } });
    expect((await rows('temperatureRecord', sensor.id)).total).toBe(0);
  });

  test('that was replaced or reset counts from one again, and none of its readings is lost', async () => {
    const sensor = await addSensor('Replaced');
    await post(sensor, [warmth(1, 36.4), warmth(2, 36.5)]);
    await data(app, owner(), 'temperatureDevice.newKey', { ids: [sensor.id] });
    const { key } = await data<{ key: string }>(app, owner(), 'temperatureDevice.key', { id: sensor.id });
    app.clock.advance(60_000);
    const sent = [warmth(1, 36.9), warmth(2, 37)];
    const outcomes = async () => (await post({ ...sensor, key }, sent)).body.results;
    expect(await outcomes()).toEqual([1, 2].map((seq) => ({ seq, outcome: 'taken' })));
    expect(await outcomes()).toEqual([1, 2].map((seq) => ({ seq, outcome: 'known' })));
    expect((await rows('temperatureRecord', sensor.id)).total).toBe(4);
  });

  test('opens nothing with another key, an old one, or that of another kind', async () => {
    const sensor = await addSensor('Keys');
    const unknown = { status: 401, body: { code: errors.SENSOR_UNKNOWN.code } };
    const key = (text: string) => post({ ...sensor, key: text }, [warmth(1, 36.5)]);
    expect(await key(`${sensor.id}.${'A'.repeat(43)}`)).toMatchObject(unknown);
    expect(await key('nothing')).toMatchObject(unknown);
    expect(await post({ ...sensor, path: '/sensor/v1/washing' }, [{ seq: 1, at: 1, seconds: 20 }])).toMatchObject(
      unknown,
    );
    await data(app, owner(), 'temperatureDevice.newKey', { ids: [sensor.id] });
    expect(await key(sensor.key)).toMatchObject(unknown);
    const { key: fresh } = await data<{ key: string }>(app, owner(), 'temperatureDevice.key', { id: sensor.id });
    expect((await key(fresh)).status).toBe(200);
    await data(app, owner(), 'temperatureDevice.delete', { ids: [sensor.id] });
    expect(await key(fresh)).toMatchObject(unknown);
  });

  test('keeps the threshold of its moment in what it measured before', async () => {
    const sensor = await addSensor('Threshold');
    await post(sensor, [warmth(1, 37.8)]);
    await data(app, owner(), 'temperatureDevice.warn', { ids: [sensor.id], threshold: 38 });
    await post(sensor, [warmth(2, 37.8)]);
    const { list } = await rows('temperatureRecord', sensor.id);
    expect(new Set(list.map(({ isOver }) => isOver))).toEqual(new Set([false, true]));
  });

  test('of another enterprise is not there', async () => {
    const sensor = await addSensor('Ours');
    await post(sensor, [warmth(1, 36.5)]);
    const rival = app.personas.rival;
    expect((await call(app, rival, 'temperatureDevice.key', { id: sensor.id })).code).toBe(errors.NOT_FOUND.code);
    expect((await call(app, rival, 'temperatureRecord.list', {})).data).toMatchObject({ total: 0 });
    expect((await call(app, app.personas.clerk, 'temperatureRecord.list', {})).code).toBe(errors.NO_PERMISSION.code);
  });

  test('has its single readings for so long, and the sums of their days for good', async () => {
    const sensor = await addSensor('Kept');
    await post(sensor, [warmth(1, 36.5)]);
    app.clock.advance(limits.healthKept + DAY);
    await createTick(app.services)();
    // The owner's session has ended by then; the tables say it.
    const { records, days } = await app.services.store.read({ kind: 'system', corpId: owner().corpId }, async (tx) => ({
      records: await tx.temperatureRecords.count((eb) => eb('sensor_id', '=', sensor.id)),
      days: await tx.temperatureDays.count((eb) => eb('sensor_id', '=', sensor.id)),
    }));
    expect([records, days]).toEqual([0, 1]);
  });
});
