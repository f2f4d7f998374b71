import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';

const { PAYLOAD_INVALID, TOO_MANY_TAKEN } = errors;
const HOUR = 3_600_000;
const TRIES = 20;

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const create = (caller: Caller, userName: string, phone?: string) => {
  const { roleId, northId } = caller === app.personas.rival ? app.personas.other : app.personas.own;
  return call(app, caller, 'account.create', {
    userName,
    password: 'pine-river-42',
    realName: 'Somebody',
    roleId,
    deptId: northId,
    ...(phone ? { phone } : {}),
  });
};
const codes = async (calls: number, one: (at: number) => Promise<{ code: number }>): Promise<number[]> => {
  const answers: number[] = [];
  for (let at = 0; at < calls; at += 1) answers.push((await one(at)).code);
  return answers;
};

describe('security: names and phones of other enterprises', () => {
  test('are told apart twenty times an hour; then free and taken ones are refused alike', async () => {
    const { owner, rival } = app.personas;
    const answers = await codes(TRIES + 5, () => create(rival, 'staff_north'));
    expect(answers).toEqual([...Array(TRIES).fill(PAYLOAD_INVALID.code), ...Array(5).fill(TOO_MANY_TAKEN.code)]);
    const [taken, free] = [await create(rival, 'staff_north'), await create(rival, 'quite_free')];
    expect([free.code, free.message, free.data]).toEqual([taken.code, taken.message, taken.data]);
    expect(free.code).toBe(TOO_MANY_TAKEN.code);
    const { total } = await data<{ total: number }>(app, rival, 'account.list', {
      filter: { userName: { contains: 'quite_free' } },
    });
    expect(total).toBe(0);
    // Nobody else is held up.
    expect((await create(owner, 'another_one')).code).toBe(0);
    app.clock.advance(HOUR);
    expect((await create(rival, 'quite_free')).code).toBe(0);
  });

  test('count by phone and by change as well, for the enterprise and not for the account', async () => {
    const { owner, rival, own } = app.personas;
    await data(app, owner, 'account.create', {
      userName: 'has_phone',
      password: 'pine-river-42',
      realName: 'Phone',
      roleId: own.roleId,
      deptId: own.northId,
      phone: '13800138000',
    });
    const mine = await data<{ id: string }>(app, rival, 'account.create', {
      userName: 'rivals_own',
      password: 'pine-river-42',
      realName: 'Own',
      roleId: app.personas.other.roleId,
      deptId: app.personas.other.northId,
    });
    const change = () => call(app, rival, 'account.update', { id: mine.id, phone: '13800138000' });
    const answers = [
      ...(await codes(TRIES / 2, (at) => create(rival, `free_name_${at}`, '13800138000'))),
      ...(await codes(TRIES / 2 + 1, change)),
    ];
    expect(answers).toEqual([...Array(TRIES).fill(PAYLOAD_INVALID.code), TOO_MANY_TAKEN.code]);
  });

  test('a name that one’s own enterprise has is refused as often as one types it', async () => {
    const { owner } = app.personas;
    expect(new Set(await codes(TRIES + 5, () => create(owner, 'staff_north')))).toEqual(
      new Set([PAYLOAD_INVALID.code]),
    );
    expect((await create(owner, 'quite_free')).code).toBe(0);
  });
});
