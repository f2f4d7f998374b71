import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '#generated/model/permissions.gen.ts';
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

const roleNamed = async (name: string) => {
  const { list } = await data<{ list: { id: string; name: string }[] }>(app, app.personas.owner, 'role.list');
  return list.find((role) => role.name === name)!.id;
};

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
    expect(await call(app, app.personas.staff, 'account.create', draft('climber_one'))).toMatchObject({
      code: -20505,
      data: { errors: { roleId: expect.any(String) } },
    });
  });

  test('nor by taking one over', async () => {
    const { staff, owner } = app.personas;
    const { results } = await data<{ results: { code: number }[] }>(app, staff, 'account.resetPassword', {
      ids: [owner.userId],
    });
    expect([-20505, -10007]).toContain(results[0]?.code);
  });
});

test('who holds every permission and sees a part neither becomes an administrator nor shuts one out [security 12]', async () => {
  const { owner, own } = app.personas;
  const every = Object.keys(permissions);
  const deputy = await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const role = { name: 'Deputy', roleType: 'staff', dataScope: 'deptTree', permissions: every } as const;
    const { id: roleId } = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert(role);
    const named = { userName: 'deputy_one', corporation: own, roleId, deptId: own.departmentId };
    return addPersona(tx, app.services, { ...named, system: 'YXF', password: '' });
  });
  const one = await call(app, deputy, 'account.create', draft('climber_two', { deptId: own.departmentId }));
  const two = await call(app, deputy, 'account.update', { id: owner.userId, roleId: await roleNamed('Clerk') });
  expect([one.code, two.code]).toEqual([-20512, -20512]);
  // An account that is stronger is refused as a whole: nothing that was sent is wrong.
  expect([one.data, two.data]).toMatchObject([{ errors: { roleId: expect.any(String) } }, undefined]);
  for (const name of ['account.resetPassword', 'account.pause', 'account.delete'] as const) {
    const { results } = await data<{ results: { code: number }[] }>(app, deputy, name, { ids: [owner.userId] });
    expect([name, results[0]?.code]).toEqual([name, -20512]);
  }
});

describe('security 12: nobody widens what they see, nor takes from others what they do not hold [PERM-04]', () => {
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
