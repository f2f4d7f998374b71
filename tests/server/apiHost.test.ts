import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrands } from '#server/brands.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-hosts-'));
const file = join(folder, 'brands.yaml');
writeFileSync(
  file,
  `
console.acme.example: {name: Acme, api: api.acme.example}
own.acme.example: {name: Own}
port.acme.example: {name: Port, api: 'api.acme.example:8081'}
whole.acme.example: {name: Whole, api: 'https://calls.acme.example:8443'}
localhost: {name: Local, api: api.localhost}
127.0.0.1: {name: Here, api: 'http://localhost:8080'}
127.0.0.2: {name: Here, api: test-api.acme.example}
'*.wild.acme.example': {name: Wild, api: api.acme.example}
tested.example: {name: Tested, api: test-api.tested.example}
`,
);
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { brandsFile: file, trustProxy: '127.0.0.1' } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const pageAt = async (host: string, scheme = 'http') =>
  test.app.inject({ method: 'GET', url: '/host.json', headers: { host, 'x-forwarded-proto': scheme } });

/** Headers with which an API answers a request of a page at an origin. */
async function allowed(origin: string, api: string, method: 'POST' | 'OPTIONS' = 'POST') {
  const [scheme = '', host = ''] = api.split('://');
  const { headers, statusCode } = await test.app.inject({
    method,
    url: '/session/login.shtml',
    headers: { host, origin, 'x-forwarded-proto': scheme, 'sec-fetch-site': 'same-site' },
  });
  return {
    statusCode,
    origin: headers['access-control-allow-origin'],
    cookie: headers['access-control-allow-credentials'],
  };
}

/** Pages, and where each of them calls; nothing: at its own host. */
const PAGES: readonly (readonly [page: string, base: string])[] = [
  ['http://console.acme.example', 'http://api.acme.example'],
  ['https://console.acme.example', 'https://api.acme.example'],
  ['http://console.acme.example:8080', 'http://api.acme.example:8080'],
  ['https://uat-console.acme.example', 'https://uat-api.acme.example'],
  ['https://uat-console.acme.example:8443', 'https://uat-api.acme.example:8443'],
  ['http://pre.console.acme.example', 'http://pre.api.acme.example'],
  ['http://api.acme.example', ''],
  ['http://own.acme.example', ''],
  ['http://elsewhere.example', ''],
  ['http://port.acme.example', 'http://api.acme.example:8081'],
  ['http://port.acme.example:8080', 'http://api.acme.example:8081'],
  ['https://test-port.acme.example', 'https://test-api.acme.example:8081'],
  ['https://whole.acme.example', 'https://calls.acme.example:8443'],
  ['https://whole.acme.example:9000', 'https://calls.acme.example:8443'],
  ['http://whole.acme.example', ''],
  ['https://dev-whole.acme.example', ''],
  ['https://uat.whole.acme.example', ''],
  ['http://localhost', 'http://dev-api.localhost'],
  ['http://localhost:5173', 'http://dev-api.localhost:5173'],
  ['http://127.0.0.1:5173', 'http://localhost:8080'],
  ['http://127.0.0.2:5173', 'http://test-api.acme.example:5173'],
  ['https://tested.example', ''],
  ['https://uat.tested.example', ''],
  ['https://test.tested.example', 'https://test-api.tested.example'],
];

describe('where a page calls [SES-12]', () => {
  it.each(PAGES)('at %s it is "%s", and no other page may call there', async (page, base) => {
    const [scheme = '', host = ''] = page.split('://');
    expect((await pageAt(host, scheme)).json()).toMatchObject({ apiBase: base });
    for (const api of new Set(PAGES.flat().filter((origin) => origin !== '' && origin !== page))) {
      const isTheirs = api === base;
      const asked = await allowed(page, api);
      expect({ api, origin: asked.origin, cookie: asked.cookie }).toEqual(
        isTheirs ? { api, origin: page, cookie: 'true' } : { api, origin: undefined, cookie: undefined },
      );
      const before = await allowed(page, api, 'OPTIONS');
      expect([api, before.statusCode === 204, before.origin]).toEqual([api, isTheirs, isTheirs ? page : undefined]);
    }
  });

  it('does not depend on how a host is written', async () => {
    expect((await pageAt('PRE.Console.acme.example:80')).json()).toMatchObject({
      apiBase: 'http://pre.api.acme.example',
    });
    expect(await allowed('http://console.acme.example', 'http://API.acme.example:80')).toMatchObject({
      cookie: 'true',
    });
  });

  it('is its own host where the host is none', async () => {
    expect((await pageAt('console.acme.example:99999')).json()).toMatchObject({ apiBase: '' });
  });

  it('is told as well how it is used, with its session [NET-10]', async () => {
    const [collector, origin] = ['https://uat-api.acme.example/usage/collect', 'https://uat-console.acme.example'];
    expect((await pageAt('uat-console.acme.example', 'https')).json()).toMatchObject({ collector });
    expect((await pageAt('own.acme.example')).json()).toMatchObject({ collector: '/usage/collect' });
    const before = await test.app.inject({
      method: 'OPTIONS',
      url: '/usage/collect',
      headers: { host: 'uat-api.acme.example', origin, 'x-forwarded-proto': 'https' },
    });
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringContaining('x-user-key'),
    });
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

  it.each([['api.acme.example/v1'], ['ftp://api.acme.example'], ['*.acme.example'], ['api.acme.example:99999']])(
    'refuses %s at the start',
    (api) => {
      const wrong = join(folder, 'wrong.yaml');
      writeFileSync(wrong, `acme.example: {name: Acme, api: '${api}'}\n`);
      expect(() => readBrands(wrong)).toThrow(/acme\.example\.api must be a host/);
    },
  );
});

describe('who may show a document of an API host in a frame [SES-12]', () => {
  const headersAt = async (api: string) => {
    const { media } = test.services;
    await media.write('corp/one/terms.pdf', Buffer.from('%PDF-1.4'));
    const url = await media.signedUrl('corp/one/terms.pdf', { now: test.clock.now(), ttlMs: 60_000 });
    const [scheme = '', host = ''] = api.split('://');
    const { headers } = await test.app.inject({ method: 'GET', url, headers: { host, 'x-forwarded-proto': scheme } });
    const policy = String(headers['content-security-policy']);
    return [policy.slice(policy.indexOf('frame-ancestors')), headers['cross-origin-resource-policy']];
  };

  it.each([
    ['http://own.acme.example', "'self'"],
    ['http://api.acme.example', "'self' http://console.acme.example http://*.wild.acme.example"],
    ['https://api.acme.example:9000', "'self' https://console.acme.example:9000 https://*.wild.acme.example:9000"],
    ['https://uat-api.acme.example', "'self' https://uat-console.acme.example https://*.wild.acme.example"],
    [
      'http://api.acme.example:8081',
      "'self' http://console.acme.example:8081 http://port.acme.example:* http://*.wild.acme.example:8081",
    ],
    ['https://calls.acme.example:8443', "'self' https://whole.acme.example:*"],
    ['https://test-api.tested.example', "'self' https://test-tested.example https://test.tested.example"],
  ])('at %s: %s', async (api, ancestors) => {
    expect(await headersAt(api)).toEqual([
      `frame-ancestors ${ancestors}`,
      ancestors === "'self'" ? 'same-origin' : 'same-site',
    ]);
  });

  it('is who calls there, and nobody else', async () => {
    for (const [page, base] of PAGES)
      for (const api of new Set(PAGES.flatMap(([, each]) => (each === '' ? [] : each)))) {
        const [, ...sources] = String((await headersAt(api))[0]).split(' ');
        const isNamed = sources.some((source) => source === page || source === `${page.replace(/:\d+$/, '')}:*`);
        expect([page, api, isNamed]).toEqual([page, api, api === base]);
      }
  });
});

describe('who may not call at an API host [SES-12]', () => {
  it.each([
    ['a stranger', 'http://evil.example'],
    ['a name that ends like one of ours', 'http://evil-console.acme.example'],
    ['a sandboxed frame', 'null'],
    ['what is no origin', 'http://console.acme.example/'],
    ['nothing', ''],
  ])('%s', async (_who, origin) => {
    expect((await allowed(origin, 'http://api.acme.example')).origin).toBeUndefined();
    expect((await allowed(origin, 'http://api.acme.example', 'OPTIONS')).statusCode).not.toBe(204);
  });
});
