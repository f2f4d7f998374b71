import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { PASSWORD } from '#tests/support/personas.ts';

/**
 * A client that was written from docs/architecture.md ("The call") alone, as a maker of another client would: it
 * shares no code with the product, and talks to it over a socket.
 */
interface Client {
  host: string;
  now: () => number;
  token?: string;
  cookie?: string;
}

const APPID = 'vitrine-console';
const APP_KEY = 'vitrine-development-key';
const installation = randomBytes(16).toString('hex');

function md5(text: string): string {
  return createHash('md5').update(Buffer.from(text, 'utf8')).digest('hex');
}

function signOf(fields: Map<string, string>): string {
  const names = [...fields.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return md5(`${names.map((name) => `${name}=${fields.get(name)}`).join('&')}&key=${APP_KEY}`);
}

async function ask(
  client: Client,
  path: string,
  payload: object,
): Promise<{ reply: { code: number; message: string; data: never }; cookies: string[] }> {
  const json = JSON.stringify(payload);
  const envelope = new Map([
    ['version', '1.3'],
    ['appid', APPID],
    ['language', 'zh_cn'],
    ['sequence', randomBytes(16).toString('hex')],
    ['timestamp', String(client.now())],
    ['uuid', installation],
    ['traceKey', randomBytes(16).toString('hex')],
    ...(client.token ? ([['token', client.token]] as const) : []),
  ]);
  const sign = signOf(new Map([...envelope, ['path', path], ['payload', json]]));
  const query = [...envelope, ['sign', sign]]
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  const response = await fetch(`${client.host}${path}?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(client.cookie ? { cookie: client.cookie } : {}),
    },
    body: `payload=${encodeURIComponent(json)}`,
  });
  return { reply: (await response.json()) as never, cookies: response.headers.getSetCookie() };
}

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  client = { host: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`, now: () => test.clock.now() };
});
afterAll(() => test.close());

describe('a client of somebody else', () => {
  it('signs as the page says', () => {
    const fields = new Map([
      ['appid', 'vitrine-console'],
      ['language', 'en_us'],
      ['path', '/device/list.shtml'],
      ['payload', '{"page":1,"q":"大堂 & 1"}'],
      ['sequence', '00000000000000000000000000000001'],
      ['timestamp', '1780000000000'],
      ['traceKey', '00000000000000000000000000000002'],
      ['uuid', '00000000000000000000000000000003'],
      ['version', '1.3'],
    ]);
    expect(signOf(fields)).toBe('31aa0063c655c49fff8b186f45869362');
    expect(signOf(fields.set('token', 'abc'))).toBe('5620e94446c29dd7dfb5cb65e88503d0');
  });

  it('signs in and lists devices', async () => {
    const { reply, cookies } = await ask(client, '/auth/login.shtml', { userName: 'staff_north', password: PASSWORD });
    expect(reply).toMatchObject({
      code: 0,
      message: 'ok',
      data: { system: 'YXF', token: expect.stringMatching(/^[A-Za-z0-9_-]+$/) },
    });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^session=[^;]+;.*HttpOnly.*SameSite=Strict/i);
    const { token } = reply.data as { token: string };
    const signedIn = { ...client, token, cookie: String(cookies[0]).split(';')[0] };
    const { reply: listed } = await ask(signedIn, '/device/list.shtml', { page: 1, pageSize: 20, q: '大堂 & 1+%' });
    expect(listed).toMatchObject({ code: 0, data: { list: [], total: 0 } });
  });

  it('gets nothing with the token alone', async () => {
    const { reply } = await ask(client, '/auth/login.shtml', { userName: 'staff_north', password: PASSWORD });
    const { token } = reply.data as { token: string };
    expect((await ask({ ...client, token }, '/device/list.shtml', {})).reply.code).toBe(-10008);
  });
});
