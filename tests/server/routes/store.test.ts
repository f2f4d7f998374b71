import Fastify from 'fastify';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore, type FolderStore } from '#server/media/folder.ts';
import { storeRoutes } from '#server/routes/store.ts';

const NOW = Date.UTC(2026, 10, 21);
const KEY = 'corp/0190/upload-1.png';
const MINUTE = 60_000;

let folder: string;
let media: FolderStore;
let now: number;
let app: ReturnType<typeof Fastify>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  now = NOW;
  media = openFolderStore(folder, 'a secret for tests');
  app = Fastify();
  storeRoutes(app, { media, clock: { now: () => now }, isAwaited: async () => true });
  await app.ready();
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function form(
  change: Partial<Record<string, string>> = {},
  bytes = 'twelve bytes',
  maxBytes = 100,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const { fields } = await media.postPolicy({ key: KEY, maxBytes, now: NOW });
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const parts = Object.entries({ ...given, ...change })
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const body = `${parts}--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${bytes}\r\n--x--\r\n`;
  return { payload: Buffer.from(body), headers: { 'content-type': 'multipart/form-data; boundary=x' } };
}

const post = async (parts: ReturnType<typeof form>) =>
  app.inject({ method: 'POST', url: '/store/upload', ...(await parts) });
const kept = () => globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());

describe('upload [NET-07]', () => {
  test('keeps what the policy allows', async () => {
    const answer = await post(form());
    expect(answer.statusCode).toBe(200);
    expect(await media.stat(KEY)).toEqual({ size: 12 });
  });

  test.each([
    ['a signature of somebody else', { signature: 'x'.repeat(43) }],
    ['another key', { key: 'corp/0190/upload-2.png' }],
    ['a key that climbs out', { key: '../../etc/passwd' }],
    [
      'a policy of its own',
      { policy: Buffer.from('{"key":"corp/0190/upload-1.png","maxBytes":1e9,"expiresAt":9e15}').toString('base64') },
    ],
    ['no policy', { policy: '' }],
  ])('refuses %s, and keeps nothing', async (_what, change) => {
    expect((await post(form(change))).statusCode).toBe(403);
    expect(kept()).toEqual([]);
  });

  test('refuses a policy that is over', async () => {
    now += 11 * MINUTE;
    expect((await post(form())).statusCode).toBe(403);
  });

  test('refuses more than was allowed, and leaves nothing behind [MAT-06]', async () => {
    expect((await post(form({}, 'a'.repeat(101)))).statusCode).toBe(413);
    expect(kept()).toEqual([]);
  });
});

describe('a signed link', () => {
  const get = async (url: string | Promise<string>, headers = {}) =>
    app.inject({ method: 'GET', url: await url, headers });
  const link = (name?: string) => media.signedUrl(KEY, { now: NOW, ttlMs: 20 * MINUTE, ...(name ? { name } : {}) });
  beforeEach(() => media.write(KEY, Buffer.from('0123456789')));

  test('opens the file, sandboxed and not to be guessed at', async () => {
    const answer = await get(link());
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('answers ranges', async () => {
    const answer = await get(link(), { range: 'bytes=2-4' });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(link(), { range: 'bytes=10-' })).statusCode).toBe(416);
  });

  test('shows it, or saves it under a name that may be Chinese', async () => {
    expect((await get(link())).headers['content-disposition']).toBe('inline');
    expect((await get(link('大堂.png'))).headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%E5%A4%A7%E5%A0%82.png",
    );
  });

  test.each([
    ['altered', (url: string) => url.replace('upload-1', 'upload-2')],
    ['with a later end', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999999')],
    ['with another name', (url: string) => `${url}&name=x.html`],
    ['without signature', (url: string) => url.replace(/signature=.*/, '')],
    ['that climbs out', (url: string) => url.replace(KEY, '..%2f..%2fetc%2fpasswd')],
  ])('%s does not open', async (_what, change) => {
    expect((await get(change(await link()))).statusCode).toBe(403);
  });

  test.each([
    // The reader of a browser opens in no sandbox, and runs nothing of a page of ours.
    ['pdf', 'application/pdf', 'inline', /^default-src 'none'.*object-src 'self'; frame-ancestors 'self'$/],
    ['docx', 'application/octet-stream', 'attachment', /; sandbox$/],
    ['xls', 'application/octet-stream', 'attachment', /; sandbox$/],
  ])('a document of %s is %s, %s [MAT-02]', async (format, type, way, policy) => {
    const key = `corp/0190/menu.${format}`;
    await media.write(key, Buffer.from('bytes'));
    const { headers } = await get(await media.signedUrl(key, { now: NOW, ttlMs: MINUTE }));
    expect(headers['content-type']).toBe(type);
    expect(String(headers['content-disposition']).split(';')[0]).toBe(way);
    expect(headers['content-security-policy']).toMatch(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('that is over does not open', async () => {
    now += 26 * MINUTE;
    expect((await get(link())).statusCode).toBe(403);
  });

  test('to a file that is gone says so', async () => {
    await media.remove(KEY);
    expect((await get(link())).statusCode).toBe(404);
    expect(existsSync(join(folder, KEY))).toBe(false);
  });
});
