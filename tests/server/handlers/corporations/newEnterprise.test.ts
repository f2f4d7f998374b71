import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send } from '#tests/support/call.ts';
import { showNumber } from '#tests/support/library.ts';
import { type Persona } from '#tests/support/personas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('the administrator of an enterprise below one’s own [ENT-04]', () => {
  const administrator = { userName: 'branch_boss', realName: 'Boss' };

  test('signs in with a password that is shown once, changes it, and adds the first screen', async () => {
    const { superior } = app.personas;
    const { id } = await data<{ id: string }>(app, superior, 'corporation.create', {
      name: 'First screens',
      type: 'enterprise',
      customerType: 'mediaOwner',
      trialEndAt: new Date(app.clock.now() + 30 * 86_400_000).toISOString(),
    });
    app.clock.advance(2_000);
    const { results } = await data<{ results: { code: number; secret: string }[] }>(
      app,
      superior,
      'corporation.addAdministrator',
      { ids: [id], ...administrator },
    );
    const signIn = async (password: string) => {
      const response = await send(app, null, 'session.login', { userName: 'branch_boss', password });
      const { token, corpId } = response.json<{ data: { token: string; corpId: string } }>().data;
      return { token, corpId, cookie: /^session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '' };
    };
    const boss = await signIn(results[0]!.secret);
    expect(boss.corpId).toBe(id);
    expect((await call(app, boss, 'device.list')).code).toBe(-20010);
    await data(app, boss, 'session.changePassword', { oldPassword: results[0]!.secret, newPassword: 'my own words' });
    const { list } = await data<{ list: { id: string }[] }>(app, boss, 'deviceGroup.list');
    const uuid = await showNumber(app);
    await data(app, boss, 'device.create', { uuid, name: 'First', type: 'android', groupId: list[0]!.id });
    expect(await data(app, boss, 'device.list')).toMatchObject({ total: 1 });
  });

  test('is added by a superior alone, who holds all that it will', async () => {
    const { superior, owner, staff, rival } = app.personas;
    const add = async (caller: Persona, id: string) => {
      const { results } = await data<{ results: { code: number }[] }>(app, caller, 'corporation.addAdministrator', {
        ids: [id],
        ...administrator,
        userName: 'branch_other',
      });
      return results[0]?.code;
    };
    expect(await add(owner, owner.corpId)).toBe(-20510);
    expect(await add(rival, owner.corpId)).toBe(-10007);
    const { id } = await data<{ id: string }>(app, owner, 'corporation.create', {
      name: 'Below',
      type: 'enterprise',
      customerType: 'mediaOwner',
    });
    app.clock.advance(2_000);
    expect(await add(staff, id)).not.toBe(0);
    expect(await add(superior, id)).toBe(0);
  });
});

test('a new enterprise begins with two roles, a plan that stays, and layouts with slots [ENT-04, AD-11]', async () => {
  const { superior } = app.personas;
  const made = await data<{ id: string; number: string }>(app, superior, 'corporation.create', {
    name: 'Branch',
    type: 'enterprise',
    customerType: 'mediaOwner',
  });
  expect(made.number).toMatch(/^E\d{6}$/);
  const within = { kind: 'system', corpId: made.id } as const;
  const counts = await app.services.store.read(within, async (tx) => [
    await tx.roles.count(),
    await tx.campaigns.count(),
    await tx.layouts.count(),
    await tx.adSlots.count(),
  ]);
  expect(counts).toEqual([2, 1, 5, 8]);
  expect((await call(app, superior, 'corporation.pause', { ids: [superior.corpId] })).data).toMatchObject({
    results: [{ code: -20507 }],
  });
});

test('an enterprise is never let go: nobody above could look after it any more [ENT-04]', async () => {
  const { superior, owner } = app.personas;
  const { id } = await data<{ id: string }>(app, superior, 'corporation.create', {
    name: 'Kept',
    type: 'enterprise',
    customerType: 'mediaOwner',
  });
  // A superior who signed in before it existed sees it from the next call on.
  app.clock.advance(2_000);
  for (const [caller, corporation] of [
    [superior, id],
    [owner, owner.corpId],
  ] as const)
    expect(await call(app, caller, 'corporation.update', { id: corporation, superiorId: null })).toMatchObject({
      code: -20509,
      data: { errors: { superiorId: 'An enterprise needs a superior' } },
    });
  expect(await data(app, superior, 'corporation.one', { id })).toMatchObject({ superiorId: superior.corpId });
});

test('the default plan is neither edited nor deleted [AD-11]', async () => {
  const { owner } = app.personas;
  const { list } = await data<{ list: { id: string; isDefault: boolean }[] }>(app, owner, 'campaign.list');
  const fixed = list.find(({ isDefault }) => isDefault);
  expect(await call(app, owner, 'campaign.update', { id: fixed?.id, name: 'Mine' })).toMatchObject({
    code: errors.CAMPAIGN_FIXED.code,
  });
  expect((await call(app, owner, 'campaign.delete', { ids: [fixed?.id] })).data).toMatchObject({
    results: [{ code: -20104 }],
  });
});
