import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENVELOPE_FORMATS, REQUIRED_FIELDS } from '#core/protocol/envelope.ts';
import { hex32 } from '#core/protocol/random.ts';
import type { Reply } from '#core/protocol/reply.ts';
import { sign } from '#core/protocol/sign.ts';
import { signedCall } from '#core/protocol/signedCall.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { INSTALLATION, post } from '#tests/support/call.ts';

const SIGN_WRONG = -10001;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** A good call in its parts, so that a test can spoil one. */
function parts(payload: unknown = {}) {
  const { owner } = test.personas;
  const { appId, appKey } = test.services.config;
  const made = signedCall({
    path: '/account/menu.shtml',
    payload,
    appid: appId,
    key: appKey,
    language: 'en_us',
    token: owner.token,
    uuid: INSTALLATION,
    traceKey: hex32(),
    sequence: hex32(),
    timestamp: test.clock.now(),
  });
  const url = new URL(made.url, 'http://host');
  return { path: url.pathname, query: url.searchParams, body: new URLSearchParams(made.body) };
}

async function answer(
  { path, query, body }: { path: string; query: URLSearchParams | string; body: URLSearchParams | string },
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await post(test, `${path}?${query}`, String(body), {
    cookie: `session=${test.personas.owner.cookie}`,
    ...headers,
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('the sign guard', () => {
  it('lets a good call pass [NET-02]', async () => {
    expect((await answer(parts())).code).toBe(0);
  });

  it('lets a call pass whose query was reordered on its way', async () => {
    const good = parts();
    expect((await answer({ ...good, query: new URLSearchParams([...good.query].toReversed()) })).code).toBe(0);
  });

  it.each(REQUIRED_FIELDS)('refuses a call without %s', async (name) => {
    const good = parts();
    good.query.delete(name);
    expect((await answer(good)).code).toBe(SIGN_WRONG);
  });

  it.each(Object.keys(ENVELOPE_FORMATS))('refuses a call with %s twice', async (name) => {
    const good = parts();
    good.query.append(name, good.query.get(name) ?? '');
    expect((await answer(good)).code).toBe(SIGN_WRONG);
  });

  it.each([
    ['appid', 'another-console'],
    ['language', 'zh_cn'],
    ['sequence', 'f'.repeat(32)],
    ['timestamp', '1780000000001'],
    ['token', 'A'.repeat(43)],
    ['traceKey', 'e'.repeat(32)],
    ['uuid', 'd'.repeat(32)],
    ['sign', 'c'.repeat(32)],
  ])('refuses a call whose %s was changed', async (name, value) => {
    const good = parts();
    good.query.set(name, value);
    expect((await answer(good)).code).toBe(SIGN_WRONG);
  });

  it.each([
    ['sequence', 'F'.repeat(32)],
    ['sequence', '1'],
    ['timestamp', '1e12'],
    ['timestamp', '178000000000'],
    ['version', '1.4'],
    ['language', 'fr_fr'],
    ['appid', 'a&path=/x'],
    ['sign', 'A'.repeat(32)],
    ['token', ''],
    ['traceKey', `${'a'.repeat(31)}\n`],
  ])('refuses a malformed %s (%j), though it was signed so', async (name, value) => {
    const good = parts();
    const { sign: _, ...rest } = Object.fromEntries(good.query);
    const envelope = { ...rest, [name]: value } as unknown as Parameters<typeof sign>[0];
    const signed = sign(envelope, { path: good.path, payload: '{}' }, test.services.config.appKey);
    expect(
      (
        await answer({
          ...good,
          query: new URLSearchParams({ sign: signed, ...(envelope as unknown as Record<string, string>) }),
        })
      ).code,
    ).toBe(SIGN_WRONG);
  });

  it('refuses a field that nobody signed', async () => {
    const good = parts();
    good.query.append('payload', '{}');
    expect((await answer(good)).code).toBe(SIGN_WRONG);
  });

  it('refuses a payload that was changed by one blank', async () => {
    expect((await answer({ ...parts(), body: new URLSearchParams({ payload: '{ }' }) })).code).toBe(SIGN_WRONG);
  });

  it.each(['', 'payload=%7B%7D&payload=%7B%7D', 'payload=%7B%7D&more=1', 'Payload=%7B%7D'])(
    'refuses the body %j',
    async (body) => {
      expect((await answer({ ...parts(), body })).code).toBe(SIGN_WRONG);
    },
  );

  it('refuses a call that was sent to another path', async () => {
    expect((await answer({ ...parts(), path: '/account/home.shtml' })).code).toBe(SIGN_WRONG);
  });

  it('verifies an alias under the path that was asked for', async () => {
    const good = parts();
    expect((await answer({ ...good, path: '/user/v2/list.shtml' })).code).toBe(SIGN_WRONG);
  });

  it('refuses the key of another application', async () => {
    const good = parts();
    const { sign: _, ...envelope } = Object.fromEntries(good.query) as unknown as Parameters<typeof sign>[0] & {
      sign: string;
    };
    good.query.set('sign', sign(envelope, { path: good.path, payload: '{}' }, 'another-key-of-somebody'));
    expect((await answer(good)).code).toBe(SIGN_WRONG);
  });

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencodedx',
    'application/json\t; x',
    ' application/JSON',
  ])('reads no payload of type %j', async (type) => {
    expect((await answer({ ...parts(), body: '{"payload":"{}"}' }, { 'content-type': type })).code).toBe(SIGN_WRONG);
  });

  it.each(['Application/X-WWW-Form-Urlencoded', 'application/x-www-form-urlencoded; charset=UTF-8'])(
    'reads a form of type %j',
    async (type) => {
      expect((await answer(parts(), { 'content-type': type })).code).toBe(0);
    },
  );

  it('says so in the language of the envelope, with its trace key', async () => {
    const good = parts();
    good.query.set('sign', '0'.repeat(32));
    const english = await answer(good);
    expect(english).toMatchObject({ message: 'The signature is wrong', traceKey: good.query.get('traceKey') });
    good.query.set('language', 'zh_cn');
    expect((await answer(good)).message).toBe('签名错误');
  });

  it('accepts none of a thousand random signs', async () => {
    const good = parts();
    const codes = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      good.query.set('sign', hex32());
      codes.add((await answer(good)).code);
    }
    expect([...codes]).toEqual([SIGN_WRONG]);
  });
});
