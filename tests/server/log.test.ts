import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hex32 } from '#core/protocol/random.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, send } from '#tests/support/call.ts';
import { PASSWORD } from '#tests/support/personas.ts';

let test: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  test = await buildTestApp({ config: { logLevel: 'debug' }, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => test.close());

describe('the log', () => {
  it('says refused calls by name, with trace key and address', async () => {
    const traceKey = hex32();
    await call(test, test.personas.clerk, 'tag.list', {}, { traceKey });
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 40, call: 'tag.list', refused: 'NO_PERMISSION', ip: '127.0.0.1', traceKey }),
    );
  });

  it('says the cause of a fault, with the trace key that was answered [A28]', async () => {
    const { store } = test.services;
    const read = vi.spyOn(store, 'read').mockRejectedValue(new Error('the disk is gone'));
    test.clock.advance(2_000);
    const reply = await call(test, test.personas.owner, 'tag.list');
    read.mockRestore();
    const line = lines.find((each) => each.includes(reply.traceKey));
    expect(JSON.parse(String(line))).toMatchObject({
      level: 50,
      call: 'tag.list',
      err: { message: 'the disk is gone' },
    });
  });

  it('never says a token, a cookie, a sign, a password or a code [A15]', async () => {
    const { owner } = test.personas;
    const response = await send(test, null, 'session.login', { userName: 'owner', password: PASSWORD });
    await call(test, null, 'session.login', { userName: 'owner', password: 'wrong-password-1' });
    await call(test, owner, 'session.changePassword', {
      oldPassword: 'wrong-password-2',
      newPassword: 'next-password-3',
    });
    await call(test, null, 'session.sendCode', { phone: '13800000001' });
    await test.app.inject({
      method: 'POST',
      url: `/no/such.shtml?token=${owner.token}&sign=${'a'.repeat(32)}`,
      headers: { cookie: `session=${owner.cookie}` },
    });
    await test.app.inject({
      method: 'POST',
      url: `/device/list.shtml?token=${owner.token}`,
      payload: 'payload=x'.padEnd(2_000_000, 'y'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const said = lines.join('\n');
    const secrets = [
      owner.token,
      owner.cookie,
      'a'.repeat(32),
      PASSWORD,
      'wrong-password-1',
      'wrong-password-2',
      'next-password-3',
      response.json<{ data: { token: string } }>().data.token,
      ...test.sent.codes.map(({ code }) => `"${code}"`),
    ];
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    expect(said).not.toContain('?token');
  });
});

describe('the address of a caller', () => {
  it('is what the proxy saw, and not what the caller wrote [A16]', async () => {
    const behind = await buildTestApp({
      config: { trustProxy: 'loopback, linklocal, uniquelocal', logLevel: 'debug' },
      logTo: { write: (line) => void lines.push(line) },
    });
    const traceKey = hex32();
    await call(
      behind,
      null,
      'tag.list',
      {},
      { traceKey, key: 'another-key', headers: { 'x-forwarded-for': '10.9.9.9, 203.0.113.77' } },
    );
    expect(JSON.parse(String(lines.find((line) => line.includes(traceKey))))).toMatchObject({ ip: '203.0.113.77' });
    await behind.close();
    const direct = hex32();
    await call(
      test,
      null,
      'tag.list',
      {},
      { traceKey: direct, key: 'another-key', headers: { 'x-forwarded-for': '203.0.113.78' } },
    );
    expect(JSON.parse(String(lines.find((line) => line.includes(direct))))).toMatchObject({ ip: '127.0.0.1' });
  });
});
