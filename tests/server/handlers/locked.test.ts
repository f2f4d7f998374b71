import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send } from '#tests/support/call.ts';
import { showNumber } from '#tests/support/library.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const rowsOf = async (verb: 'layout.list' | 'role.list' | 'campaign.list') =>
  (await data<{ list: { id: string; builtIn?: boolean; isDefault?: boolean }[] }>(app, app.personas.owner, verb)).list;

describe('what is built in is neither changed nor deleted, whoever asks [console 11]', () => {
  test.each([
    ['layout', 'LAYOUT_FIXED'],
    ['role', 'ROLE_FIXED'],
    ['campaign', 'CAMPAIGN_FIXED'],
  ] as const)('%s', async (entity, error) => {
    const { owner } = app.personas;
    const fixed = (await rowsOf(`${entity}.list`)).find(({ builtIn, isDefault }) => builtIn ?? isDefault);
    const { id = '' } = fixed ?? {};
    expect((await call(app, owner, `${entity}.update`, { id, name: 'Mine' })).code).toBe(errors[error].code);
    expect((await call(app, owner, `${entity}.delete`, { ids: [id] })).data).toMatchObject({
      results: [{ id, code: errors[error].code }],
    });
    expect((await rowsOf(`${entity}.list`)).map((row) => row.id)).toContain(id);
  });
});

test('nobody pauses or deletes themselves, nor their enterprise, and stays signed in [console 11]', async () => {
  const { superior } = app.personas;
  const own = { account: superior.userId, corporation: superior.corpId };
  for (const [entity, error] of [
    ['account', 'ACCOUNT_SELF'],
    ['corporation', 'CORPORATION_SELF'],
  ] as const) {
    for (const verb of ['pause', 'delete'] as const) {
      expect((await call(app, superior, `${entity}.${verb}`, { ids: [own[entity]] })).data).toMatchObject({
        results: [{ code: errors[error].code }],
      });
    }
  }
  expect((await call(app, superior, 'layout.list', {})).code).toBe(0);
});

describe('the slot of a built-in layout [LAY-06]', () => {
  type Listed = { list: { id: string; layoutId: string; widgetId: string; name: string }[] };

  test('is neither deleted nor moved, by its owner or a superior; a scenario beside it is', async () => {
    const { owner, superior, own } = app.personas;
    const slot = await data(app, owner, 'adSlot.one', { id: own.slotId });
    for (const caller of [owner, superior]) {
      expect((await call(app, caller, 'adSlot.delete', { ids: [own.slotId] })).data).toMatchObject({
        results: [{ id: own.slotId, code: errors.SLOT_FIXED.code }],
      });
      const { refused } = await data<{ refused: object[] }>(app, caller, 'search.usedBy', {
        entity: 'adSlot',
        ids: [own.slotId],
      });
      expect(refused).toMatchObject([{ id: own.slotId, code: errors.SLOT_FIXED.code }]);
    }
    const { list } = await data<Listed>(app, owner, 'adSlot.list', { pageSize: 100 });
    const other = list.find(({ layoutId }) => layoutId !== slot['layoutId'])!;
    const { widgetId } = await data<{ widgetId: string }>(app, owner, 'adSlot.one', { id: other.id });
    const moved = await call(app, owner, 'adSlot.update', { id: own.slotId, layoutId: other.layoutId, widgetId });
    expect(moved).toMatchObject({ code: errors.SLOT_FIXED.code, data: { rules: { layoutId: 'SLOT_FIXED' } } });
    const within = await call(app, owner, 'adSlot.update', { id: own.slotId, widgetId: 'elsewhere' });
    expect(within).toMatchObject({ code: errors.SLOT_FIXED.code, data: { rules: { widgetId: 'SLOT_FIXED' } } });
    const same = { layoutId: slot['layoutId'], widgetId: slot['widgetId'] };
    expect((await call(app, owner, 'adSlot.update', { id: own.slotId, ...same, name: 'Main' })).code).toBe(0);
    app.clock.advance(1000);
    const { layoutId, widgetId: place, width, height } = slot;
    const { id } = await data<{ id: string }>(app, owner, 'adSlot.create', {
      name: 'Peak hours',
      layoutId,
      widgetId: place,
      width,
      height,
      carouselPlaces: 10,
      opening: 'hours',
      weekdays: [1],
      mode: 'shared',
      sellingMode: 'cpt',
      cptPriceFen: 0,
    });
    expect(await data(app, owner, 'adSlot.one', { id })).toMatchObject({ builtIn: false });
    expect((await call(app, superior, 'adSlot.delete', { ids: [id] })).data).toMatchObject({
      results: [{ id, code: 0 }],
    });
  });

  test('says that it is, which nobody else can say of theirs', async () => {
    const { owner, own } = app.personas;
    const slot = await data(app, owner, 'adSlot.one', { id: own.slotId });
    expect(slot).toMatchObject({ builtIn: true });
    for (const builtIn of [false, true]) {
      const reply = await call(app, owner, 'adSlot.update', { id: own.slotId, builtIn });
      expect(reply.code).toBe(errors.PAYLOAD_INVALID.code);
    }
  });
});

test('an enterprise goes on where a superior deleted its first group and department, which are ordinary records [ENT-04]', async () => {
  const { superior } = app.personas;
  const { id } = await data<{ id: string }>(app, superior, 'corporation.create', {
    name: 'Below',
    type: 'enterprise',
    customerType: 'mediaOwner',
    trialEndAt: new Date(app.clock.now() + 30 * 86_400_000).toISOString(),
  });
  app.clock.advance(2000);
  const codes: Record<string, number[]> = {};
  for (const entity of ['deviceGroup', 'department', 'campaign', 'role', 'layout', 'adSlot'] as const) {
    const { list } = await data<{ list: { id: string; corpId: string }[] }>(app, superior, `${entity}.list`, {
      pageSize: 100,
    });
    const ids = list.filter(({ corpId }) => corpId === id).map((one) => one.id);
    expect(ids.length).toBeGreaterThan(0);
    const { results } = await data<{ results: { code: number }[] }>(app, superior, `${entity}.delete`, { ids });
    codes[entity] = [...new Set(results.map(({ code }) => code))];
  }
  expect(codes).toEqual({
    deviceGroup: [0],
    department: [0],
    campaign: [errors.CAMPAIGN_FIXED.code],
    role: [errors.ROLE_FIXED.code],
    layout: [errors.LAYOUT_FIXED.code],
    adSlot: [errors.SLOT_FIXED.code],
  });
  const { results } = await data<{ results: { secret: string }[] }>(app, superior, 'corporation.addAdministrator', {
    ids: [id],
    userName: 'below_boss',
    realName: 'Boss',
  });
  const boss = await signedIn('below_boss', results[0]!.secret);
  const { list: slots } = await data<{ list: { id: string; layoutId: string }[] }>(app, boss, 'adSlot.list');
  const { id: deviceId } = await data<{ id: string }>(app, boss, 'device.create', {
    uuid: await showNumber(app),
    name: 'First',
    type: 'android',
    layoutId: slots[0]!.layoutId,
  });
  const start = app.clock.now() + 3_600_000;
  await data(app, boss, 'ad.create', {
    name: 'First',
    type: 'common',
    slotId: slots[0]!.id,
    targetType: 'device',
    targetIds: [deviceId],
    kind: 'text',
    text: 'x',
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 3_600_000).toISOString(),
  });
  const { list: roles } = await data<{ list: { id: string }[] }>(app, boss, 'role.list');
  await data(app, boss, 'account.create', {
    userName: 'below_clerk',
    realName: 'Clerk',
    password: 'words of theirs',
    roleId: roles[0]!.id,
  });
  await data(app, boss, 'deviceGroup.create', { name: 'Hall', kind: 'common' });
  await data(app, boss, 'department.create', { name: 'Office' });
});

/** Signs in with the password that was shown once, and chooses another. */
async function signedIn(userName: string, password: string) {
  const response = await send(app, null, 'session.login', { userName, password });
  const { token } = response.json<{ data: { token: string } }>().data;
  const caller = { token, cookie: /^session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '' };
  await data(app, caller, 'session.changePassword', { oldPassword: password, newPassword: 'my own words' });
  return caller;
}
