import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolAnswer, NUMBER_LETTERS } from '#core/manifest/sync.ts';
import { data } from '#tests/support/call.ts';
import { givePoints } from '#tests/support/library.ts';
import { buildScene, buildSync, DAY, newSecret, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.close());

describe('a player that waits to be added [DEV-16]', () => {
  test('gets a number of eight letters and digits that cannot be mistaken for others', async () => {
    const answer = await scene.enrol(newSecret());
    expect(enrolAnswer.parse(answer)).toEqual(answer);
    expect(answer['number']).toMatch(new RegExp(`^[${NUMBER_LETTERS}]{8}$`));
    expect(answer).not.toHaveProperty('deviceKey');
  });

  test('keeps its number while it asks, and shares it with nobody', async () => {
    const secret = newSecret();
    const [first, again, other] = [
      await scene.enrol(secret),
      await scene.enrol(secret),
      await scene.enrol(newSecret()),
    ];
    expect(again['number']).toBe(first['number']);
    expect(other['number']).not.toBe(first['number']);
  });

  test('gets another number when nobody has added it for a day', async () => {
    const secret = newSecret();
    const { number } = await scene.enrol(secret);
    scene.clock.advance(DAY + 1);
    expect((await scene.enrol(secret))['number']).not.toBe(number);
  });

  test('gets its key once it was added; its number alone opens nothing', async () => {
    const screen = await scene.addScreen();
    expect(screen).toEqual({
      number: screen.number,
      deviceId: expect.any(String),
      deviceKey: expect.stringMatching(/^[\w-]{43}$/),
      packageKey: expect.stringMatching(/^[\w+/]{43}=$/),
    });
    expect((await scene.sync({ ...screen, deviceKey: screen.number.padEnd(43, 'A') })).status).toBe(401);
    expect((await scene.sync(screen)).status).toBe(200);
  });

  test('gets none where its screen was deleted before, and came back from the bin [UI-11, DEV-21]', async () => {
    const secret = newSecret();
    const { number } = await scene.enrol(secret);
    const { deviceId } = await scene.addScreen();
    await scene.within((tx) =>
      tx.db
        .updateTable('enrolments')
        .set({ device_id: deviceId, corp_id: scene.corpId, added_at: tx.now })
        .where('number', '=', String(number))
        .execute(),
    );
    await givePoints(scene, 'android');
    for (const name of ['device.delete', 'device.restore'] as const)
      expect(await data(scene, scene.personas.owner, name, { ids: [deviceId] })).toMatchObject({
        results: [{ code: 0 }],
      });
    expect(await scene.enrol(secret)).not.toHaveProperty('deviceKey');
  });

  test('of two keys, since an answer was lost, only the later one opens', async () => {
    const secret = newSecret();
    const { number } = await scene.enrol(secret);
    await scene.within(async (tx) => {
      const device = await tx.devices.insert({
        uuid: String(number),
        name: 'Twice',
        type: 'android',
        status: 'inactive',
        groupId: scene.personas.own.groupId,
        setIds: [],
        tagIds: [],
      });
      await tx.db
        .updateTable('enrolments')
        .set({ device_id: device.id, corp_id: scene.corpId })
        .where('number', '=', String(number))
        .execute();
    });
    const [lost, kept] = [await scene.enrol(secret), await scene.enrol(secret)] as unknown as Parameters<
      Scene['sync']
    >[0][];
    expect((await scene.sync(lost!)).status).toBe(401);
    expect((await scene.sync(kept!)).status).toBe(200);
  });

  test('its secret opens nothing any more after the first sync', async () => {
    const secret = newSecret();
    const { number } = await scene.enrol(secret);
    await scene.within(async (tx) => {
      const device = await tx.devices.insert({
        uuid: String(number),
        name: 'Once',
        type: 'android',
        status: 'inactive',
        groupId: scene.personas.own.groupId,
        setIds: [],
        tagIds: [],
      });
      await tx.db
        .updateTable('enrolments')
        .set({ device_id: device.id, corp_id: scene.corpId })
        .where('number', '=', String(number))
        .execute();
    });
    await scene.sync((await scene.enrol(secret)) as unknown as Parameters<Scene['sync']>[0]);
    expect(await scene.enrol(secret)).not.toHaveProperty('deviceKey');
  });

  test('secret and key are nowhere in the store', async () => {
    const secret = newSecret();
    await scene.enrol(secret);
    const { deviceKey } = await scene.addScreen();
    const kept = await scene.within(async (tx) =>
      JSON.stringify([
        await tx.db.selectFrom('enrolments').selectAll().execute(),
        await tx.db.selectFrom('device_keys').selectAll().execute(),
      ]),
    );
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(deviceKey);
  });
});

describe('what is refused', () => {
  test.each([
    ['no body', undefined],
    ['a short secret', { secret: 'abc', hardware: {}, capabilities: [] }],
    ['nothing of its machine', { secret: newSecret(), hardware: {}, capabilities: [] }],
  ])('enrolling with %s is INVALID', async (_title, payload) => {
    const answer = await scene.app.inject({ method: 'POST', url: '/player/v1/enrol', payload: payload as object });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'INVALID' }]);
  });

  test.each([undefined, '', 'Bearer x', 'Bearer a.b', `Bearer nobody.${'A'.repeat(43)}`, `Basic ${'A'.repeat(43)}`])(
    'a sync with "%s" is no device',
    async (authorization) => {
      const answer = await scene.app.inject({
        method: 'POST',
        url: '/player/v1/sync',
        headers: authorization === undefined ? {} : { authorization },
        payload: buildSync(scene.clock.now()),
      });
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'DEVICE_UNKNOWN' }]);
    },
  );

  test('a sync without what it must say is INVALID and changes nothing', async () => {
    const screen = await scene.addScreen();
    const { status } = await scene.sync(screen, { clock: 'now' } as object);
    const device = await scene.within((tx) => tx.devices.one(screen.deviceId));
    expect([status, device?.heartbeatAt, device?.status]).toEqual([400, null, 'inactive']);
  });

  test('a removed device is unknown, and so is one whose key was revoked', async () => {
    const [removed, revoked] = [await scene.addScreen(), await scene.addScreen()];
    await scene.within((tx) => tx.devices.remove(removed.deviceId));
    await scene.within((tx) =>
      tx.db.updateTable('device_keys').set({ revoked_at: tx.now }).where('device_id', '=', revoked.deviceId).execute(),
    );
    expect([(await scene.sync(removed)).status, (await scene.sync(revoked)).status]).toEqual([401, 401]);
  });
});

describe('rates', () => {
  test('one address that asks too often, or guesses keys, is told to wait', async () => {
    const strict = await buildScene({ rateFactor: 1 });
    const statuses = async (calls: number, url: string) => {
      const answers = await Promise.all(
        Array.from({ length: calls }, () =>
          strict.app.inject({
            method: 'POST',
            url,
            headers: { authorization: `Bearer nobody.${'A'.repeat(43)}` },
            payload: {},
          }),
        ),
      );
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    expect(await statuses(601, '/player/v1/enrol')).toEqual([400, 429]);
    expect(await statuses(121, '/player/v1/sync')).toEqual([401, 429]);
    await strict.close();
  });

  test('one device that syncs too often is told to wait, and no other', async () => {
    const strict = await buildScene({ rateFactor: 1 });
    const [loud, quiet] = [await strict.addScreen(), await strict.addScreen()];
    for (let calls = 0; calls < 60; calls += 1) expect((await strict.sync(loud)).status).toBe(200);
    expect((await strict.sync(loud)).status).toBe(429);
    expect((await strict.sync(quiet)).status).toBe(200);
    await strict.close();
  });
});
