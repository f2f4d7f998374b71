import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { GetBucketCorsCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MediaUnavailable } from '#server/media/errors.ts';
import { readS3Url, type S3Keys } from '#server/media/s3/settings.ts';
import { openS3Store } from '#server/media/s3/start.ts';
import { clientOf, type S3Store } from '#server/media/s3/store.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { createBucket, KEYS, objectStore, objectStoreMissing, OTHER_KEYS } from '#tests/support/objectStore.ts';

const KEY = 'incoming/0190-upload.png';
const missing = objectStoreMissing();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-copies-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said: string[] = [];
const open = (url: string, keys: S3Keys = KEYS, origin?: string): Promise<S3Store> =>
  openS3Store(readS3Url(url, keys), { copiesFolder: join(folder, 'copies'), origin, say: (line) => said.push(line) });

const problemOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefusal);
    return (error as Error).message;
  }
  return '';
};

describe('STORAGE_URL', () => {
  it.each([
    ['s3://bucket', 'names no region'],
    ['s3://b?region=x', 'names no bucket: “b”'],
    ['s3://key:secret@bucket?region=x', 'has a key in it'],
    ['s3://bucket?region=x&acl=public', 'has “acl”, which is none of endpoint, public, region, style'],
    ['s3://bucket?endpoint=minio:9000', 'has endpoint=minio:9000, which is no address'],
    ['s3://bucket?endpoint=http://a/b', 'with a path'],
    ['s3://bucket?region=x&style=dns', 'has style=dns'],
    ['s3://bucket/a%20b?region=x', 'has a path of other signs'],
  ])('%s is refused with what is wrong', async (url, sentence) => {
    expect(await problemOf(() => readS3Url(url, KEYS))).toContain(sentence);
  });

  it('without its keys is refused by their names', async () => {
    expect(await problemOf(() => readS3Url('s3://bucket?region=x', {}))).toContain(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing',
    );
    expect(await problemOf(() => readS3Url('s3://bucket?region=x', { accessKeyId: 'a' }))).toContain(
      'AWS_SECRET_ACCESS_KEY is missing',
    );
  });

  it('reads bucket, folder, addresses and style', () => {
    expect(
      readS3Url('s3://media/screens/eu?endpoint=http://store:9000&public=https://files.example.com', KEYS),
    ).toEqual({
      bucket: 'media',
      prefix: 'screens/eu/',
      endpoint: 'http://store:9000',
      publicEndpoint: 'https://files.example.com',
      region: 'us-east-1',
      pathStyle: true,
      credentials: KEYS,
    });
    expect(readS3Url('s3://media?region=eu-central-1', KEYS)).toMatchObject({
      region: 'eu-central-1',
      pathStyle: false,
    });
  });

  it('at which nobody answers is said at the start', async () => {
    expect(await problemOf(() => open('s3://bucket?endpoint=http://127.0.0.1:1'))).toMatch(
      /^There is no answer from the bucket “bucket” at http:\/\/127\.0\.0\.1:1 \(STORAGE_URL\): .*ECONNREFUSED/,
    );
  });
});

describe.skipIf(missing !== null)(`the object store${missing === null ? '' : ` (${missing})`}`, () => {
  let url: string;
  let media: S3Store;
  beforeAll(async () => {
    url = (await createBucket()).replace('?', '/a/folder?');
    media = await open(url);
  }, 150_000);
  afterAll(() => media?.close());

  it.each([
    [
      'another bucket',
      (of: string) => of.replace(/vitrine-\w+/, 'no-such-bucket'),
      KEYS,
      'There is no bucket “no-such-bucket”',
    ],
    ['an unknown key', (of: string) => of, { ...KEYS, accessKeyId: 'NOBODY' }, 'AWS_ACCESS_KEY_ID is not known'],
    ['a wrong secret', (of: string) => of, { ...KEYS, secretAccessKey: 'no' }, 'AWS_SECRET_ACCESS_KEY does not belong'],
    [
      'a key of somebody else',
      (of: string) => of,
      OTHER_KEYS,
      'The key in AWS_ACCESS_KEY_ID may not list files in the bucket',
    ],
  ])('%s is refused at the start', async (_what, change, keys, sentence) => {
    expect(await problemOf(() => open(change(url), keys))).toContain(sentence);
  });

  it('is opened to pages where it has no rules; rules that somebody made are left, or refused', async () => {
    const settings = readS3Url(url, KEYS);
    const client = clientOf(settings);
    onTestFinished(() => client.destroy());
    const rules = async () =>
      (await client.send(new GetBucketCorsCommand({ Bucket: settings.bucket }))).CORSRules?.[0]?.AllowedOrigins;
    expect(await rules()).toEqual(['*']);
    const set = (origin: string, method: string) =>
      client.send(
        new PutBucketCorsCommand({
          Bucket: settings.bucket,
          CORSConfiguration: { CORSRules: [{ AllowedOrigins: [origin], AllowedMethods: ['GET', method] }] },
        }),
      );
    await set('https://*.example.com', 'POST');
    await open(url, KEYS, 'https://console.example.com');
    expect(await rules()).toEqual(['https://*.example.com']);
    const sentence = 'it needs a CORS rule with GET, POST, HEAD for https://other.example';
    expect(await problemOf(() => open(url, KEYS, 'https://other.example'))).toContain(sentence);
    await set('https://console.example.com', 'PUT');
    expect(await problemOf(() => open(url, KEYS, 'https://console.example.com'))).toContain('Browsers could not send');
    await set('*', 'POST');
  });

  it('keeps, reads by ranges, lists, moves and removes files', async () => {
    expect(await media.write(KEY, Buffer.from('0123456789'))).toEqual({ size: 10 });
    expect(await media.stat(KEY)).toEqual({ size: 10 });
    expect(await text(await media.read(KEY))).toBe('0123456789');
    expect(await text(await media.read(KEY, { start: 2, end: 4 }))).toBe('234');
    await media.write(
      'incoming/0191-other.mp4',
      Readable.from([Buffer.from('a stream'), Buffer.from(' of some size')]),
    );
    expect(await text(await media.read('incoming/0191-other.mp4'))).toBe('a stream of some size');
    const listed = await media.list('incoming/019');
    expect(listed.map(({ key, size }) => [key, size])).toEqual([
      [KEY, 10],
      ['incoming/0191-other.mp4', 21],
    ]);
    expect(Math.abs((listed[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    await media.move(KEY, 'corp/kept.png');
    expect([await media.stat(KEY), await media.stat('corp/kept.png')]).toEqual([null, { size: 10 }]);
    await media.remove('corp/kept.png');
    await media.remove('corp/kept.png');
    expect(await media.stat('corp/kept.png')).toBeNull();
    await media.check();
  });

  it('lists more than one page', { timeout: 240_000 }, async () => {
    for (let at = 0; at < 1010; at += 101)
      await Promise.all(Array.from({ length: 101 }, (_, i) => media.write(`many/${at + i}.png`, Buffer.from('x'))));
    expect(await media.list('many/')).toHaveLength(1010);
  });

  it('joins parts in their order, one or many', async () => {
    const parts = ['incoming/join-0.part', 'incoming/join-1.part', 'incoming/join-2.part'];
    const bytes = [Buffer.alloc(5_300_000, 'a'), Buffer.alloc(5_300_000, 'b'), Buffer.from('the end')];
    await Promise.all(parts.map((part, at) => media.write(part, bytes[at]!)));
    expect(await media.join('incoming/joined.mp4', parts)).toEqual({ size: 10_600_007 });
    expect(await text(await media.read('incoming/joined.mp4'))).toBe(Buffer.concat(bytes).toString());
    expect(await media.join('incoming/one.mp4', parts.slice(2))).toEqual({ size: 7 });
    await expect(media.join('incoming/none.mp4', ['incoming/nothing-0.part', ...parts])).rejects.toThrow('NoSuchKey');
    expect(await media.stat('incoming/none.mp4')).toBeNull();
  });

  it('lends a local copy, once for many readers, and forgets it with the file', async () => {
    await media.write('corp/page.zip', Buffer.from('zipped'));
    const seen: string[] = [];
    const read = () =>
      media.withFile('corp/page.zip', async (path) => {
        seen.push(path);
        return readFileSync(path, 'utf8');
      });
    expect(await Promise.all([read(), read()])).toEqual(['zipped', 'zipped']);
    expect(await read()).toBe('zipped');
    expect(new Set(seen).size).toBe(1);
    await media.remove('corp/page.zip');
    expect(readdirSync(join(folder, 'copies'))).not.toContain(seen[0]!.split('/').at(-1));
    await expect(read()).rejects.toThrow('NoSuchKey');
    await media.write('corp/page.zip', Buffer.from('again'));
    expect(await read()).toBe('again');
  });

  it('that goes away is told apart from a fault', async () => {
    const settings = { ...readS3Url(url, KEYS), endpoint: 'http://127.0.0.1:1' };
    const { S3Store: Store } = await import('#server/media/s3/store.ts');
    const gone = await Store.open(settings, join(folder, 'gone'));
    await expect(gone.check()).rejects.toThrow(MediaUnavailable);
    await expect(gone.stat(KEY)).rejects.toThrow(MediaUnavailable);
    gone.close();
  });

  describe('a form for browsers [NET-07]', () => {
    const post = async (
      { key = KEY, maxBytes = 12 }: { key?: string; maxBytes?: number },
      change: Record<string, string> = {},
      bytes = 'twelve bytes',
    ): Promise<Response> => {
      const form = new FormData();
      const { url: to, fields } = await media.postPolicy({ key, maxBytes });
      for (const { name, value } of fields) form.append(name, change[name] ?? value);
      form.append('file', new Blob([bytes]), 'a.png');
      return fetch(to, { method: 'POST', body: form, headers: { origin: 'http://console.example' } });
    };

    it('is taken, from the console’s page too', async () => {
      await media.remove(KEY);
      const answer = await post({});
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(await media.stat(KEY)).toEqual({ size: 12 });
    });

    it.each([
      ['more than was allowed', {}, 'thirteen bytes', 400],
      ['a signature of somebody else', { 'X-Amz-Signature': 'a'.repeat(64) }, undefined, 403],
      ['another key', { key: 'a/folder/corp/kept.png' }, undefined, 403],
      ['another type', { 'Content-Type': 'text/html' }, undefined, 403],
      [
        'a policy of its own',
        { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
        undefined,
        403,
      ],
    ])('with %s is refused, and nothing is kept', async (_what, change, bytes, status) => {
      await media.remove(KEY);
      expect((await post({}, change, bytes)).status).toBe(status);
      expect(await media.stat(KEY)).toBeNull();
      expect(await media.stat('corp/kept.png')).toBeNull();
    });
  });

  describe('a signed link', () => {
    const link = (more = {}) => media.signedUrl(KEY, { now: Date.now(), ttlMs: 1_800_000, ...more });
    beforeAll(() => media.write(KEY, Buffer.from('0123456789')));

    it('opens the file, also by ranges, under its name', async () => {
      const whole = await fetch(await link({ name: '大堂.png' }));
      expect([whole.status, await whole.text(), whole.headers.get('content-type')]).toEqual([
        200,
        '0123456789',
        'image/png',
      ]);
      expect(whole.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%E5%A4%A7%E5%A0%82.png");
      const part = await fetch(await link(), { headers: { range: 'bytes=2-4' } });
      expect(part.headers.get('content-disposition')).toBe('inline');
      expect([part.status, await part.text()]).toEqual([206, '234']);
    });

    it('stays the same for a while, so that a browser keeps what it has', async () => {
      const at = Math.floor(Date.now() / 450_000) * 450_000;
      expect(await link({ now: at })).toBe(await link({ now: at + 400_000 }));
    });

    it('that is altered or over does not open', async () => {
      const altered = (await link()).replace('0190-upload', '0191-other');
      expect((await fetch(altered)).status).toBe(403);
      expect((await fetch(await link({ now: Date.now() - 7_200_000 }))).status).toBe(403);
      expect((await fetch((await link()).replace(/\?.*/, ''))).status).toBe(403);
    });

    it('begins with the address that pages may reach', async () => {
      expect(media.origin).toBe(await objectStore());
      expect(await link()).toContain(`${media.origin}/`);
    });
  });
});
