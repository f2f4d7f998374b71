import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { createTick } from '#server/jobs/tick.ts';
import { readS3Url } from '#server/media/s3/settings.ts';
import { openS3Store } from '#server/media/s3/start.ts';
import type { S3Store } from '#server/media/s3/store.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, longFilm, md5Of, type Applied } from '#tests/support/library.ts';
import { createBucket, KEYS, objectStore, objectStoreMissing } from '#tests/support/objectStore.ts';

const CONSOLE = 'https://console.example';
const missing = objectStoreMissing();

/** A line between the server and the store, which can be cut. Browsers have their own. */
async function openLine(
  to: string,
): Promise<{ url: string; cut(): Promise<void>; mend(): Promise<void>; close(): void }> {
  const open = new Set<Socket>();
  const { hostname, port } = new URL(to);
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => other.destroy()).on('close', () => open.delete(from));
      from.pipe(other);
    }
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const at = (server.address() as AddressInfo).port;
  const close = (): void => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${at}`,
    async cut() {
      close();
      await once(server, 'close');
    },
    mend: () => listen(at),
    close,
  };
}

describe.skipIf(missing !== null)(`files in an object store${missing === null ? '' : ` (${missing})`} [NET-07]`, () => {
  let app: TestApp;
  let media: S3Store;
  let line: Awaited<ReturnType<typeof openLine>>;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-copies-'));
    const direct = await createBucket();
    line = await openLine(await objectStore());
    const url = direct.replace(await objectStore(), `${line.url}&public=${await objectStore()}`);
    media = await openS3Store(readS3Url(url, KEYS), { copiesFolder: folder, origin: CONSOLE, say: () => {} });
    app = await buildTestApp({ media: () => media, startMs: Date.now() });
  }, 150_000);
  afterAll(async () => {
    await app?.close();
    media?.close();
    line?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const owner = () => app.personas.owner;
  /** Sends a file as a page of the console does: nothing comes of it where the store does not allow that page. */
  const post = async ({ url, fields }: Pick<Applied, 'url' | 'fields'>, bytes: Uint8Array): Promise<number> => {
    const form = new FormData();
    for (const { name, value } of fields) form.append(name, value);
    form.append('file', new Blob([Uint8Array.from(bytes)]), 'file');
    const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: CONSOLE } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(CONSOLE);
    return answer.status;
  };
  const apply = (name: string, bytes: Buffer) =>
    data<Applied>(app, owner(), 'material.apply', { name, size: bytes.length, md5: md5Of(bytes) });
  const verify = (uploadId: string) => call<{ id: string }>(app, owner(), 'material.verify', { uploadId });
  const get = (url: string) => app.app.inject({ url, headers: { cookie: `session=${owner().cookie}` } });
  const fileOf = async (id: string) =>
    data<{ file: string; sha256: string; thumbnailUrl: string }>(app, owner(), 'material.one', { id });

  test('are sent there, verified, and opened from there, by ranges too', async () => {
    const poster = fixture('poster.png');
    const form = await apply('poster.png', poster);
    expect(form.url.startsWith(media.origin)).toBe(true);
    expect(await post(form, poster)).toBe(204);
    const verified = await verify(form.uploadId);
    expect(verified.code).toBe(0);
    const { file, sha256 } = await fileOf(verified.data!.id);
    expect(sha256).toBe(createHash('sha256').update(poster).digest('hex'));
    const answer = await get(`/media/${file}`);
    expect(answer.statusCode).toBe(302);
    const link = String(answer.headers.location);
    expect(link.startsWith(media.origin)).toBe(true);
    expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(poster)).toBe(true);
    const part = await fetch(link, { headers: { range: 'bytes=1-3', origin: CONSOLE } });
    expect([part.status, await part.text(), part.headers.get('access-control-allow-origin')]).toEqual([
      206,
      'PNG',
      CONSOLE,
    ]);
    // A name that is cut within a character is one all the same.
    const saved = await get(`/media/${file}?name=${encodeURIComponent(`${'x'.repeat(199)}😀`)}`);
    expect(saved.statusCode).toBe(302);
    const { headers } = await fetch(String(saved.headers.location));
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${'x'.repeat(199)}%EF%BF%BD.png`);
    const { list } = await data<{ list: { id: string; thumbnail: string }[] }>(app, owner(), 'material.list');
    const small = list.find(({ id }) => id === verified.data!.id)!.thumbnail;
    const picture = await fetch(String((await get(`/media/${small}`)).headers.location));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('that are large come in parts, of which only those that lack are sent again', async () => {
    const film = longFilm(2 * limits.uploadPart + 1_000_000);
    const { uploadId } = await apply('film.mp4', film);
    interface Rest {
      partSize: number;
      missing: number[];
      forms: (Pick<Applied, 'url' | 'fields'> & { part: number })[];
    }
    const rest = () => data<Rest>(app, owner(), 'material.parts', { uploadId });
    const first = await rest();
    expect(first.missing).toEqual([0, 1, 2]);
    const send = ({ part, ...form }: Rest['forms'][number]) =>
      post(form, film.subarray(part * first.partSize, (part + 1) * first.partSize));
    expect(await send(first.forms[0]!)).toBe(204);
    expect(await send(first.forms[2]!)).toBe(204);
    const second = await rest();
    expect(second.missing).toEqual([1]);
    expect(await send(second.forms[0]!)).toBe(204);
    const verified = await verify(uploadId);
    expect(verified.code).toBe(0);
    expect((await fileOf(verified.data!.id)).sha256).toBe(createHash('sha256').update(film).digest('hex'));
    expect(await media.list(`incoming/${uploadId}`)).toEqual([]);
  });

  test('that are not what they say are refused, and nothing of them is kept [MAT-06]', async () => {
    const form = await apply('poster.png', Buffer.from('no picture at all'));
    await post(form, Buffer.from('no picture at all'));
    expect((await verify(form.uploadId)).code).toBe(errors.UPLOAD_TYPE_WRONG.code);
    expect((await media.list(`incoming/${form.uploadId}`)).length).toBe(0);
    expect(await media.stat(`${owner().corpId}/${form.uploadId}.png`)).toBeNull();
  });

  test('whose form is sent again after they were verified stay as they were, and what came is swept', async () => {
    const poster = Buffer.concat([fixture('poster.png'), Buffer.from([1])]);
    const form = await apply('again.png', poster);
    await post(form, poster);
    const { id } = (await verify(form.uploadId)).data!;
    expect(await post(form, Buffer.alloc(poster.length, 7))).toBe(204);
    const kept = await fetch(String((await get(`/media/${(await fileOf(id)).file}`)).headers.location));
    expect(Buffer.from(await kept.arrayBuffer()).equals(poster)).toBe(true);
    const tick = createTick(app.services);
    await tick();
    expect(await media.list(`incoming/${form.uploadId}`)).toHaveLength(1);
    app.clock.advance(limits.uploadLife + 11 * 60_000);
    await tick();
    expect(await media.list(`incoming/${form.uploadId}`)).toEqual([]);
    app.clock.set(Date.now());
  });

  test('of an HTML archive are read from it one by one [MAT-05]', async () => {
    const archive = Buffer.from(zipSync({ 'index.html': strToU8('<p>Menu'), 'a.css': strToU8('p{}') }));
    const form = await apply('menu.zip', archive);
    await post(form, archive);
    const { file } = await fileOf((await verify(form.uploadId)).data!.id);
    const page = String((await get(`/media/${file}/site`)).headers.location);
    expect((await get(page)).body).toBe('<p>Menu');
    expect((await get(page.replace('index.html', 'a.css'))).body).toBe('p{}');
  });

  test('are reached by the pages of console and player: their policy names the store', async () => {
    const policy = String((await app.app.inject({ url: '/' })).headers['content-security-policy']);
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy.split(';').find((part) => part.trim().startsWith(directive))).toContain(media.origin);
  });

  test('cannot be verified while the store is away: that is said by name, and can be done again', async () => {
    const poster = Buffer.concat([fixture('poster.png'), Buffer.from([2])]);
    const form = await apply('later.png', poster);
    expect(await post(form, poster)).toBe(204);
    await line.cut();
    expect((await verify(form.uploadId)).code).toBe(errors.MEDIA_UNAVAILABLE.code);
    expect((await app.app.inject({ url: '/health' })).json()).toEqual({
      status: 'degraded',
      problems: ['mediaUnavailable'],
    });
    // Calls that need no file go on.
    expect((await call(app, owner(), 'material.list')).code).toBe(0);
    await line.mend();
    expect((await verify(form.uploadId)).code).toBe(0);
    app.clock.advance(2000);
    expect((await app.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
  });
});
