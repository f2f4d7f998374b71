import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { PermissionMeta } from '#core/entity/meta.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { setRow } from '#tests/support/rows.ts';

interface Explained {
  by: string;
  edition: string | null;
  held: string[];
  lacking: { name: string; by: string[] }[];
  grantedDevices: { id: string; name: string }[];
  grantedGroups: { id: string; name: string }[];
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

  it('names the screens and groups that were granted, to whom sees them', async () => {
    const { owner, clerk, self, own } = test.personas;
    const group = { id: own.groupId, name: expect.any(String) as string };
    expect((await explain(owner, self.userId)).grantedGroups).toEqual([group]);
    await data(test, owner, 'deviceGrant.auth', { accountId: clerk.userId, groupIds: [own.groupId] });
    // The clerk's role sees no groups at all.
    expect(await explain(clerk)).toMatchObject({ groups: 1, grantedGroups: [] });
  });

  it('says of every other permission by what it is lacking: role, edition or kind of enterprise [SES-12]', async () => {
    const { owner, clerk } = test.personas;
    const table: Readonly<Record<string, PermissionMeta>> = permissions;
    const become = (edition: 'standard' | 'flagship') =>
      test.services.store.write({ kind: 'system', corpId: null }, (tx) =>
        tx.corporations.update(owner.corpId, { edition }),
      );
    const byOf = ({ lacking }: Explained, name: string) => lacking.find((each) => each.name === name)?.by;
    await become('standard');
    const [all, some] = [await explain(owner), await explain(owner, clerk.userId)];
    expect([all.edition, byOf(all, 'alarm'), byOf(all, 'device.firmware')]).toEqual([
      'standard',
      ['edition'],
      ['edition'],
    ]);
    expect(byOf(some, 'alarm')).toEqual(['role', 'edition']);
    expect(byOf(some, 'role.add')).toEqual(['role']);
    await become('flagship');
    const best = await explain(owner);
    expect([best.edition, byOf(best, 'alarm')]).toEqual(['flagship', undefined]);
    // Usage of the installation is the platform's alone.
    expect(byOf(best, 'usage')).toEqual(['enterprise']);
    const names = Object.keys(table).filter((name) => table[name]!.systems.includes('YXF') && !table[name]!.unused);
    for (const { held, lacking } of [all, some, best]) {
      const told = [...held.filter((name) => !table[name]!.unused), ...lacking.map(({ name }) => name)];
      expect(told.toSorted()).toEqual(names.toSorted());
    }
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
