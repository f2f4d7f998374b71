import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data, type Caller } from '#tests/support/call.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { own, other } = test.personas;
  const now = test.clock.now();
  await test.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const tx = platform.as({ kind: 'system', corpId: own.corpId });
    let serial = 0;
    const device = (status: 'online' | 'offline' | 'inactive' | 'invalid', more: object = {}) =>
      tx.devices.insert({
        uuid: `HOME${String(++serial).padStart(4, '0')}`,
        name: 'x',
        type: 'android',
        groupId: own.groupId,
        deptId: own.northId,
        status,
        expireAt: now + 100 * DAY_MS,
        ...more,
      });
    await device('online');
    await device('online', { expireAt: now + 14 * DAY_MS, fault: 'screen' });
    await device('offline', { deptId: own.departmentId });
    await device('inactive');
    await device('invalid', { expireAt: now - DAY_MS });
    await platform
      .as({ kind: 'system', corpId: other.corpId })
      .devices.insert({ uuid: 'HOMERIVA', name: 'x', type: 'android', groupId: other.groupId, status: 'online' });
    for (const status of ['playing', 'playing', 'pendingApproval', 'disapproved', 'expired', 'paused'] as const) {
      await tx.ads.insert({
        name: status,
        type: 'common',
        status,
        slotId: own.slotId,
        kind: 'text',
        targetType: 'device',
        startAt: now,
        endAt: now + DAY_MS,
        impressions: 10,
        deptId: own.northId,
      });
    }
    await platform.corporations.update(own.corpId, { trialEndAt: now + 3 * DAY_MS + 1 });
  });
});
afterAll(() => test.close());

const home = (caller: Caller) => data(test, caller, 'session.home');

describe('the home page', () => {
  it('counts devices by what they are [HOME-03]', async () => {
    expect(await home(test.personas.owner)).toMatchObject({
      deviceCount: 5,
      devices: { all: 5, online: 2, offline: 1, inactive: 1, expired: 1, expiring: 1, exception: 1 },
    });
  });

  it('counts ads by what they are, and their impressions [HOME-02]', async () => {
    expect(await home(test.personas.owner)).toMatchObject({
      ads: { playing: 2, pendingPlay: 0, pendingApproval: 1, disapproved: 1, expired: 1 },
      impressions: 60,
    });
  });

  it('says how many days of the trial are left [HOME-01]', async () => {
    expect(await home(test.personas.owner)).toMatchObject({ remainingDays: 3 });
    expect(await home(test.personas.rival)).toMatchObject({ remainingDays: null });
  });

  it('says how far the enterprise is on the way from a screen to a play [HOME-04]', async () => {
    expect(await home(test.personas.owner)).toMatchObject({
      flow: { devices: 5, ads: 6, waiting: 1, reviewed: 0, played: 6 },
    });
    expect(await home(test.personas.rival)).toMatchObject({
      flow: { devices: 1, ads: 0, waiting: 0, reviewed: 0, played: 0 },
    });
  });

  it('counts what the caller may see, and nothing else [PERM-05]', async () => {
    expect(await home(test.personas.staff)).toMatchObject({ deviceCount: 4 });
    expect(await home(test.personas.rival)).toMatchObject({ deviceCount: 1, ads: { playing: 0 } });
    expect(await home(test.personas.clerk)).toMatchObject({ deviceCount: 0, ads: { playing: 0 }, impressions: 0 });
    expect(await home(test.personas.advertiser)).toMatchObject({ deviceCount: 0, ads: { playing: 0 } });
  });

  it('numbers are those of the lists that they open', async () => {
    const total = async (view: string) =>
      (await data<{ total: number }>(test, test.personas.owner, 'device.list', { view })).total;
    const { devices } = (await home(test.personas.owner)) as { devices: { expiring: number; exception: number } };
    expect([await total('expiring'), await total('exception')]).toEqual([devices.expiring, devices.exception]);
  });
});
