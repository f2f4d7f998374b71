import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send } from '#tests/support/call.ts';
import { PASSWORD } from '#tests/support/personas.ts';

const MINUTE = 60_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(() => void (test.sent.codes.length = test.sent.mails.length = 0));

interface Settings {
  phone: string | null;
  email: string | null;
  sessions: { id: string; isThis: boolean; userAgent: string; ip: string }[];
}

const mine = () => data<Settings>(test, test.personas.staff, 'session.loginSettings', {});
const codeTo = async (phone: string) => {
  test.clock.advance(2 * MINUTE);
  await data(test, test.personas.staff, 'session.bindCode', { phone });
  return test.sent.codes.at(-1)!.code;
};

describe('one’s own phone and e-mail [ENT-10] [ENT-01] [ADS-06]', () => {
  it('are changed with the code that was sent there and the present password', async () => {
    const code = await codeTo('13900000001');
    await data(test, test.personas.staff, 'session.bind', { phone: '13900000001', code, oldPassword: PASSWORD });
    expect(await mine()).toMatchObject({ phone: '13900000001' });
    const log = await data<{ list: { call: string; before: unknown; after: unknown }[] }>(
      ...([test, test.personas.owner, 'operationLog.list', {}] as const),
    );
    expect(log.list.map((line) => line.call)).toContain('session.bind');
  });

  it('by mail, too', async () => {
    test.clock.advance(2 * MINUTE);
    await data(test, test.personas.staff, 'session.bindCode', { email: 'Staff@Example.com' });
    const code = /\d{6}/.exec(test.sent.mails.at(-1)!.text)![0];
    await data(test, test.personas.staff, 'session.bind', { email: 'Staff@Example.com', code, oldPassword: PASSWORD });
    expect(await mine()).toMatchObject({ email: 'staff@example.com' });
  });

  it.each([
    ['a wrong code', { code: '000000' }, 'CODE_WRONG', 'The code is wrong', '验证码错误'],
    ['a wrong password', { oldPassword: 'not-it' }, 'PASSWORD_WRONG', 'The old password is wrong', '原密码错误'],
  ] as const)('stay as they are with %s', async (_what, wrong, name, en, zh) => {
    const before = await mine();
    const code = await codeTo('13900000002');
    const payload = { phone: '13900000002', code, oldPassword: PASSWORD, ...wrong };
    const { staff } = test.personas;
    expect(await call(test, staff, 'session.bind', payload)).toMatchObject({ code: errors[name].code, message: en });
    expect(await call(test, staff, 'session.bind', payload, { language: 'zh_cn' })).toMatchObject({ message: zh });
    expect(await mine()).toEqual(before);
  });

  it('take no code that was sent to sign in, and none to another number', async () => {
    const code = await codeTo('13900000003');
    const payload = { phone: '13900000004', code, oldPassword: PASSWORD };
    expect((await call(test, test.personas.staff, 'session.bind', payload)).code).toBe(errors.CODE_BURNT.code);
  });

  it('are not those of somebody else', async () => {
    const { phone } = await data<Settings>(test, test.personas.owner, 'session.loginSettings', {});
    const code = await codeTo(phone!);
    expect(await call(test, test.personas.staff, 'session.bind', { phone, code, oldPassword: PASSWORD })).toMatchObject(
      {
        code: -10006,
        data: { rules: { phone: 'taken' } },
      },
    );
  });
});

describe('one’s own sessions [ENT-10]', () => {
  const signIn = async () => {
    const answer = await send(
      ...([test, null, 'session.login', { userName: 'staff_north', password: PASSWORD }] as const),
      { headers: { 'user-agent': CHROME }, ip: '203.0.113.9' },
    );
    const cookie = answer.cookies.find(({ name }) => name === 'session')!.value;
    return { token: answer.json<{ data: { token: string } }>().data.token, cookie };
  };

  it('are listed with device and address, and one is ended at once', async () => {
    const other = await signIn();
    const { sessions } = await mine();
    const [found] = sessions.filter(({ isThis }) => !isThis);
    expect(found).toMatchObject({ userAgent: CHROME, ip: '203.0.113.9' });
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(await data(test, test.personas.staff, 'session.endSession', { id: found!.id })).toEqual({ ended: 1 });
    expect((await call(test, other, 'session.menu', {})).code).toBe(errors.LOGIN_TIMEOUT.code);
    expect((await call(test, test.personas.staff, 'session.menu', {})).code).toBe(0);
  });

  it('are all ended but the one that asks', async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect(await data(test, test.personas.staff, 'session.endSession', {})).toEqual({ ended: 2 });
    for (const other of [one, two])
      expect((await call(test, other, 'session.menu', {})).code).toBe(errors.LOGIN_TIMEOUT.code);
  });

  it('are ended also where they are more than are shown', async () => {
    const { userId, corpId } = test.personas.staff;
    await test.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
      const account = { account_id: userId, corp_id: corpId, system: 'YXF', ip: '203.0.113.9' };
      const times = { created_at: tx.now, last_seen_at: tx.now, expires_at: tx.now + MINUTE };
      const rows = Array.from({ length: 70 }, (_, n) => ({ id: `s${n}`, token_hash: `t${n}`, cookie_hash: `c${n}` }));
      await tx.db
        .insertInto('sessions')
        .values(rows.map((row) => ({ ...row, ...account, ...times })))
        .execute();
    });
    expect((await mine()).sessions).toHaveLength(50);
    expect(await data(test, test.personas.staff, 'session.endSession', {})).toEqual({ ended: 70 });
    expect((await mine()).sessions).toHaveLength(1);
  });

  it('of another account are answered as none', async () => {
    const { sessions } = await data<Settings>(test, test.personas.owner, 'session.loginSettings', {});
    expect((await call(test, test.personas.staff, 'session.endSession', { id: sessions[0]!.id })).code).toBe(
      errors.NOT_FOUND.code,
    );
    expect((await call(test, test.personas.owner, 'session.menu', {})).code).toBe(0);
  });
});
