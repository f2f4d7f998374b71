import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { PASSWORD } from '#tests/support/personas.ts';

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
