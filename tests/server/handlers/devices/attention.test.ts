import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';

const DAY = 86_400_000;

interface Attention {
  total: number;
  list: { name: string; reasons: { kind: string; at: string | null; detail: string | null }[] }[];
}

let app: TestApp;
const iso = (ms: number) => new Date(app.clock.now() + ms).toISOString();

beforeAll(async () => {
  app = await buildTestApp();
  const { own, other } = app.personas;
  const now = app.clock.now();
  await app.services.store.write({ kind: 'system', corpId: null }, async (platform) => {
    const tx = platform.as({ kind: 'system', corpId: own.corpId });
    let serial = 0;
    const device = (name: string, more: object = {}, to = tx) =>
      to.devices.insert({
        uuid: `CARE${String(++serial).padStart(4, '0')}`,
        name,
        type: 'android',
        groupId: own.groupId,
        deptId: own.northId,
        status: 'online',
        heartbeatAt: now,
        expireAt: now + 100 * DAY,
        ...more,
      });
    await device('well');
    await device('soon over', { expireAt: now + 3 * DAY });
    await device('over', { status: 'invalid', expireAt: now - DAY });
    await device('silent', { status: 'offline', heartbeatAt: now - 2 * DAY, deptId: own.southId });
    await device('broken and silent', { status: 'offline', heartbeatAt: now - DAY, fault: 'cannotShow' });
    await device('full', { freeBytes: 1024 });
    const waiting = await device('without files');
    const ad = await tx.ads.insert({ name: 'Latte', status: 'pendingPlay', deptId: own.northId });
    await tx.adDeliveries.insert({ adId: ad.id, deviceId: waiting.id, status: 'failed', reportedAt: now - 5 });
    const rival = platform.as({ kind: 'system', corpId: other.corpId });
    const { id: bareGroup } = await rival.deviceGroups.insert({ name: 'Bare', kind: 'common' });
    const [layout] = await rival.layouts.find((eb) => eb('built_in', '=', 1), { limit: 1 });
    await device('rival’s', { status: 'offline', groupId: other.groupId }, rival);
    await device('without group', { groupId: null }, rival);
    await device('in a bare group', { groupId: bareGroup, status: 'offline', heartbeatAt: now - DAY }, rival);
    await device('with a layout of its own', { groupId: bareGroup, layoutId: layout!.id }, rival);
    await device('over and bare', { groupId: null, status: 'invalid', expireAt: now - DAY }, rival);
  });
});
afterAll(() => app.close());

const attention = (caller: Caller) => data<Attention>(app, caller, 'device.attention');

describe('screens that need attention', () => {
  test('come with every reason, the worst first [HOME-07]', async () => {
    expect(await attention(app.personas.owner)).toMatchObject({
      total: 6,
      list: [
        {
          name: 'broken and silent',
          reasons: [
            { kind: 'fault', detail: 'cannotShow', at: null },
            { kind: 'offline', at: iso(-DAY), detail: null },
          ],
        },
        { name: 'full', reasons: [{ kind: 'storage', detail: '1024' }] },
        { name: 'silent', reasons: [{ kind: 'offline', at: iso(-2 * DAY) }] },
        { name: 'over', reasons: [{ kind: 'expired', at: iso(-DAY) }] },
        { name: 'without files', reasons: [{ kind: 'download', detail: 'Latte' }] },
        { name: 'soon over', reasons: [{ kind: 'expiring', at: iso(3 * DAY) }] },
      ],
    });
  });

  test('are those without a layout, neither their own nor their group’s, for they show nothing [HOME-07]', async () => {
    const { total, list } = await attention(app.personas.rival);
    expect(total).toBe(4);
    expect(list.map(({ name, reasons }) => [name, ...reasons.map(({ kind }) => kind)])).toEqual([
      ['without group', 'layout'],
      ['in a bare group', 'layout', 'offline'],
      ['rival’s', 'offline'],
      ['over and bare', 'expired'],
    ]);
  });

  test('are those that the caller may see, and nobody else’s [PERM-05]', async () => {
    const names = async (caller: Caller) => (await attention(caller)).list.map(({ name }) => name);
    expect(await names(app.personas.staff)).not.toContain('silent');
    expect(await names(app.personas.rival)).toContain('rival’s');
    expect((await call(app, app.personas.clerk, 'device.attention')).code).toBe(-10005);
  });
});
