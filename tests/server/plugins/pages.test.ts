import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';

let test: TestApp;
let base: string;
let folder: string;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'vitrine-pages-'));
  folder = join(base, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'player'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
  mkdirSync(join(folder, 'player', 'stream'));
  for (const page of ['player/index.html', 'player/stream/index.html']) {
    writeFileSync(join(folder, page), '<!doctype html><title>player</title>');
    // As the build packs what is large enough.
    writeFileSync(join(folder, `${page}.br`), brotliCompressSync('<!doctype html><title>player</title>'));
  }
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(base, 'outside.txt'), 'outside');
  test = await buildTestApp({ pagesFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(base, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

describe('the console', () => {
  it.each([
    '/',
    '/home',
    '/adv_mag/edit_adv/123',
    '/devgroup_mag/Edit_devgroup',
    '/login',
    '/no/such/page',
    '/ads?filter=%7B%7D',
  ])('is served at %s: its routes are the browser’s [SES-17]', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain('console');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/player', '/player/', '/player/anything'])('gives way to the player at %s', async (url) => {
    expect((await get(url)).body).toContain('player');
  });

  it('gives out what the build packed, to who can unpack it', async () => {
    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('export {};');
    const plain = await get('/assets/main-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('export {};');
  });

  it('lets a screen play streams of any host, and nobody else [LAY-03]', async () => {
    const policyOf = async (url: string, headers: Record<string, string> = {}) =>
      String((await get(url, headers)).headers['content-security-policy']);
    for (const packed of [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip, br' }]) {
      const screen = await policyOf('/player', packed);
      expect(screen).toContain("connect-src http: https: 'self'");
      expect(screen).toContain("media-src http: https: 'self'");
      expect(screen).toContain("default-src 'none'");
      expect(screen).toContain("script-src 'self';");
      const console = await policyOf('/layouts', packed);
      expect(console).toContain("connect-src 'self';");
      expect(console).toContain("media-src 'self' blob:;");
      expect(await policyOf('/player/stream/index.html', packed)).toContain('connect-src http: https:;');
    }
  });

  it('lets nothing inline run, and nothing from elsewhere', async () => {
    const csp = String((await get('/')).headers['content-security-policy']);
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(csp).not.toContain('unsafe-inline');
    expect(csp).not.toContain('unsafe-eval');
    expect(csp).not.toContain('nonce-');
  });

  it('reaches the collector of usage where there is one, and no other [NET-10]', async () => {
    const told = await buildTestApp({ pagesFolder: folder, config: { collectorUrl: 'https://usage.example/collect' } });
    const csp = String((await told.app.inject({ method: 'GET', url: '/' })).headers['content-security-policy']);
    const host = await told.app.inject({ method: 'GET', url: '/host.json' });
    await told.close();
    expect(csp).toContain("connect-src 'self' https://usage.example;");
    expect(host.json()).toMatchObject({ collector: 'https://usage.example/collect' });
    expect(String((await get('/')).headers['content-security-policy'])).toContain("connect-src 'self';");
  });

  it('sends no referrer and is sniffed by nobody', async () => {
    expect((await get('/')).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('keeps hashed files for a year, and pages not at all', async () => {
    const asset = await get('/assets/main-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
  });

  it.each(['/', '/assets/main-abc123.js'])(
    'tells of %s without giving it out, to who asks for its head',
    async (url) => {
      const { headers } = await get(url);
      const head = await test.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
        expect(head.headers[name]).toBe(headers[name]);
    },
  );

  it('gives out a file that a build brought while it ran', async () => {
    expect((await get('/assets/later-def456.js')).statusCode).toBe(404);
    writeFileSync(join(folder, 'assets', 'later-def456.js'), 'export const later = 1;');
    expect((await get('/assets/later-def456.js')).body).toContain('later');
  });

  it.each(['/assets/none.js', '/assets/MAIN-abc123.js', '/assets/', '/favicon.ico', '/robots.txt'])(
    'answers 404 for the file %s, which is not there',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
    '/..%5coutside.txt',
    '/%00',
  ])('reads nothing outside its folder (%s) [A19]', async (url) => {
    expect((await get(url)).body).not.toBe('outside');
  });

  it('says what to do where it is not built', async () => {
    const bare = await buildTestApp({ pagesFolder: join(folder, 'none') });
    const response = await bare.app.inject({ method: 'GET', url: '/' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('npm run build');
    await bare.close();
  });
});

describe('over https', () => {
  it('cookies are for this host alone, and pages ask for https from then on', async () => {
    const secure = await buildTestApp({ pagesFolder: folder, config: { publicUrl: 'https://console.example' } });
    expect((await secure.app.inject({ method: 'GET', url: '/' })).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    const { send } = await import('#tests/support/call.ts');
    const { PASSWORD } = await import('#tests/support/personas.ts');
    const response = await send(secure, null, 'session.login', { userName: 'staff_north', password: PASSWORD });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });
});
