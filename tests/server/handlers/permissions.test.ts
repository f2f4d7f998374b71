import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { setRow } from '#tests/support/rows.ts';

interface Explained {
  by: string;
  held: string[];
  range: string;
  stores: string[];
  devices: number;
  groups: number;
  shut: string | null;
  roleName: string | null;
  subordinates: number;
}

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const explain = (caller: Caller, accountId?: string) =>
  data<Explained>(test, caller, 'permission.explain', accountId === undefined ? {} : { accountId });

describe('what an account may do, explained [NET-11]', () => {
  it('names exactly the permissions with which the session is let pass', async () => {
    for (const persona of [test.personas.owner, test.personas.staff, test.personas.clerk]) {
      const { permissionList } = await data<{ permissionList: { code: number }[] }>(test, persona, 'session.menu', {});
      const { held } = await explain(persona);
      const codes = held.map((name) => permissions[name as keyof typeof permissions].code);
      expect(new Set(codes)).toEqual(new Set(permissionList.map(({ code }) => code)));
      expect(codes).toHaveLength(permissionList.length);
    }
  });

  it('says that an administrator has all by the built-in role, and anybody else what the role was given', async () => {
    expect(await explain(test.personas.owner)).toMatchObject({ by: 'administrator', range: 'all', shut: null });
    expect(await explain(test.personas.self)).toMatchObject({ by: 'role', range: 'self' });
  });

  it('says by what rows are reached beside the role: stores and control rights', async () => {
    const { owner, self, own } = test.personas;
    await data(test, owner, 'store.create', { number: 'S-1', name: 'Riverside', keeperId: self.userId });
    await data(test, owner, 'deviceGrant.auth', { accountId: self.userId, groupIds: [own.groupId] });
    expect(await explain(owner, self.userId)).toMatchObject({ stores: ['Riverside'], devices: 0, groups: 1 });
  });

  it('says why nobody can sign in with it', async () => {
    const { owner, staff } = test.personas;
    await setRow(test, 'account', staff.userId, { status: 'paused' });
    expect(await explain(owner, staff.userId)).toMatchObject({ shut: 'account' });
    await setRow(test, 'account', staff.userId, { status: 'enabled' });
  });

  it('is one’s own for everybody, that of others for who sees accounts, and of strangers for nobody', async () => {
    const { owner, clerk, staff, rival } = test.personas;
    expect((await explain(clerk)).held).toEqual([]);
    expect((await call(test, clerk, 'permission.explain', { accountId: staff.userId })).code).toBe(
      errors.NO_PERMISSION.code,
    );
    for (const id of [rival.userId, 'nobody'])
      expect((await call(test, owner, 'permission.explain', { accountId: id })).code).toBe(errors.NOT_FOUND.code);
  });
});
