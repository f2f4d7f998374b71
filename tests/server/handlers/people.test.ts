import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send } from '#tests/support/call.ts';
import { showNumber } from '#tests/support/library.ts';
import { addPersona, PASSWORD, type Persona } from '#tests/support/personas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const draft = (userName: string, overrides: Record<string, unknown> = {}) => ({
  userName,
  password: 'secret-1',
  realName: 'Lin',
  roleId: app.personas.own.roleId,
  ...overrides,
});

describe('an account’s name [SES-02]', () => {
  test.each(['short', 'Upper_case', '_leading', 'trailing_', 'with space', 'dash-ed_x', '中文账号名字'])(
    'is not %s',
    async (userName) => {
      expect(await call(app, app.personas.owner, 'account.create', draft(userName))).toMatchObject({
        code: -10006,
        data: { errors: { userName: expect.any(String) } },
      });
    },
  );

  test.each(['lin_xiao', 'a1b2c3', '000000'])('may be %s', async (userName) => {
    expect((await call(app, app.personas.owner, 'account.create', draft(userName))).code).toBe(0);
  });

  test('is one person’s on the whole platform', async () => {
    await data(app, app.personas.owner, 'account.create', draft('taken_one'));
    expect(
      await call(app, app.personas.rival, 'account.create', draft('taken_one', { roleId: app.personas.other.roleId })),
    ).toMatchObject({ code: -10006, data: { errors: { userName: 'Already taken' }, rules: { userName: 'taken' } } });
  });
});

test('a password has at least six characters, is never answered, and is kept as a hash [SES-02]', async () => {
  expect((await call(app, app.personas.owner, 'account.create', draft('five_chars', { password: '12345' }))).code).toBe(
    -10006,
  );
  const account = await data<{ id: string }>(
    app,
    app.personas.owner,
    'account.create',
    draft('six_chars', { password: 'x9k2pq' }),
  );
  expect(JSON.stringify(account)).not.toContain('x9k2pq');
  const log = await data(app, app.personas.owner, 'operationLog.list', { pageSize: 200 });
  expect(JSON.stringify(log)).not.toContain('x9k2pq');
});

describe('security 20: a password is not what is guessed first', () => {
  test.each(['123456', 'Password', '111111', '87654321', 'qwertyuiop', 'abcdefgh', 'woaini1314', 'P@ssw0rd'])(
    'as %s is',
    async (password) => {
      expect(await call(app, app.personas.owner, 'account.create', draft('guessed_one', { password }))).toMatchObject({
        code: -10006,
        data: { rules: { password: 'password' } },
      });
    },
  );

  test.each(['guessed_one', 'Guessed_One1', 'guessed_one123'])(
    'nor the name of its account, as %s',
    async (password) => {
      const reply = await call(app, app.personas.owner, 'account.create', draft('guessed_one', { password }));
      expect([-10006, -20013]).toContain(reply.code);
      expect(reply.data).toMatchObject({ errors: { password: 'The password must not be the login account' } });
    },
  );

  test('nor is one that is changed later', async () => {
    const { staff } = app.personas;
    const change = (newPassword: string) =>
      call(app, staff, 'session.changePassword', { oldPassword: PASSWORD, newPassword });
    expect((await change('123456')).code).toBe(-10006);
    expect(await change('staff_north1')).toMatchObject({
      code: -20013,
      data: { errors: { newPassword: expect.any(String) } },
    });
  });
});

describe('a password that is reset [ENT-09]', () => {
  test('is a random one, answered once, where the installation has no default', async () => {
    const { owner, clerk } = app.personas;
    const { results } = await data<{ results: { secret?: string }[] }>(app, owner, 'account.resetPassword', {
      ids: [clerk.userId],
    });
    const password = results[0]?.secret ?? '';
    expect(password).toMatch(/^[a-z0-9]{12}$/);
    expect(await data(app, null, 'session.login', { userName: 'clerk_none', password })).toMatchObject({
      mustChangePassword: true,
    });
    const log = await data(app, owner, 'operationLog.list', { pageSize: 200 });
    expect(JSON.stringify(log)).not.toContain(password);
  });
});

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

describe('a way to reach somebody is checked wherever it is entered [UI-08]', () => {
  const wrong = [
    { phone: '12345678901' },
    { phone: '1380000000' },
    { phone: 'ring me' },
    { email: 'lin' },
    { email: 'lin@' },
    { email: 'lin xiao@example.com' },
  ];

  test.each(wrong)('an account’s: %o', async (value) => {
    const { owner } = app.personas;
    const total = async () => (await data<{ total: number }>(app, owner, 'account.list')).total;
    const before = await total();
    const [field] = Object.keys(value);
    expect(await call(app, owner, 'account.create', draft('reach_me', value))).toMatchObject({
      code: -10006,
      data: { errors: { [field!]: expect.any(String) } },
    });
    expect(await total()).toBe(before);
  });

  test.each(wrong)('an enterprise’s: %o', async (value) => {
    const { superior } = app.personas;
    const [field] = Object.keys(value);
    const payload = { name: 'Reach', type: 'enterprise', customerType: 'advertiser', ...value };
    expect(await call(app, superior, 'corporation.create', payload)).toMatchObject({
      code: -10006,
      data: { errors: { [field!]: expect.any(String) } },
    });
  });
});

describe('nobody gives what they do not hold [PERM-04]', () => {
  test('neither in a role', async () => {
    const { staff } = app.personas;
    expect(
      await call(app, staff, 'role.create', {
        name: 'Strong',
        roleType: 'staff',
        dataScope: 'self',
        permissions: ['adAudit.own'],
      }),
    ).toMatchObject({ code: -20505 });
    expect(
      (
        await call(app, staff, 'role.create', {
          name: 'Weak',
          roleType: 'staff',
          dataScope: 'self',
          permissions: ['ad.view'],
        })
      ).code,
    ).toBe(0);
  });

  test('nor by an account with the administrator’s role', async () => {
    expect((await call(app, app.personas.staff, 'account.create', draft('climber_one'))).code).toBe(-20505);
  });

  test('nor by taking one over', async () => {
    const { staff, owner } = app.personas;
    const { results } = await data<{ results: { code: number }[] }>(app, staff, 'account.resetPassword', {
      ids: [owner.userId],
    });
    expect([-20505, -10007]).toContain(results[0]?.code);
  });
});

describe('security 12: nobody widens what they see, nor takes from others what they do not hold [PERM-04]', () => {
  const roleNamed = async (name: string) => {
    const { list } = await data<{ list: { id: string; name: string }[] }>(app, app.personas.owner, 'role.list');
    return list.find((role) => role.name === name)!.id;
  };

  test('not by moving themselves, nor by another role', async () => {
    const { staff, own } = app.personas;
    const before = await data(app, staff, 'account.one', { id: staff.userId });
    for (const change of [{ deptId: own.departmentId }, { roleId: await roleNamed('Reviewer') }])
      expect(await call(app, staff, 'account.update', { id: staff.userId, ...change })).toMatchObject({
        code: -20802,
        data: { errors: { [Object.keys(change)[0]!]: expect.any(String) } },
      });
    const { results } = await data<{ results: { code: number }[] }>(app, staff, 'account.updateMany', {
      ids: [staff.userId],
      set: { deptId: own.departmentId },
    });
    expect(results[0]?.code).toBe(-20802);
    expect(await data(app, staff, 'account.one', { id: staff.userId })).toEqual(before);
  });

  test('not by their own role', async () => {
    const { self } = app.personas;
    const id = await roleNamed('Self');
    const { permissions } = await data<{ permissions: string[] }>(app, self, 'role.one', { id });
    for (const change of [{ dataScope: 'deptTree' }, { permissions: permissions.slice(1) }])
      expect((await call(app, self, 'role.update', { id, ...change })).code).toBe(-20511);
    expect(await data(app, self, 'role.update', { id, remark: 'Ours' })).toMatchObject({ remark: 'Ours' });
  });

  test('not by somebody who sees more: neither a role nor a department beyond their own', async () => {
    const { self, staff, own } = app.personas;
    const role = { name: 'Wider', roleType: 'staff', permissions: ['ad.view'] };
    expect(await call(app, self, 'role.create', { ...role, dataScope: 'deptTree' })).toMatchObject({
      code: -20512,
      data: { errors: { dataScope: expect.any(String) } },
    });
    const { id } = await data<{ id: string }>(app, self, 'role.create', { ...role, dataScope: 'self' });
    expect((await call(app, self, 'role.update', { id, dataScope: 'dept' })).code).toBe(-20512);
    const colleague = draft('beyond_one', { roleId: await roleNamed('Staff') });
    expect((await call(app, staff, 'account.create', { ...colleague, deptId: own.departmentId })).code).toBe(-20512);
    expect((await call(app, staff, 'account.create', { ...colleague, deptId: own.northId })).code).toBe(0);
    expect((await call(app, staff, 'department.update', { id: own.southId, parentId: own.northId })).code).toBe(-20512);
  });

  test('nor by stripping a role of what they do not hold', async () => {
    const { owner, own } = app.personas;
    const { id: roleId } = await data<{ id: string }>(app, owner, 'role.create', {
      name: 'Role editor',
      roleType: 'staff',
      dataScope: 'deptTree',
      permissions: ['role.view', 'role.edit'],
    });
    const editor = await app.services.store.write({ kind: 'system', corpId: null }, (tx) =>
      addPersona(tx, app.services, {
        userName: 'role_editor',
        corporation: own,
        roleId,
        deptId: own.departmentId,
        system: 'YXF',
        password: 'x',
      }),
    );
    const id = await roleNamed('Reviewer');
    const before = await data<{ permissions: string[] }>(app, owner, 'role.one', { id });
    expect(
      await call(app, editor, 'role.update', {
        id,
        permissions: before.permissions.filter((name) => name !== 'adAudit.pass'),
      }),
    ).toMatchObject({ code: -20505, data: { permission: 'adAudit.pass' } });
    expect(await data(app, owner, 'role.one', { id })).toEqual(before);
  });
});

test('the built-in role and one that people hold stay [ENT-05]', async () => {
  const { owner, own } = app.personas;
  expect((await call(app, owner, 'role.update', { id: own.roleId, name: 'Other' })).code).toBeLessThan(0);
  const { list } = await data<{ list: { id: string; name: string }[] }>(app, owner, 'role.list');
  const staff = list.find(({ name }) => name === 'Staff');
  const { results } = await data<{ results: { code: number }[] }>(app, owner, 'role.delete', {
    ids: [own.roleId, staff?.id],
  });
  expect(results.map(({ code }) => code)).toEqual([-20504, -20503]);
});

test('a department is not moved below itself, nor deleted while it holds anything [ENT-06]', async () => {
  const { owner, own } = app.personas;
  expect((await call(app, owner, 'department.update', { id: own.departmentId, parentId: own.northId })).code).toBe(
    -20502,
  );
  const { results } = await data<{ results: { code: number }[] }>(app, owner, 'department.delete', {
    ids: [own.departmentId, own.southId],
  });
  expect(results.map(({ code }) => code)).toEqual([-20501, 0]);
});

test('a new enterprise begins with a role, a plan that stays, and layouts with slots [ENT-04, AD-11]', async () => {
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
  expect(counts).toEqual([1, 1, 5, 8]);
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
