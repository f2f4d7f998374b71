import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTick } from '#server/jobs/tick.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addDevice } from '#tests/support/library.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

interface Batch {
  results: { code: number; field?: string }[];
}

const at = (days: number) => new Date(app.clock.now() + days * DAY).toISOString();
const enterprise = (caller: Persona, more: object = {}) =>
  data<{ id: string }>(app, caller, 'corporation.create', {
    name: 'Branch',
    type: 'enterprise',
    customerType: 'mediaOwner',
    ...more,
  });
const pointsOf = (corpId: string) =>
  app.services.store.read({ kind: 'system', corpId }, (tx) =>
    tx.devicePoints.find((eb) => eb('id', 'is not', null), { orderBy: ['number', 'asc'] }),
  );
/** Adds an administrator to an enterprise, who is signed in. */
const asAdministrator = (corpId: string) =>
  app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const [role] = await tx.as({ kind: 'system', corpId }).roles.find((eb) => eb('role_type', '=', 'administrator'));
    const corporation = { ...app.personas.own, corpId };
    const named = { userName: `admin_of_${corpId.slice(-12)}`, corporation, roleId: role!.id };
    return addPersona(tx, app.services, { ...named, deptId: null, system: 'YXF', password: '' });
  });
const issue = async (caller: Persona, id: string, count: number, more: object = {}) => {
  const { results } = await data<Batch>(app, caller, 'corporation.issuePoints', {
    ids: [id],
    pointType: 'android',
    count,
    years: 2,
    ...more,
  });
  return results[0]?.code;
};

describe('security 6: an enterprise does not raise its own edition, trial or points [ENT-11]', () => {
  test.each([{ edition: 'standard' }, { trialEndAt: '2026-05-01T00:00:00.000Z' }])('%o', async (change) => {
    const { owner, superior } = app.personas;
    const before = await data(app, owner, 'corporation.one', { id: owner.corpId });
    const [field] = Object.keys(change);
    expect(
      await call(app, owner, 'corporation.update', { id: owner.corpId, name: 'Renamed', ...change }),
    ).toMatchObject({
      code: -20802,
      data: { errors: { [field!]: expect.any(String) } },
    });
    expect(await data(app, owner, 'corporation.one', { id: owner.corpId })).toEqual(before);
    expect((await call(app, superior, 'corporation.update', { id: owner.corpId, ...change })).code).toBe(0);
    expect(await data(app, owner, 'corporation.one', { id: owner.corpId })).toMatchObject(change);
  });

  test('nor gives one below it a higher edition than its own; the platform gives any', async () => {
    const { owner, superior } = app.personas;
    const editionOf = async (id: string) =>
      (await data<{ edition: string }>(app, superior, 'corporation.one', { id })).edition;
    await data(app, superior, 'corporation.update', { id: owner.corpId, edition: 'enterprise' });
    const branch = { name: 'Above', type: 'enterprise', customerType: 'mediaOwner' };
    const refused = { code: -20513, data: { errors: { edition: expect.any(String) } } };
    expect(await call(app, owner, 'corporation.create', { ...branch, edition: 'flagship' })).toMatchObject(refused);
    const { id } = await enterprise(owner, { edition: 'enterprise' });
    expect(await call(app, owner, 'corporation.update', { id, edition: 'flagship' })).toMatchObject(refused);
    expect(await editionOf(id)).toBe('enterprise');
    await data(app, superior, 'corporation.update', { id, edition: 'flagship' });
    expect(await editionOf(id)).toBe('flagship');
    // An edition that the platform gave is not in the way of other changes.
    await data(app, owner, 'corporation.update', { id, name: 'Above us' });
  });

  test('what is its own it changes, and the same edition sent again is no change', async () => {
    const { owner } = app.personas;
    const { edition } = await data<{ edition: string }>(app, owner, 'corporation.one', { id: owner.corpId });
    const sent = { id: owner.corpId, name: 'Own name', edition };
    expect(await data(app, owner, 'corporation.update', sent)).toMatchObject({ name: 'Own name', edition });
  });

  test('nor makes its trial eternal by a branch of its own, nor lengthens one that the platform gave', async () => {
    const { superior } = app.personas;
    const { id } = await enterprise(superior, { name: 'On trial', trialEndAt: at(30) });
    const end = app.clock.now() + 30 * DAY;
    const trial = await asAdministrator(id);
    // Whether they are issued or begin a trial: no point that was given for a time goes on.
    const { id: branch } = await enterprise(trial, { name: 'Branch of a trial' });
    app.clock.advance(2_000);
    expect(await issue(trial, branch, 3)).toBe(-20208);
    await expect(enterprise(trial, { name: 'Begun', trialEndAt: at(9_000) })).rejects.toThrow('-20208');
    await data(app, superior, 'corporation.update', { id: branch, trialEndAt: new Date(end).toISOString() });
    await data(app, trial, 'corporation.update', { id: branch, trialEndAt: at(9_000) });
    const ends = async (of: string) => (await pointsOf(of)).map(({ expireAt }) => expireAt);
    const given = Array.from({ length: 6 }, () => end);
    expect([await ends(id), await ends(branch)]).toEqual([given, given]);
  });

  test('nobody else’s enterprise is within reach', async () => {
    const { rival, owner } = app.personas;
    expect((await call(app, rival, 'corporation.update', { id: owner.corpId, edition: 'standard' })).code).toBe(-10007);
    expect(await issue(rival, owner.corpId, 1)).toBe(-10007);
  });

  test('it issues itself no points', async () => {
    const { owner } = app.personas;
    expect(await issue(owner, owner.corpId, 1)).toBe(-20510);
    expect(await pointsOf(owner.corpId)).toEqual([]);
  });
});

describe('points [ENT-11]', () => {
  test('a trial of the platform begins with points for its first screens, which live as long as it', async () => {
    const { superior } = app.personas;
    const { id } = await enterprise(superior, { name: 'Trial', trialEndAt: at(30) });
    const points = await pointsOf(id);
    expect(points.map(({ type, status, trial }) => ({ type, status, trial }))).toEqual(
      ['android', 'android', 'android', 'windows', 'windows', 'windows'].map((type) => ({
        type,
        status: 'free',
        trial: true,
      })),
    );
    app.clock.advance(2_000);
    await data(app, superior, 'corporation.update', { id, trialEndAt: at(60) });
    expect(new Set((await pointsOf(id)).map(({ expireAt }) => expireAt))).toEqual(
      new Set([app.clock.now() + 60 * DAY]),
    );
  });

  test('an enterprise that is no trial, or has no screens, begins without', async () => {
    const { superior } = app.personas;
    const { id } = await enterprise(superior, { name: 'Bought' });
    const { id: buyer } = await enterprise(superior, { name: 'Buys', customerType: 'advertiser', trialEndAt: at(30) });
    expect([await pointsOf(id), await pointsOf(buyer)]).toEqual([[], []]);
  });

  test('a superior without free points begins no trial, and is told why at its field; with some it gives those', async () => {
    const { superior, owner } = app.personas;
    const wanted = { name: 'Tried', type: 'enterprise', customerType: 'mediaOwner', trialEndAt: at(30) };
    const sentence = {
      en_us: 'You have no free points for a trial: get some first, or leave the end of the trial empty',
      zh_cn: '您没有可用的空闲点位，不能开通试用：请先获得点位，或不填试用到期时间',
    };
    for (const language of ['en_us', 'zh_cn'] as const)
      expect(await call(app, owner, 'corporation.create', wanted, { language })).toMatchObject({
        code: -20208,
        message: sentence[language],
        data: { errors: { trialEndAt: sentence[language] } },
      });
    // Nor later, when it is no trial yet.
    const { id } = await enterprise(owner, { name: 'Tried' });
    app.clock.advance(2_000);
    const later = { id, trialEndAt: at(30) };
    expect(await call(app, owner, 'corporation.update', later)).toMatchObject({
      code: -20208,
      data: { errors: { trialEndAt: sentence.en_us } },
    });
    await issue(superior, owner.corpId, 1);
    await data(app, owner, 'corporation.update', later);
    const [given, ...none] = await pointsOf(id);
    expect([given?.type, none]).toEqual(['android', []]);
    app.clock.advance(2_000);
    // Of a trial that runs, the end moves without points.
    await data(app, owner, 'corporation.update', { id, trialEndAt: at(40) });
    await data(app, owner, 'devicePoint.takeBack', { ids: [given!.id] });
    await app.services.store.write({ kind: 'system', corpId: owner.corpId }, async (tx) => {
      for (const point of await tx.devicePoints.find((eb) => eb('id', 'is not', null)))
        await tx.devicePoints.remove(point.id);
    });
  });

  test('the platform issues new ones; another superior gives of its own, and no more than it has', async () => {
    const { superior, owner } = app.personas;
    expect(await issue(superior, owner.corpId, 3)).toBe(0);
    const own = await pointsOf(owner.corpId);
    expect(own.map(({ status, years, expireAt }) => [status, years, expireAt])).toEqual(
      Array.from({ length: 3 }, () => ['free', 2, app.clock.now() + 2 * 365 * DAY]),
    );
    const { id: below } = await enterprise(owner, { name: 'Below' });
    app.clock.advance(2_000);
    expect(await issue(owner, below, 4)).toBe(-20208);
    expect([(await pointsOf(below)).length, (await pointsOf(owner.corpId)).length]).toEqual([0, 3]);
    expect(await issue(owner, below, 2)).toBe(0);
    const [moved, left] = [await pointsOf(below), await pointsOf(owner.corpId)];
    const numbers = (points: readonly { number?: unknown }[]) => new Set(points.map(({ number }) => number));
    expect(numbers([...moved, ...left])).toEqual(numbers(own));
    expect([moved.length, left.length]).toEqual([2, 1]);

    const { results } = await data<Batch>(app, owner, 'devicePoint.takeBack', { ids: moved.map(({ id }) => id) });
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect([(await pointsOf(below)).length, (await pointsOf(owner.corpId)).length]).toEqual([0, 3]);
  });

  test('it takes none of its own back to sell it anew, and the log says who issued what', async () => {
    const { owner, superior } = app.personas;
    const [point] = await pointsOf(owner.corpId);
    const { results } = await data<Batch>(app, owner, 'devicePoint.takeBack', { ids: [point!.id] });
    expect(results[0]?.code).toBe(-20510);
    const { list } = await data<{ list: { id: string }[] }>(app, superior, 'operationLog.list', {
      filter: { call: 'corporation.issuePoints' },
    });
    const lines = await Promise.all(list.map(({ id }) => data(app, superior, 'operationLog.one', { id })));
    expect(lines).toContainEqual(
      expect.objectContaining({ targetId: owner.corpId, after: { pointType: 'android', count: 3, years: 2 } }),
    );
  });

  test('a screen whose point is taken back takes another free one, else it is invalid', async () => {
    const { owner, superior, own } = app.personas;
    for (const { id } of await pointsOf(owner.corpId)) await data(app, superior, 'devicePoint.takeBack', { ids: [id] });
    expect(await pointsOf(owner.corpId)).toEqual([]);
    const id = await addDevice(app, owner);
    const statusOf = async () =>
      app.services.store.read({ kind: 'system', corpId: own.corpId }, async (tx) => (await tx.devices.one(id))?.status);
    expect(await issue(superior, owner.corpId, 1)).toBe(0);
    const bound = (await pointsOf(owner.corpId)).find(({ status }) => status === 'bound');
    await data(app, superior, 'devicePoint.takeBack', { ids: [bound!.id] });
    const tick = createTick(app.services);
    await tick();
    expect([await statusOf(), (await pointsOf(owner.corpId)).map(({ status }) => status)]).toEqual([
      'inactive',
      ['bound'],
    ]);
    await data(app, superior, 'devicePoint.takeBack', { ids: (await pointsOf(owner.corpId)).map((point) => point.id) });
    await tick();
    expect([await statusOf(), await pointsOf(owner.corpId)]).toEqual(['invalid', []]);
  });
});
