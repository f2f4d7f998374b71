import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BatchResult, FieldErrors } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Slot {
  name: string;
  id: string;
  rev: number;
  sellingMode: string;
  cptPriceFen: number | null;
  cpmPriceFen: number | null;
  carouselPlaces: number;
  maxSellable: number;
}

const NOBODYS = '01890000-0000-7000-8000-000000000000';
const SIZE = { width: 100, height: 100 };
let next = 0;

const slot = (more: object = {}, as: Caller = test.personas.owner, layoutId = test.personas.own.layoutId) =>
  data<Slot>(test, as, 'adSlot.create', {
    name: `Slot ${(next += 1)}`,
    layoutId,
    sellingMode: 'cpt',
    cptPriceFen: 10,
    cpmPriceFen: 20,
    ...SIZE,
    ...more,
  });
const show = (id: string) => data<Slot>(test, test.personas.owner, 'adSlot.one', { id });
const many = (ids: string[], set: object, as: Caller = test.personas.owner) =>
  call<BatchResult & FieldErrors>(test, as, 'adSlot.updateMany', { ids, set });
const lines = async (name: string) =>
  test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
    tx.operationLogs.find((eb) => eb('call', '=', name), { orderBy: ['id', 'desc'], limit: 50 }),
  );

describe('a change of many records [UI-10]', () => {
  it('sets the fields that are sent, clears what is null, and keeps all others', async () => {
    const ids = [(await slot({ maxSellable: 5 })).id, (await slot({ maxSellable: 6 })).id];
    const { code, data: answer } = await many(ids, { carouselPlaces: 7, maxSellable: null });
    expect(code).toBe(0);
    expect(answer?.results).toEqual(ids.map((id) => ({ id, code: 0, message: 'ok' })));
    for (const id of ids)
      expect(await show(id)).toMatchObject({ carouselPlaces: 7, maxSellable: null, sellingMode: 'cpt', rev: 2 });
  });

  it('says of each record to which a field does not apply that it does not, and leaves it as it is', async () => {
    const [cpt, cpm] = [await slot({ cptPriceFen: 1 }), await slot({ sellingMode: 'cpm', cpmPriceFen: 2 })];
    const reply = await many([cpt.id, cpm.id], { cptPriceFen: 900, carouselPlaces: 3 });
    expect(reply.data?.results).toEqual([
      { id: cpt.id, code: 0, message: 'ok' },
      {
        id: cpm.id,
        code: errors.FIELD_NOT_APPLICABLE.code,
        message: errors.FIELD_NOT_APPLICABLE.en,
        field: 'cptPriceFen',
      },
    ]);
    expect(await show(cpt.id)).toMatchObject({ cptPriceFen: 900, carouselPlaces: 3 });
    expect(await show(cpm.id)).toEqual(cpm);
  });

  it('lets the merged record decide: what turns a field on comes with it, and what it turns off goes', async () => {
    const { id } = await slot({ cptPriceFen: 5 });
    expect((await many([id], { sellingMode: 'cpm', cpmPriceFen: 8 })).data?.results[0]?.code).toBe(0);
    expect(await show(id)).toMatchObject({ sellingMode: 'cpm', cpmPriceFen: 8, cptPriceFen: null });
  });

  it('clears what is off anyway without complaint', async () => {
    const { id, rev } = await slot({ sellingMode: 'cpm' });
    expect((await many([id], { cptPriceFen: null })).data?.results[0]?.code).toBe(0);
    expect((await show(id)).rev).toBe(rev);
  });

  it('asks the rules of each record, and says the sentence of the one that is broken', async () => {
    const [wide, narrow] = [await slot({ carouselPlaces: 50 }), await slot({ carouselPlaces: 2 })];
    const { data: answer } = await many([wide.id, narrow.id], { maxSellable: 9 });
    expect(answer?.results).toEqual([
      { id: wide.id, code: 0, message: 'ok' },
      {
        id: narrow.id,
        code: errors.PAYLOAD_INVALID.code,
        message: 'No more can be sold than there are places',
        field: 'maxSellable',
      },
    ]);
    expect((await show(narrow.id)).maxSellable).toBe(0);
  });

  it('changes nothing of another corporation, nor of nobody', async () => {
    const { rival, other } = test.personas;
    const theirs = await slot({}, rival, other.layoutId);
    const { results } = (await many([theirs.id, NOBODYS], { carouselPlaces: 4 })).data!;
    expect(results.map(({ code }) => code)).toEqual([errors.NOT_FOUND.code, errors.NOT_FOUND.code]);
    expect((await data<Slot>(test, rival, 'adSlot.one', { id: theirs.id })).carouselPlaces).toBe(10);
  });

  it('logs a line for each record: what it changed, or why it was refused [REP-02]', async () => {
    const [cpt, cpm] = [await slot(), await slot({ sellingMode: 'cpm' })];
    await many([cpt.id, cpm.id], { cptPriceFen: 77 });
    const logged = await lines('adSlot.updateMany');
    expect(logged.find(({ targetId }) => targetId === cpt.id)).toMatchObject({
      code: 0,
      before: { cptPriceFen: 10 },
      after: { cptPriceFen: 77 },
    });
    expect(logged.find(({ targetId }) => targetId === cpm.id)).toMatchObject({
      code: errors.FIELD_NOT_APPLICABLE.code,
      targetName: (await show(cpm.id)).name,
      before: null,
      after: null,
    });
  });

  it.each([
    ['nothing to set', { set: {} }, { set: 'required' }],
    ['a value that is none', { set: { carouselPlaces: 'many' } }, { 'set.carouselPlaces': 'type' }],
    ['a value out of bounds', { set: { carouselPlaces: 0 } }, { 'set.carouselPlaces': 'minimum' }],
    ['a field that is not offered', { set: { name: 'One for all' } }, { 'set.name': 'unknownField' }],
    ['no record', { ids: [], set: { scanToCast: true } }, { ids: 'minItems' }],
  ])('refuses %s, and changes nothing', async (_what, payload, rules) => {
    const before = await slot();
    const reply = await call<FieldErrors>(test, test.personas.owner, 'adSlot.updateMany', {
      ids: [before.id],
      ...payload,
    });
    expect(reply).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { rules } });
    expect(await show(before.id)).toEqual(before);
  });

  it('refuses a reference to what the caller cannot see, at its field', async () => {
    const { owner, other } = test.personas;
    const reply = await call<FieldErrors>(test, owner, 'device.updateMany', {
      ids: [NOBODYS],
      set: { groupId: other.groupId },
    });
    expect(reply).toMatchObject({
      code: errors.PAYLOAD_INVALID.code,
      data: {
        rules: { 'set.groupId': 'notFound' },
        errors: { 'set.groupId': 'The device group does not exist, create it first' },
      },
    });
  });

  it('refuses a field that the caller may not write, whatever the records [PERM-08]', async () => {
    const { owner, clerk } = test.personas;
    const role = await data<{ id: string }>(test, owner, 'role.create', {
      name: 'Edits screens',
      permissions: ['device', 'device.view', 'device.edit'],
    });
    await data(test, owner, 'account.update', { id: clerk.userId, roleId: role.id });
    const set = { scene: 'mall', lockPassword: '1234' };
    const refused = await call<FieldErrors>(test, clerk, 'device.updateMany', { ids: [NOBODYS], set });
    expect(refused).toMatchObject({
      code: errors.NO_PERMISSION.code,
      data: { rules: { lockPassword: 'NO_PERMISSION' } },
    });
    const taken = await call(test, clerk, 'device.updateMany', { ids: [NOBODYS], set: { scene: 'mall' } });
    expect(taken.code).toBe(0);
  });

  it('goes by the handler that an entity has over its update', async () => {
    const { owner, own } = test.personas;
    const role = await data<{ id: string }>(test, owner, 'role.create', { name: 'Bulk staff', permissions: [] });
    const account = await data<{ id: string }>(test, owner, 'account.create', {
      userName: 'many_changed',
      password: 'password-1',
      realName: 'M',
      roleId: role.id,
    });
    const administrator = (await data<{ roleId: string }>(test, owner, 'account.one', { id: owner.userId })).roleId;
    const reply = await call<BatchResult>(test, owner, 'account.updateMany', {
      ids: [account.id],
      set: { roleId: administrator, deptId: own.northId },
    });
    expect(reply.data?.results[0]?.code).toBe(0);
    expect(await data(test, owner, 'account.one', { id: account.id })).toMatchObject({
      roleType: 'administrator',
      deptId: own.northId,
    });
  });
});
