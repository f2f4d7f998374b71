import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import type { FieldErrors } from '#core/protocol/reply.ts';
import { loadConfig } from '#server/config.ts';
import { openServices } from '#server/openServices.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, type CallOptions } from '#tests/support/call.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNKNOWN_PHONE = '13900000000';

let test: TestApp;
let phone: string;
beforeAll(async () => {
  test = await buildTestApp();
  phone =
    (
      await test.services.store.read({ kind: 'system', corpId: null }, (tx) =>
        tx.accounts.one(test.personas.owner.userId),
      )
    )?.phone ?? '';
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(2 * DAY_MS));

const ask = (to = phone, options: CallOptions = {}) => call(test, null, 'session.sendCode', { phone: to }, options);
const enter = (code: string, options: CallOptions = {}) =>
  call<FieldErrors>(test, null, 'session.mobileLogin', { phone, code }, options);
const latest = () => test.sent.codes.at(-1)?.code ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('security 7: where there is no gateway', () => {
  it('no code is sent, kept or said, and the answer says so whoever asks [SES-04]', async () => {
    const lines: string[] = [];
    const without = await buildTestApp({ sms: null, logTo: { write: (line) => void lines.push(line) } });
    const ask = (to: string) => call<FieldErrors>(without, null, 'session.sendCode', { phone: to });
    expect(await ask('13800000001')).toMatchObject({
      code: errors.CODE_UNAVAILABLE.code,
      data: { errors: { phone: 'This installation sends no codes' } },
    });
    expect((await ask(UNKNOWN_PHONE)).code).toBe(errors.CODE_UNAVAILABLE.code);
    const kept = await without.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db.selectFrom('phone_codes').select('id').execute(),
    );
    expect(kept).toEqual([]);
    expect(lines.join('')).not.toMatch(/\b[0-9]{6}\b(?!\d)/);
    await without.close();
  });

  it.each([
    [{ NODE_ENV: 'production' }, null],
    [{}, 'a sandbox'],
  ])('production has no sandbox, which would write codes down: %o', async (env, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-sms-'));
    const secrets = { SECRET: '3f8a1c9e5b7d2046a8c3e1f59b7d4062', APPID: 'acme-console', APP_KEY: '90b1c7de2f3a4586' };
    const config = loadConfig({ ...secrets, ...env, DATA_DIR: folder });
    const services = await openServices(config, () => undefined);
    expect(services.sms === null ? null : 'a sandbox').toBe(expected);
    await services.store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('signing in by phone', () => {
  it('takes the code that was sent, once [SES-04]', async () => {
    expect(await ask()).toMatchObject({ code: 0, data: { resendS: 60 } });
    expect(latest()).toMatch(/^[0-9]{6}$/);
    expect((await enter(latest())).data).toMatchObject({ userName: 'owner', token: expect.any(String) });
    expect((await enter(latest())).code).toBe(errors.CODE_BURNT.code);
  });

  it('says a wrong code at its field', async () => {
    await ask();
    expect(await enter(other(latest()))).toMatchObject({
      code: errors.CODE_WRONG.code,
      data: { errors: { code: 'The code is wrong' } },
    });
  });

  it('burns the code at the fifth wrong try [SES-04]', async () => {
    await ask();
    const codes: number[] = [];
    for (let n = 0; n < 5; n++) codes.push((await enter(other(latest()))).code);
    expect(codes).toEqual([...Array<number>(4).fill(errors.CODE_WRONG.code), errors.CODE_BURNT.code]);
    expect((await enter(latest())).code).toBe(errors.CODE_BURNT.code);
  });

  it('burns it for tries that come at once, too', async () => {
    await ask();
    await Promise.all(Array.from({ length: 20 }, () => enter(other(latest()))));
    expect((await enter(latest())).code).toBe(errors.CODE_BURNT.code);
  });

  it('takes a code for five minutes [SES-04]', async () => {
    await ask();
    test.clock.advance(5 * 60_000 + 1);
    expect((await enter(latest())).code).toBe(errors.CODE_BURNT.code);
    await ask();
    test.clock.advance(5 * 60_000);
    expect((await enter(latest())).code).toBe(0);
  });

  it('takes the latest code only', async () => {
    await ask();
    const first = latest();
    test.clock.advance(61_000);
    await ask();
    expect((await enter(first)).code).toBe(errors.CODE_WRONG.code);
    expect((await enter(latest())).code).toBe(0);
  });

  it('takes a code from the installation that asked for it only [A16]', async () => {
    await ask();
    expect((await enter(latest(), { uuid: 'f'.repeat(32) })).code).toBe(errors.CODE_BURNT.code);
  });

  it('security 15: a stranger’s requests neither hold up the owner’s nor take their code away', async () => {
    const stranger = { ip: '198.51.100.77', uuid: 'e'.repeat(32) };
    expect((await ask(phone, stranger)).code).toBe(0);
    expect((await ask()).code).toBe(0);
    const code = latest();
    test.clock.advance(61_000);
    expect((await ask(phone, stranger)).code).toBe(0);
    expect((await enter(code)).code).toBe(0);
    for (let n = 0; n < 6; n++)
      for (let day = 0; day < 5; day++)
        await ask(phone, { ip: `198.51.100.${n}`, uuid: 'e'.repeat(32) }).then(() => test.clock.advance(61_000));
    expect((await ask(phone, { ip: '198.51.100.99' })).code).toBe(errors.CODE_TOO_SOON.code);
    // A person who signed in from here recently does not count as a stranger.
    expect((await ask()).code).toBe(0);
  });

  it('sends another only after 60 seconds [SES-04]', async () => {
    await ask();
    expect(await ask()).toMatchObject({
      code: errors.CODE_TOO_SOON.code,
      data: { errors: { phone: expect.any(String) } },
    });
    test.clock.advance(59_999);
    expect((await ask()).code).toBe(errors.CODE_TOO_SOON.code);
    test.clock.advance(1);
    expect((await ask()).code).toBe(0);
  });

  it('sends five an hour, and ten a day [A16]', async () => {
    const codes: number[] = [];
    for (let n = 0; n < 40; n++) {
      codes.push((await ask()).code);
      test.clock.advance(11 * 60_000);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(codes.slice(0, 6)).toEqual([0, 0, 0, 0, 0, errors.CODE_TOO_SOON.code]);
  });

  it('sends twenty an hour from one address, to whomever [A16]', async () => {
    const codes: number[] = [];
    for (let n = 0; n < 25; n++)
      codes.push((await ask(`1391234${String(n).padStart(4, '0')}`, { ip: '198.51.100.9' })).code);
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
  });

  it('answers a stranger alike, and sends nothing [A17]', async () => {
    const known = await ask();
    const sent = test.sent.codes.length;
    const unknown = await ask(UNKNOWN_PHONE);
    expect({ ...unknown, traceKey: '' }).toEqual({ ...known, traceKey: '' });
    expect(test.sent.codes).toHaveLength(sent);
    expect((await call(test, null, 'session.mobileLogin', { phone: UNKNOWN_PHONE, code: '123456' })).code).toBeLessThan(
      0,
    );
  });

  it.each(['12345678901', '1380000000', '138000000000', '+8613800000000', '23800000000', ''])(
    'takes no phone %j [SES-04]',
    async (wrong) => {
      expect((await ask(wrong)).code).toBe(errors.PAYLOAD_INVALID.code);
    },
  );

  it('keeps no code in the store that could be read there', async () => {
    await ask();
    const rows = await test.services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db.selectFrom('phone_codes').selectAll().execute(),
    );
    expect(JSON.stringify(rows.map(({ code_hash }) => code_hash))).not.toContain(latest());
  });
});
