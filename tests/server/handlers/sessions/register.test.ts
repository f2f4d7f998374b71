import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, send } from '#tests/support/call.ts';

const MINUTE = 60_000;

let scene: TestApp;
beforeAll(async () => {
  scene = await buildTestApp();
});
afterAll(() => scene.close());
// Past the wait between two codes, and the lock of an address.
beforeEach(() => scene.clock.advance(20 * MINUTE));

let serial = 0;
const newPhone = () => `139${String(++serial).padStart(8, '0')}`;

async function codeFor(phone: string): Promise<string> {
  const reply = await call(scene, null, 'session.sendCode', { phone, purpose: 'register' });
  expect(reply.code).toBe(0);
  await new Promise((resolve) => setImmediate(resolve));
  return scene.sent.codes.findLast((sent) => sent.phone === phone)?.code ?? '';
}
const register = (phone: string, code: string, input: object = {}) =>
  call<{ corpId: string; userId: string; system: string; companyName: string }>(scene, null, 'session.register', {
    phone,
    code,
    name: 'Bear Coffee',
    type: 'enterprise',
    userName: `bear_${serial}x`,
    password: 'ginger-bread-7',
    ...input,
  });
const counted = () => scene.services.store.read({ kind: 'system', corpId: null }, (tx) => tx.corporations.count());

describe('a registration [SES-20]', () => {
  test('opens an advertiser below the platform, signed in at once, that may place nothing', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const answer = await send(scene, null, 'session.register', {
      phone,
      code,
      name: ' Bear​  Coffee‮ ',
      userName: 'bear_coffee',
      password: 'ginger-bread-7',
    });
    const body = answer.json<{
      code: number;
      data: { token: string; system: string; companyName: string; corpId: string };
    }>();
    expect(body).toMatchObject({ code: 0, data: { system: 'ADS', companyName: 'Bear Coffee' } });
    const cookie = answer.cookies.find(({ name }) => name === 'session')?.value ?? '';
    const caller = { token: body.data.token, cookie };
    expect(await call(scene, caller, 'verification.audit', {})).toMatchObject({
      code: 0,
      data: {
        name: 'Bear Coffee',
        kinds: [{ state: 'unsubmitted' }, { state: 'unsubmitted' }, { state: 'unsubmitted' }],
      },
    });
    const corporation = await scene.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.corporations.one(body.data.corpId),
    );
    // No brand names an owner of this host: the first enterprise without a superior takes it.
    expect(corporation).toMatchObject({
      customerType: 'advertiser',
      superiorId: scene.personas.superior.corpId,
      identityState: 'unsubmitted',
      phone,
    });
    const again = await call(scene, null, 'session.accountLogin', {
      userName: 'bear_coffee',
      password: 'ginger-bread-7',
    });
    expect(again.code).toBe(0);
  });

  test('says that there is an account to whoever has the code, and to nobody else', async () => {
    const phone = newPhone();
    await register(phone, await codeFor(phone));
    scene.clock.advance(2 * MINUTE);
    const before = await counted();
    const code = await codeFor(phone);
    expect((await register(phone, code === '000000' ? '000001' : '000000', { userName: 'someone_else' })).code).toBe(
      errors.CODE_WRONG.code,
    );
    expect((await register(phone, code, { userName: 'someone_else' })).code).toBe(errors.REGISTER_TAKEN.code);
    expect(await counted()).toBe(before);
  });

  test('asks no more than five login names of one code, and keeps nothing of those that are taken', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const before = await counted();
    const codes = [];
    for (let tries = 0; tries < 6; tries += 1)
      codes.push((await register(phone, code, { userName: 'advertiser' })).code);
    expect(codes).toEqual([...Array<number>(5).fill(errors.PAYLOAD_INVALID.code), errors.CODE_BURNT.code]);
    expect(await counted()).toBe(before);
  });

  test.each([
    ['a code to sign in', { purpose: 'login' }],
    ['a code for a password', { purpose: 'password' }],
  ])('takes no other code: %s', async (_, { purpose }) => {
    const { phone } = await scene.services.store
      .read({ kind: 'system', corpId: null }, (tx) => tx.accounts.one(scene.personas.advertiser.userId))
      .then((account) => ({ phone: account?.phone ?? '' }));
    await call(scene, null, 'session.sendCode', { phone, purpose });
    await new Promise((resolve) => setImmediate(resolve));
    const code = scene.sent.codes.findLast((sent) => sent.phone === phone)?.code ?? '';
    expect((await register(phone, code)).code).toBe(errors.CODE_BURNT.code);
  });

  test.each([
    ['a name of nothing that is seen', { name: '​‮' }],
    ['a common password', { password: 'password1' }],
    ['a password that is the name', { userName: 'honey_bear', password: 'honey_bear1' }],
    ['a login name in capitals', { userName: 'BearCoffee' }],
  ])('refuses %s', async (_, input) => {
    const phone = newPhone();
    const before = await counted();
    expect((await register(phone, await codeFor(phone), input)).code).toBeLessThan(0);
    expect(await counted()).toBe(before);
  });

  test('waits after ten tries from one address', async () => {
    const phone = newPhone();
    await codeFor(phone);
    const codes = [];
    for (let tries = 0; tries < 12; tries += 1) codes.push((await register(phone, '123456')).code);
    expect(codes.at(-1)).toBe(errors.TOO_MANY_CALLS.code);
  });
});
