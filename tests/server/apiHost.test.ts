import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBaseOf } from '#server/apiHost.ts';
import { readBrands } from '#server/brands.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-hosts-'));
const file = join(folder, 'brands.yaml');
writeFileSync(
  file,
  `
console.acme.example: {name: Acme, api: api.acme.example}
own.acme.example: {name: Own}
whole.acme.example: {name: Whole, api: 'https://calls.acme.example:8443'}
localhost: {name: Local, api: api.localhost}
tested.example: {name: Tested, api: test-api.tested.example}
`,
);
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { brandsFile: file } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const PAGE = 'http://console.acme.example';

/** Headers with which the API answers a request of a page at an origin. */
const allowed = async (origin: string, host = 'api.acme.example', method: 'POST' | 'OPTIONS' = 'POST') => {
  const { headers, statusCode } = await test.app.inject({
    method,
    url: '/session/login.shtml',
    headers: { host, origin, 'sec-fetch-site': 'same-site' },
  });
  return {
    statusCode,
    origin: headers['access-control-allow-origin'],
    cookie: headers['access-control-allow-credentials'],
  };
};

describe('where a page calls [SES-12]', () => {
  it.each([
    ['console.acme.example', 'http://api.acme.example'],
    ['uat-console.acme.example', 'http://uat-api.acme.example'],
    ['PRE.console.acme.example', 'http://pre.api.acme.example'],
    ['own.acme.example', ''],
    ['elsewhere.example', ''],
    ['test-whole.acme.example', 'https://calls.acme.example:8443'],
    ['localhost:5173', 'http://dev-api.localhost'],
    ['tested.example', 'http://test-api.tested.example'],
    ['uat.tested.example', 'http://test-api.tested.example'],
  ])('at %s it is %s', async (host, base) => {
    const answer = await test.app.inject({ method: 'GET', url: '/host.json', headers: { host } });
    expect(answer.json()).toMatchObject({ apiBase: base });
  });

  it('has the scheme of the page', () => {
    const brands = readBrands(file);
    expect(apiBaseOf(brands, { host: 'dev-console.acme.example', scheme: 'https' })).toBe(
      'https://dev-api.acme.example',
    );
  });

  it('is allowed by the policy of the page, and by no other', async () => {
    const policyAt = async (host: string) =>
      String(
        (await test.app.inject({ method: 'GET', url: '/login', headers: { host } })).headers['content-security-policy'],
      );
    for (const directive of ['connect-src', 'img-src', 'media-src'])
      expect(await policyAt('dev.console.acme.example')).toContain(`${directive} 'self' http://dev.api.acme.example`);
    expect(await policyAt('own.acme.example')).not.toContain('acme.example');
  });

  it.each([['api.acme.example/v1'], ['ftp://api.acme.example'], ['*.acme.example']])(
    'refuses %s at the start',
    (api) => {
      const wrong = join(folder, 'wrong.yaml');
      writeFileSync(wrong, `acme.example: {name: Acme, api: '${api}'}\n`);
      expect(() => readBrands(wrong)).toThrow(/acme\.example\.api must be a host/);
    },
  );
});

describe('who may call at an API host [SES-12]', () => {
  it('is a page of its brand and environment, with its cookie', async () => {
    expect(await allowed(PAGE)).toMatchObject({ origin: PAGE, cookie: 'true' });
    expect(await allowed('http://uat-console.acme.example', 'uat-api.acme.example')).toMatchObject({
      origin: 'http://uat-console.acme.example',
    });
    expect(await allowed(PAGE, undefined, 'OPTIONS')).toMatchObject({ statusCode: 204, origin: PAGE });
  });

  it.each([
    ['another brand', 'http://own.acme.example', undefined],
    ['a stranger', 'http://evil.example', undefined],
    ['another environment', 'http://uat-console.acme.example', undefined],
    ['another scheme', 'https://console.acme.example', undefined],
    ['another port of that name', 'http://console.acme.example:8080', undefined],
    ['a sandboxed frame', 'null', undefined],
    ['a page whose API is elsewhere', PAGE, 'whole.acme.example'],
  ])('is not %s', async (_who, origin, host) => {
    expect((await allowed(origin, host)).origin).toBeUndefined();
    expect((await allowed(origin, host, 'OPTIONS')).statusCode).not.toBe(204);
  });
});
