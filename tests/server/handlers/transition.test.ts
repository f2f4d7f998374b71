import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { seeAds } from '#tests/support/seeAds.ts';

const HOUR_MS = 3_600_000;
const NOT_NOW = errors.NOT_ALLOWED_NOW.code;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let serial = 0;
const campaign = async () =>
  (await data<{ id: string }>(test, test.personas.owner, 'campaign.create', { name: `Plan ${++serial}` })).id;
const statusOf = async (id: string) =>
  (await data<{ status: string }>(test, test.personas.owner, 'campaign.one', { id })).status;
const batch = async (
  name: 'campaign.pause' | 'campaign.start' | 'ad.approve' | 'ad.pause' | 'ad.delete',
  ids: string[],
  caller: Caller = test.personas.owner,
) => (await data<BatchResult>(test, caller, name, { ids })).results;

async function ad(overrides: object = {}): Promise<string> {
  const { own, staff } = test.personas;
  const made = await data<{ id: string }>(test, staff, 'ad.create', {
    name: `Ad ${++serial}`,
    slotId: own.slotId,
    type: 'common',
    targetType: 'deviceGroup',
    targetIds: [own.groupId],
    kind: 'text',
    text: 'x',
    startAt: new Date(test.clock.now() + HOUR_MS).toISOString(),
    endAt: new Date(test.clock.now() + 2 * HOUR_MS).toISOString(),
    ...overrides,
  });
  return made.id;
}

describe('an action with a state to enter', () => {
  it('moves what is in one of its states, and says so per item', async () => {
    const [one, two] = [await campaign(), await campaign()];
    await batch('campaign.pause', [two]);
    expect(await batch('campaign.pause', [one, two, 'no-such'])).toEqual([
      { id: one, code: 0, message: 'ok' },
      { id: two, code: NOT_NOW, message: 'Not possible while it is “Paused”' },
      { id: 'no-such', code: errors.NOT_FOUND.code, message: 'This does not exist' },
    ]);
    expect(await statusOf(one)).toBe('paused');
  });

  it('lets one of two win who are at it at once [AD-07]', async () => {
    const id = await campaign();
    const results = (await Promise.all(Array.from({ length: 6 }, () => batch('campaign.pause', [id])))).flat();
    expect(results.map(({ code }) => code).toSorted((a, b) => b - a)).toEqual([0, ...Array<number>(5).fill(NOT_NOW)]);
  });

  it('runs the row’s system transitions at once: an approved ad whose time is over is expired', async () => {
    const id = await ad();
    test.clock.advance(3 * HOUR_MS);
    await seeAds(test, test.personas.owner, [id]);
    await batch('ad.approve', [id]);
    expect(await data(test, test.personas.owner, 'ad.one', { id })).toMatchObject({ status: 'expired' });
  });

  it('leaves an approved ad waiting whose time has not come', async () => {
    const id = await ad();
    await seeAds(test, test.personas.owner, [id]);
    await batch('ad.approve', [id]);
    expect(await data(test, test.personas.owner, 'ad.one', { id })).toMatchObject({
      status: 'pendingPlay',
      daysLeft: 0,
    });
  });

  it('logs each item: from what to what it moved, or why it did not [REP-02]', async () => {
    const [one, two] = [await campaign(), await campaign()];
    await batch('campaign.pause', [two]);
    await batch('campaign.pause', [one, two]);
    const lines = await test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.operationLogs.find((eb) => eb.and([eb('call', '=', 'campaign.pause'), eb('target_id', 'in', [one, two])])),
    );
    const moved = { code: 0, before: { status: 'enabled' }, after: { status: 'paused' } };
    expect(lines.map(({ targetId, code, before, after }) => ({ targetId, code, before, after }))).toEqual([
      { targetId: two, ...moved },
      { targetId: one, ...moved },
      { targetId: two, code: NOT_NOW, before: null, after: null },
    ]);
  });

  it('into the final state is the deletion', async () => {
    const id = await ad();
    expect(await batch('ad.delete', [id])).toMatchObject([{ code: 0 }]);
    expect((await call(test, test.personas.owner, 'ad.one', { id })).code).toBe(errors.NOT_FOUND.code);
  });

  it('is refused where the state does not allow it, and changes nothing', async () => {
    const id = await ad();
    expect(await batch('ad.pause', [id])).toMatchObject([{ code: NOT_NOW }]);
    expect(await data(test, test.personas.owner, 'ad.one', { id })).toMatchObject({
      status: 'pendingApproval',
      rev: 1,
    });
  });
});

describe('a field with a permission of its own', () => {
  it('is left out of the answer where it may not be read [x-perm.read]', async () => {
    const id = await ad();
    const seen = await data(test, test.personas.reviewer, 'ad.one', { id });
    const whole = await data(test, test.personas.owner, 'ad.one', { id });
    expect(whole).toHaveProperty('impressions', 0);
    expect(seen).not.toHaveProperty('impressions');
  });

  it('cannot be written without it [x-perm.write]', async () => {
    const { owner, own } = test.personas;
    const role = await data<{ id: string }>(test, owner, 'role.create', {
      name: 'Editors',
      dataScope: 'deptTree',
      permissions: ['device.view', 'device.edit', 'deviceGroup.view'],
    });
    await data(test, owner, 'account.update', { id: test.personas.clerk.userId, roleId: role.id });
    const device = await test.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.devices.insert({
        uuid: 'LOCK0001',
        name: 'Lock',
        type: 'android',
        groupId: own.groupId,
        status: 'inactive',
        deptId: own.departmentId,
      }),
    );
    const refused = await call(test, test.personas.clerk, 'device.update', { id: device.id, lockPassword: '1234' });
    expect(refused).toMatchObject({
      code: errors.NO_PERMISSION.code,
      data: { errors: { lockPassword: expect.any(String) } },
    });
    expect((await call(test, test.personas.clerk, 'device.update', { id: device.id, name: 'Renamed' })).code).toBe(0);
    expect(await data(test, owner, 'device.update', { id: device.id, lockPassword: '1234' })).not.toHaveProperty(
      'lockPassword',
    );
  });
});

describe('a list view', () => {
  it('asks its own permission, and shows its own rows', async () => {
    const waiting = await ad();
    const { list } = await data<{ list: { id: string; status: string }[] }>(test, test.personas.reviewer, 'ad.list', {
      view: 'adv_audit',
      pageSize: 200,
    });
    expect(list.map(({ id }) => id)).toContain(waiting);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['pendingApproval']));
    const role = await data<{ id: string }>(test, test.personas.owner, 'role.create', {
      name: 'Audit only',
      dataScope: 'deptTree',
      permissions: ['adAudit.view'],
    });
    await data(test, test.personas.owner, 'account.update', { id: test.personas.reviewer.userId, roleId: role.id });
    expect((await call(test, test.personas.reviewer, 'ad.list', { view: 'adv_audit' })).code).toBe(0);
    expect((await call(test, test.personas.reviewer, 'ad.list', {})).code).toBe(errors.NO_PERMISSION.code);
  });
});
