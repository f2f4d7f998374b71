import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send, type Caller } from '#tests/support/call.ts';
import { PASSWORD } from '#tests/support/personas.ts';

const NEW = 'quite-another-one';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { resetPassword: 'set-by-owner' } });
});
afterAll(() => test.close());

async function signIn(userName: string, password: string): Promise<Caller & { mustChangePassword: boolean }> {
  const response = await send(test, null, 'session.login', { userName, password });
  const { data: signedIn } = response.json<{ data: { token: string; mustChangePassword: boolean } }>();
  return {
    token: signedIn.token,
    mustChangePassword: signedIn.mustChangePassword,
    cookie: /^session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '',
  };
}

const change = (caller: Caller, oldPassword: string, newPassword: string) =>
  call(test, caller, 'session.changePassword', { oldPassword, newPassword });

describe('changing one’s own password [ME-01]', () => {
  it('wants the old one, said at its field', async () => {
    const caller = await signIn('owner', PASSWORD);
    expect(await change(caller, 'wrong-password', NEW)).toMatchObject({
      code: errors.PASSWORD_WRONG.code,
      data: { errors: { oldPassword: 'The old password is wrong' } },
    });
    expect((await change(caller, PASSWORD, PASSWORD)).code).toBe(errors.PASSWORD_SAME.code);
    expect((await change(caller, PASSWORD, 'short')).code).toBe(errors.PAYLOAD_INVALID.code);
  });

  it('ends all other sessions of the account, and leaves this one [A22]', async () => {
    const [here, there] = [await signIn('staff_north', PASSWORD), await signIn('staff_north', PASSWORD)];
    expect((await change(here, PASSWORD, NEW)).code).toBe(0);
    expect((await call(test, here, 'session.menu')).code).toBe(0);
    expect((await call(test, there, 'session.menu')).code).toBe(errors.LOGIN_TIMEOUT.code);
    expect((await call(test, null, 'session.login', { userName: 'staff_north', password: PASSWORD })).code).toBe(
      errors.LOGIN_FAILED.code,
    );
    expect((await signIn('staff_north', NEW)).token).toBeTruthy();
  });

  it('is throttled like a login', async () => {
    const caller = await signIn('reviewer', PASSWORD);
    for (let n = 0; n < 5; n++)
      expect((await change(caller, 'wrong-password', NEW)).code).toBe(errors.PASSWORD_WRONG.code);
    expect((await change(caller, PASSWORD, NEW)).code).toBe(errors.ACCOUNT_LOCKED.code);
  });
});

describe('a password that somebody else set [ENT-09]', () => {
  it('ends the sessions, and must be changed before anything else', async () => {
    const before = await signIn('self_north', PASSWORD);
    await data(test, test.personas.owner, 'account.resetPassword', { ids: [test.personas.self.userId] });
    expect((await call(test, before, 'session.menu')).code).toBe(errors.LOGIN_TIMEOUT.code);

    const caller = await signIn('self_north', 'set-by-owner');
    expect(caller.mustChangePassword).toBe(true);
    expect(await call(test, caller, 'tag.list')).toMatchObject({
      code: errors.PASSWORD_MUST_CHANGE.code,
      message: 'Please change your password first',
    });
    expect((await call(test, caller, 'session.menu')).data).toMatchObject({ mustChangePassword: true });
    expect((await change(caller, 'set-by-owner', NEW)).code).toBe(0);
    expect((await call(test, caller, 'tag.list')).code).toBe(0);
    expect((await signIn('self_north', NEW)).mustChangePassword).toBe(false);
  });
});
