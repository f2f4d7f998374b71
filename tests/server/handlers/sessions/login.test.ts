import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { createHasher } from '#server/auth/hasher.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send, type CallOptions } from '#tests/support/call.ts';
import { PASSWORD } from '#tests/support/personas.ts';
import { testLog } from '#tests/support/testLog.ts';

const FAILED = errors.LOGIN_FAILED.code;
const LOCKED = errors.ACCOUNT_LOCKED.code;
const MINUTE_MS = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ hasher: createHasher() });
});
afterAll(() => test.close());
// Each test begins with no tries against anybody.
beforeEach(() => test.clock.advance(60 * MINUTE_MS));

interface SignedIn {
  token: string;
  permissionList: { code: number }[];
  menuList: { key: string; entries: { path: string }[] }[];
}

const login = (userName: string, password = PASSWORD, options: CallOptions = {}) =>
  call<SignedIn>(test, null, 'session.login', { userName, password }, options);
const tries = async (count: number, userName: string, password: string, options: CallOptions = {}) => {
  const codes: number[] = [];
  for (let n = 0; n < count; n++) codes.push((await login(userName, password, options)).code);
  return codes;
};

describe('signing in', () => {
  it('answers a token, who it is, the menu and the permissions [SES-10]', async () => {
    const reply = await login('staff_north');
    expect(reply).toMatchObject({
      code: 0,
      data: {
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        userId: test.personas.staff.userId,
        corpId: test.personas.own.corpId,
        deptId: test.personas.own.northId,
        userName: 'staff_north',
        realName: 'staff_north',
        companyName: 'Own',
        versionLevel: 'flagship',
        remainingDays: null,
        system: 'YXF',
      },
    });
    expect(reply.data?.permissionList).toContainEqual({ code: 200001 });
    expect(reply.data?.menuList.flatMap(({ entries }) => entries.map(({ path }) => path))).toContain('/adv_mag');
  });

  it('sets a cookie that no script reads and no other site sends', async () => {
    const response = await send(test, null, 'session.login', { userName: 'owner', password: PASSWORD });
    expect(response.headers['set-cookie']).toMatch(/^session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(response.body).not.toContain(String(response.headers['set-cookie']).slice(8, 51));
  });

  it('makes token and cookie anew each time', async () => {
    const [first, second] = [await login('owner'), await login('owner')];
    expect(first.data?.token).not.toBe(second.data?.token);
  });

  it('shows in the menu only what the role opens [HOME-05, PERM-01]', async () => {
    const { data: signedIn } = await login('reviewer');
    const paths = signedIn?.menuList.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths).toContain('/adv_audit');
    expect(paths).not.toContain('/dev_mag');
    expect(signedIn?.permissionList).toContainEqual({ code: 400002 });
    expect(signedIn?.permissionList).not.toContainEqual({ code: 500001 });
  });

  it.each([
    ['owner', true],
    ['reviewer', false],
  ])('shows imports to who may import something: %s', async (userName, isShown) => {
    const { data: signedIn } = await login(userName);
    const paths = signedIn?.menuList.flatMap(({ entries }) => entries.map(({ path }) => path)) ?? [];
    expect(paths.includes('/import_tasks')).toBe(isShown);
  });

  it('writes a line into the operation log [REP-02]', async () => {
    await data(test, null, 'session.login', { userName: 'owner', password: PASSWORD }, { ip: '203.0.113.9' });
    const [line] = await test.services.store.read({ kind: 'system', corpId: test.personas.own.corpId }, (tx) =>
      tx.operationLogs.find((eb) => eb('call', '=', 'session.login'), { orderBy: ['createdAt', 'desc'], limit: 1 }),
    );
    expect(line).toMatchObject({ userName: 'owner', ip: '203.0.113.9', targetId: test.personas.owner.userId });
  });

  it('keeps passwords as Argon2id hashes [A16]', async () => {
    const account = await test.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.accounts.one(test.personas.owner.userId),
    );
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('leads each system to its own console [SES-11]', async () => {
    expect((await login('advertiser')).code).toBe(errors.WRONG_SYSTEM.code);
    expect((await call(test, null, 'session.accountLogin', { userName: 'owner', password: PASSWORD })).code).toBe(
      errors.WRONG_SYSTEM.code,
    );
    expect(
      (await call(test, null, 'session.accountLogin', { userName: 'advertiser', password: PASSWORD })).data,
    ).toMatchObject({ system: 'ADS' });
  });
});

describe('a wrong password', () => {
  it('is answered as an account that does not exist [A17]', async () => {
    const wrong = await login('owner', 'wrong-password');
    const unknown = await login('nobody_here', 'wrong-password');
    expect(wrong.code).toBe(FAILED);
    expect({ ...wrong, traceKey: '' }).toEqual({ ...unknown, traceKey: '' });
  });

  it('says nothing of a paused account; the right one does', async () => {
    const session = (await login('owner')).data;
    const paused = async (verb: 'account.pause' | 'account.enable') => {
      const response = await send(test, null, 'session.login', { userName: 'owner', password: PASSWORD });
      const cookie = /^session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '';
      await data(test, { token: response.json<{ data: SignedIn }>().data.token, cookie }, verb, {
        ids: [test.personas.clerk.userId],
      });
    };
    expect(session?.token).toBeTruthy();
    await paused('account.pause');
    expect((await login('clerk_none', 'wrong-password')).code).toBe(FAILED);
    expect((await login('clerk_none')).code).toBe(errors.ACCOUNT_PAUSED.code);
    await paused('account.enable');
    expect((await login('clerk_none')).code).toBe(0);
  });

  it('ten times locks the account for fifteen minutes from that address [A16]', async () => {
    const codes = await tries(10, 'owner', 'wrong-password');
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(FAILED));
    expect((await login('owner')).code).toBe(LOCKED);
    test.clock.advance(14 * MINUTE_MS);
    expect((await login('owner')).code).toBe(LOCKED);
    test.clock.advance(1 * MINUTE_MS + 1);
    expect((await login('owner')).code).toBe(0);
  });

  it('is looked at ten times at most, however long one waits between', async () => {
    const codes: number[] = [];
    for (let n = 0; n < 12; n++) {
      codes.push((await login('owner', 'wrong-password')).code);
      test.clock.advance(40_000);
    }
    expect(codes).toEqual([...Array<number>(10).fill(FAILED), LOCKED, LOCKED]);
  });

  it('leaves the owner in from another address meanwhile [A16]', async () => {
    await tries(10, 'owner', 'wrong-password', { ip: '198.51.100.7' });
    expect((await login('owner', PASSWORD, { ip: '198.51.100.7' })).code).toBe(LOCKED);
    expect((await login('owner', PASSWORD, { ip: '203.0.113.8' })).code).toBe(0);
  });

  it('from everywhere slows down all addresses but those where the owner works [A16]', async () => {
    expect((await login('staff_north', PASSWORD, { ip: '203.0.113.20' })).code).toBe(0);
    for (let n = 0; n < 15; n++) await tries(4, 'staff_north', 'wrong-password', { ip: `198.51.101.${n}` });
    expect((await login('staff_north', PASSWORD, { ip: '198.51.102.1' })).code).toBe(LOCKED);
    expect((await login('staff_north', PASSWORD, { ip: '203.0.113.20' })).code).toBe(0);
    // However long it goes on, nobody is locked out for longer than half a minute.
    test.clock.advance(30_000);
    expect((await login('staff_north', PASSWORD, { ip: '198.51.102.1' })).code).toBe(0);
  });

  it('security 15: a hundred and twenty from one address lock out that address alone', async () => {
    await tries(120, 'reviewer', 'wrong-password', { ip: '198.51.105.1' });
    expect((await login('reviewer', PASSWORD, { ip: '198.51.105.1' })).code).toBe(LOCKED);
    expect((await login('reviewer', PASSWORD, { ip: '198.51.106.1' })).code).toBe(0);
  });

  it('security 15: a login of one’s own takes back no guess at others from the same address', async () => {
    const ip = '198.51.107.1';
    for (let guesses = 0; guesses < 100; guesses += 20) {
      expect((await login('self_north', PASSWORD, { ip })).code).toBe(0);
      for (let n = 0; n < 20; n++) await login(`guess_${guesses + n}`, 'wrong-password', { ip });
    }
    expect((await login('self_north', PASSWORD, { ip: '198.51.107.1' })).code).toBe(LOCKED);
  });

  it('is not what several right ones at once are taken for', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => login('owner', PASSWORD, { ip: '198.51.108.1' })));
    expect(codes.map(({ code }) => code)).toEqual(Array(12).fill(0));
  });

  it('for a hundred accounts locks the address', async () => {
    for (let n = 0; n < 100; n++) await login(`guess_${n}`, 'wrong-password', { ip: '198.51.103.1' });
    expect((await login('owner', PASSWORD, { ip: '198.51.103.1' })).code).toBe(LOCKED);
  });

  it('counts tries that come at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 30 }, () => login('reviewer', 'wrong-password', { ip: '198.51.104.1' })),
    );
    expect(codes.filter(({ code }) => code === FAILED).length).toBeLessThanOrEqual(5);
    expect((await login('reviewer', PASSWORD, { ip: '198.51.104.1' })).code).toBe(LOCKED);
  });

  it('stays counted though the server is started anew', async () => {
    await tries(10, 'self_north', 'wrong-password');
    const { buildApp } = await import('#server/app.ts');
    const app = buildApp(test.services, { rateFactor: 1000, logTo: testLog });
    expect(
      (await call({ ...test, app }, null, 'session.login', { userName: 'self_north', password: PASSWORD })).code,
    ).toBe(LOCKED);
    await app.close();
  });

  it('is forgotten after a right one', async () => {
    await tries(4, 'owner', 'wrong-password');
    expect((await login('owner')).code).toBe(0);
    expect(await tries(5, 'owner', 'wrong-password')).toEqual(Array(5).fill(FAILED));
  });
});

describe('a hash of older parameters', () => {
  it('is made anew at the next login', async () => {
    const { hash } = await import('@node-rs/argon2');
    const { store } = test.services;
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await store.write({ kind: 'system', corpId: null }, (tx) =>
      tx.accounts.update(test.personas.self.userId, { password: old }),
    );
    expect((await login('self_north')).code).toBe(0);
    const account = await store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.accounts.one(test.personas.self.userId),
    );
    expect(account?.password).toMatch(/m=19456,t=2,p=1/);
    expect((await login('self_north')).code).toBe(0);
  });
});
