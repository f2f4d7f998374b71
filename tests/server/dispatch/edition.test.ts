import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS, type CallMeta, type PermissionMeta } from '#core/entity/meta.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { checkPermission } from '#server/dispatch/permission.ts';
import { RefusedError } from '#server/call/refuse.ts';
import type { SessionUser } from '#server/call/types.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';

/** Ads whose pause is not in every edition. */
const entity = {
  ...adMeta,
  actions: adMeta.actions.map((action) =>
    action.name === 'pause' ? { ...action, edition: 'enterprise' as const } : action,
  ),
};

const user = (edition: string | null): SessionUser => ({
  sessionId: 's',
  userId: 'u',
  userName: 'u',
  realName: 'u',
  corpId: 'c',
  corpIds: ['c'],
  deptId: null,
  system: 'YXF',
  data: { kind: 'all' },
  mustChangePassword: false,
  edition,
  codes: new Set(),
  can: () => true,
});

const codeOf = (name: 'ad.pause' | 'ad.start', edition: string | null): string => {
  try {
    checkPermission(calls[name], entity, undefined, user(edition));
    return 'passed';
  } catch (error) {
    return error instanceof RefusedError ? error.code : String(error);
  }
};

it.each([
  ['ad.pause', null, 'EDITION_NEEDED'],
  ['ad.pause', 'standard', 'EDITION_NEEDED'],
  ['ad.pause', 'enterprise', 'passed'],
  ['ad.pause', 'flagship', 'passed'],
  ['ad.start', 'standard', 'passed'],
] as const)('%s in edition %s: %s', (name, edition, answer) => {
  expect(codeOf(name, edition)).toBe(answer);
});

describe('the edition of a media owner [SES-12]', () => {
  const table: Readonly<Record<string, PermissionMeta>> = permissions;
  const sold = Object.values<CallMeta>(calls).filter(({ perm, kind }) => table[perm]?.edition && kind !== 'export');
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  const become = (edition: (typeof EDITIONS)[number]) => {
    const { corpId } = app.personas.owner;
    const platform = { kind: 'system', corpId: null } as const;
    return app.services.store.write(platform, (tx) => tx.corporations.update(corpId, { edition }));
  };

  it.each(EDITIONS)('%s serves what is in it, and refuses the rest by name', async (edition) => {
    await become(edition);
    const rank = (one: (typeof EDITIONS)[number] = 'standard') => EDITIONS.indexOf(one);
    const answered: Record<string, boolean> = {};
    for (const { name, perm } of sold) {
      // No call accepts this field, so a permitted one fails at its payload and changes nothing.
      const { code } = await call(app, app.personas.owner, name as CallName, { noSuchField: 1 });
      answered[name] = code === errors.EDITION_NEEDED.code;
      expect([name, answered[name]]).toEqual([name, rank(table[perm]!.edition) > rank(edition)]);
    }
    expect(Object.values(answered).includes(true) || edition !== 'standard').toBe(true);
  });

  it('tells the console fewer codes, and administrators still make administrators', async () => {
    await become('standard');
    const { owner } = app.personas;
    const { held } = await data<{ held: string[] }>(app, owner, 'permission.explain', {});
    expect(held.filter((name) => table[name]?.edition)).toEqual([]);
    expect(held).toContain('ad.add');
    const { list } = await data<{ list: { id: string; roleType: string }[] }>(app, owner, 'role.list', {});
    const roleId = list.find(({ roleType }) => roleType === 'administrator')!.id;
    const added = await call(app, owner, 'account.create', {
      userName: 'second_admin',
      realName: 'Second',
      phone: '13900001234',
      password: 'a long password of 2026',
      roleId,
    });
    expect(added.code).toBe(0);
  });
});

describe('the edition of the page’s host [SES-12]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-editions-'));
  const brandsFile = join(folder, 'brands.yaml');
  writeFileSync(brandsFile, 'small.example: {name: Small, edition: standard}\nlarge.example: {name: Large}\n');
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ config: { brandsFile } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  interface Profile {
    versionLevel: string;
    permissionList: { code: number }[];
    menuList: { entries: { key: string }[] }[];
  }
  const at = (host: string) => ({ headers: { host } });
  const has = ({ permissionList }: Profile) => permissionList.some(({ code }) => code === permissions.alarm.code);
  const entries = ({ menuList }: Profile) => menuList.flatMap((section) => section.entries.map(({ key }) => key));

  it('bounds what a higher edition of the enterprise has there: calls, codes, menu and reasons', async () => {
    const { owner } = app.personas;
    for (const host of ['small.example', 'uat.small.example:8443']) {
      expect((await call(app, owner, 'flowReport.run', {}, at(host))).code).toBe(errors.EDITION_NEEDED.code);
      const profile = await data<Profile>(app, owner, 'session.menu', {}, at(host));
      expect([profile.versionLevel, has(profile), entries(profile).includes('alarm')]).toEqual([
        'standard',
        false,
        false,
      ]);
      const explained = await data<{ edition: string; lacking: { name: string; by: string[] }[] }>(
        app,
        owner,
        'permission.explain',
        {},
        at(host),
      );
      expect(explained.edition).toBe('standard');
      expect(explained.lacking).toContainEqual({ name: 'alarm', by: ['edition'] });
    }
    for (const host of ['large.example', 'elsewhere.example']) {
      expect((await call(app, owner, 'flowReport.run', {}, at(host))).code).toBe(0);
      const profile = await data<Profile>(app, owner, 'session.menu', {}, at(host));
      expect([profile.versionLevel, has(profile), entries(profile).includes('alarm')]).toEqual([
        'flagship',
        true,
        true,
      ]);
    }
  });

  it('bounds what a login there is told, and gives an enterprise of a lower one nothing', async () => {
    const { owner, own, advertiser } = app.personas;
    const account = { userName: 'second_admin', realName: 'Second', phone: '13900001234' };
    const password = 'a long password of 2026';
    await data(app, owner, 'account.create', { ...account, password, roleId: own.roleId });
    const login = (host: string) =>
      data<Profile>(app, null, 'session.login', { userName: account.userName, password }, at(host));
    expect((await login('small.example')).versionLevel).toBe('standard');
    expect((await login('large.example')).versionLevel).toBe('flagship');
    const platform = { kind: 'system', corpId: null } as const;
    await app.services.store.write(platform, (tx) => tx.corporations.update(own.corpId, { edition: 'standard' }));
    expect((await call(app, owner, 'flowReport.run', {}, at('large.example'))).code).toBe(errors.EDITION_NEEDED.code);
    // Advertisers have no edition.
    expect((await call(app, advertiser, 'adReport.run', {}, at('small.example'))).code).toBe(0);
  });
});
