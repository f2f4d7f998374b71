import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona } from '#tests/support/personas.ts';

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
    draft('six_chars', { password: '123456' }),
  );
  expect(JSON.stringify(account)).not.toContain('123456');
  const log = await data(app, app.personas.owner, 'operationLog.list', { pageSize: 200 });
  expect(JSON.stringify(log)).not.toContain('123456');
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
      newPassword: 'mine-now',
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
  // Whose superior was signed in before it was there sees it from the next call on.
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
