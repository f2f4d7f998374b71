import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildScene, newSecret, type Scene } from './scene.ts';

/** A page that an old engine cannot run tells its server so [DEV-22]. */

let scene: Scene | undefined;
const made: Scene[] = [];
beforeEach(async () => {
  scene = await buildScene();
  made.push(scene);
});
afterAll(() => Promise.all(made.map((one) => one.close())));

const report = { engine: 'Chromium 62', needs: 87 };
const tell = (payload: object, authorization?: string) =>
  scene!.app.inject({
    method: 'POST',
    url: '/player/v1/engine',
    headers: authorization === undefined ? {} : { authorization },
    payload,
  });
const faults = () =>
  scene!.within((tx) => tx.db.selectFrom('device_faults').select(['device_id', 'code', 'detail']).execute());

describe('a screen that has its key', () => {
  test('has the fault with what it runs and what it needs, and is not online for that', async () => {
    const { deviceId, deviceKey } = await scene!.addScreen();
    const answer = await tell(report, `Bearer ${deviceId}.${deviceKey}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await faults()).toEqual([{ device_id: deviceId, code: 'engineOld', detail: 'Chromium 62; needs 87' }]);
    const device = await scene!.within((tx) => tx.devices.one(deviceId));
    expect(device).toMatchObject({ fault: 'engineOld', status: 'inactive', heartbeatAt: null });
  });

  test('is one line though its page starts again and again, and is well once it syncs', async () => {
    const screen = await scene!.addScreen();
    for (let start = 0; start < 3; start += 1) await tell(report, `Bearer ${screen.deviceId}.${screen.deviceKey}`);
    expect(await faults()).toHaveLength(1);
    scene!.clock.advance(11 * 60_000);
    await scene!.sync(screen);
    expect((await scene!.within((tx) => tx.devices.one(screen.deviceId)))?.fault).toBeNull();
  });

  test.each([
    ['a wrong key', (id: string) => `Bearer ${id}.${'A'.repeat(43)}`],
    ['no key at all', () => ''],
  ])('is not heard with %s, not even with a right secret', async (_name, authorization) => {
    const { deviceId } = await scene!.addScreen();
    const answer = await tell({ ...report, secret: newSecret() }, authorization(deviceId));
    expect([answer.statusCode, await faults()]).toEqual([401, []]);
  });
});

describe('a screen that has no key yet', () => {
  test('is heard by its secret once somebody has added it; nothing is kept of others, who learn nothing', async () => {
    const [mine, waits] = [newSecret(), newSecret()];
    const { number } = await scene!.enrol(mine);
    await scene!.enrol(waits);
    const { deviceId } = await scene!.addScreen();
    await scene!.within((tx) =>
      tx.db
        .updateTable('enrolments')
        .set({ device_id: deviceId, corp_id: scene!.corpId })
        .where('number', '=', String(number))
        .execute(),
    );
    const codes = [];
    for (const secret of [waits, newSecret(), mine]) codes.push((await tell({ ...report, secret })).statusCode);
    expect(codes).toEqual([204, 204, 204]);
    expect(await faults()).toMatchObject([{ device_id: deviceId, code: 'engineOld' }]);
  });

  test.each([
    ['neither key nor secret', report],
    ['a secret that is none', { ...report, secret: 'abc' }],
    ['a name without end', { ...report, secret: newSecret(), engine: 'x'.repeat(201) }],
    ['no version', { engine: 'Chromium 62', secret: newSecret() }],
  ])('with %s is INVALID', async (_name, payload) => {
    const answer = await tell(payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'INVALID' }]);
  });

  test('one address that tells too often is told to wait', async () => {
    scene = await buildScene({ rateFactor: 1 });
    made.push(scene);
    const codes = [];
    for (let at = 0; at < 61; at += 1) codes.push((await tell({ ...report, secret: newSecret() })).statusCode);
    expect([codes.filter((code) => code === 204).length, codes.at(-1)]).toEqual([60, 429]);
  });
});
