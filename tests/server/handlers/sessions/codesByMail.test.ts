import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fingerprint, rowOf, setRow } from '#tests/support/rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const EMAIL = 'Owner@Example.com';

let test: TestApp;
let phone: string;
beforeAll(async () => {
  test = await buildTestApp();
  await setRow(test, 'account', test.personas.owner.userId, { email: EMAIL });
  phone = String((await rowOf(test, 'account', test.personas.owner.userId))?.['phone']);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.advance(2 * DAY_MS);
  test.sent.mails = [];
  test.sent.codes = [];
});

const codeOf = (text = '') => /\b[0-9]{6}\b/.exec(text)?.[0] ?? '';
const mailed = () => codeOf(test.sent.mails.at(-1)?.text);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (input: object) => call<FieldErrors>(test, null, 'session.sendCode', input);
const signIn = (input: object) => call<FieldErrors>(test, null, 'session.mobileLogin', input);
const renew = (input: object) => call<FieldErrors>(test, null, 'session.newPassword', input);

describe('signing in by a mailed code', () => {
  it('takes the code once, whatever case the address is written in [SES-21]', async () => {
    expect(await ask({ email: 'owner@example.COM' })).toMatchObject({ code: 0, data: { resendS: 60 } });
    expect(test.sent.mails).toMatchObject([{ to: ['owner@example.com'], subject: 'Vitrine verification code' }]);
    expect(test.sent.mails[0]?.html).toContain(mailed());
    expect(test.sent.mails[0]?.subject).not.toContain(mailed());
    expect((await signIn({ email: EMAIL, code: mailed() })).data).toMatchObject({ userName: 'owner' });
    expect((await signIn({ email: EMAIL, code: mailed() })).code).toBe(errors.CODE_BURNT.code);
  });

  it('speaks the language of who asks', async () => {
    await call(test, null, 'session.sendCode', { email: EMAIL }, { language: 'zh_cn' });
    expect(test.sent.mails).toMatchObject([{ subject: 'Vitrine 验证码' }]);
    expect(test.sent.mails[0]?.text).toContain('您的验证码是');
  });

  it('answers alike whether there is such an account or not, and mails to none [SES-21]', async () => {
    const known = await ask({ email: EMAIL });
    expect(await ask({ email: 'nobody@example.com' })).toMatchObject({ code: known.code, data: known.data });
    expect(test.sent.mails).toHaveLength(1);
    expect((await signIn({ email: 'nobody@example.com', code: '000000' })).code).toBe(errors.CODE_WRONG.code);
  });

  it('opens no account where several have the address', async () => {
    await setRow(test, 'account', test.personas.self.userId, { email: EMAIL.toLowerCase() });
    await ask({ email: EMAIL });
    expect(test.sent.mails).toEqual([]);
    await setRow(test, 'account', test.personas.self.userId, { email: null });
  });

  it('waits a minute between two codes, said at the address [SES-21]', async () => {
    await ask({ email: EMAIL });
    expect(await ask({ email: EMAIL })).toMatchObject({
      code: errors.CODE_TOO_SOON.code,
      data: { errors: { email: 'A code was sent just now, please wait' } },
    });
  });

  it('names a phone or an address, not neither and not both', async () => {
    expect(await ask({})).toMatchObject({ code: errors.PAYLOAD_INVALID.code, data: { errors: { phone: 'Required' } } });
    expect(await ask({ phone, email: EMAIL })).toMatchObject({ code: errors.PAYLOAD_INVALID.code });
    expect(await signIn({ code: '123456' })).toMatchObject({ code: errors.PAYLOAD_INVALID.code });
  });

  it('is off in production without a mail server, since mails are files there', async () => {
    const without = await buildTestApp({ config: { production: true } });
    const answer = await call<FieldErrors>(without, null, 'session.sendCode', { email: EMAIL });
    expect(answer).toMatchObject({
      code: errors.CODE_NO_MAIL.code,
      data: { errors: { email: 'This installation sends no codes by mail' } },
    });
    expect(await fingerprintOfCodes(without)).toBe(0);
    await without.close();
  });
});

async function fingerprintOfCodes(app: TestApp): Promise<number> {
  const rows = await app.services.store.read({ kind: 'system', corpId: null }, (tx) =>
    tx.db.selectFrom('phone_codes').select('id').execute(),
  );
  return rows.length;
}

describe('a forgotten password', () => {
  it('is set anew by a code to the phone, and ends every session [SES-19]', async () => {
    await ask({ phone });
    const { token } = await data<{ token: string }>(test, null, 'session.mobileLogin', {
      phone,
      code: test.sent.codes.at(-1)?.code,
    });
    test.clock.advance(61_000);
    await ask({ phone, purpose: 'password' });
    const code = test.sent.codes.at(-1)?.code ?? '';
    expect(await renew({ phone, code, newPassword: 'a whole new one' })).toMatchObject({ code: 0 });
    expect((await call(test, { token }, 'session.menu')).code).toBe(errors.LOGIN_TIMEOUT.code);
    const signedIn = await call(test, null, 'session.login', { userName: 'owner', password: 'a whole new one' });
    expect(signedIn).toMatchObject({ code: 0, data: { mustChangePassword: false } });
    expect((await renew({ phone, code, newPassword: 'another new one' })).code).toBe(errors.CODE_BURNT.code);
  });

  it('is set anew by a mailed code, too', async () => {
    await ask({ email: EMAIL, purpose: 'password' });
    expect(await renew({ email: EMAIL, code: mailed(), newPassword: 'by mail it is' })).toMatchObject({ code: 0 });
    expect((await call(test, null, 'session.login', { userName: 'owner', password: 'by mail it is' })).code).toBe(0);
  });

  it('takes no code that was sent to sign in, and a code for it signs nobody in', async () => {
    await ask({ email: EMAIL });
    const before = await fingerprint(test, 'account');
    expect((await renew({ email: EMAIL, code: mailed(), newPassword: 'never set' })).code).toBe(errors.CODE_BURNT.code);
    test.clock.advance(61_000);
    await ask({ email: EMAIL, purpose: 'password' });
    const code = mailed();
    test.clock.advance(1);
    expect((await signIn({ email: EMAIL, code })).code).not.toBe(0);
    expect(await fingerprint(test, 'account')).toEqual(before);
  });

  it('is refused after five wrong codes, and changes nothing', async () => {
    await ask({ email: EMAIL, purpose: 'password' });
    const right = mailed();
    const before = await fingerprint(test, 'account');
    const answers: number[] = [];
    for (let tries = 0; tries < 5; tries += 1)
      answers.push((await renew({ email: EMAIL, code: other(right), newPassword: 'never set' })).code);
    expect(answers).toEqual([...Array<number>(4).fill(errors.CODE_WRONG.code), errors.CODE_BURNT.code]);
    expect((await renew({ email: EMAIL, code: right, newPassword: 'never set' })).code).toBe(errors.CODE_BURNT.code);
    expect(await fingerprint(test, 'account')).toEqual(before);
  });

  it('must not be the account or too common, and the code stays good', async () => {
    await setRow(test, 'account', test.personas.owner.userId, { userName: 'owner_long' });
    await ask({ email: EMAIL, purpose: 'password' });
    const code = mailed();
    expect(await renew({ email: EMAIL, code, newPassword: 'owner_long' })).toMatchObject({
      code: errors.PASSWORD_IS_NAME.code,
      data: { errors: { newPassword: 'The password must not be the login account' } },
    });
    expect((await renew({ email: EMAIL, code, newPassword: '123456' })).code).toBe(errors.PAYLOAD_INVALID.code);
    expect((await renew({ email: EMAIL, code, newPassword: 'my own words' })).code).toBe(0);
    await setRow(test, 'account', test.personas.owner.userId, { userName: 'owner' });
  });
});
