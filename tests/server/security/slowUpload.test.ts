import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/model/limits.gen.ts';
import { openFolderStore } from '#server/media/folder.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { longFilm, md5Of, type Applied } from '#tests/support/library.ts';

/** As in earnest, but with short windows. */
const PACE = { bytesPerSecond: 4_000, windowMs: 400 };

let app: TestApp;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-slow-'));
  app = await buildTestApp({ pace: PACE, media: (secret) => openFolderStore(folder, secret) });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const kept = () => globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** Sends a request by pieces with a pause between them, over a connection of its own. Returns its status, or null if it was cut off. */
async function send(
  path: string,
  type: string,
  body: Buffer,
  { piece, pauseMs, most = Infinity }: { piece: number; pauseMs: number; most?: number },
): Promise<number | null> {
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  const over = new Promise((resolve) => void socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
  );
  for (let at = 0; at < Math.min(body.length, most) && !socket.destroyed; at += piece) {
    socket.write(body.subarray(at, at + piece));
    await wait(pauseMs);
  }
  await over;
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

async function formOf(bytes: Buffer): Promise<{ form: Applied; body: Buffer }> {
  const intent = { name: 'film.mp4', size: bytes.length, md5: md5Of(bytes) };
  const form = await data<Applied>(app, app.personas.owner, 'material.apply', intent);
  const fields = form.fields.map(
    ({ name, value }) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${fields.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`;
  return { form, body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]) };
}

const FORM = 'multipart/form-data; boundary=x';

describe('security 17: a slow upload', () => {
  test('that goes on is taken, however long it lasts', async () => {
    const film = longFilm(90_000);
    const { form, body } = await formOf(film);
    // Some six windows.
    expect(await send(form.url, FORM, body, { piece: 2_500, pauseMs: 80 })).toBe(200);
    expect((await call(app, app.personas.owner, 'material.verify', { uploadId: form.uploadId })).code).toBe(0);
  });

  test('that stands still is ended by 408, and nothing of it is kept [MAT-06]', async () => {
    const { form, body } = await formOf(longFilm(100_000));
    const began = performance.now();
    expect(await send(form.url, FORM, body, { piece: 50_000, pauseMs: 10, most: 50_000 })).toBe(408);
    expect(performance.now() - began).toBeLessThan(20 * PACE.windowMs);
    await vi.waitFor(() => expect(kept()).toBe(0), { timeout: 5_000 });
  });

  test('that drips is ended, and so is a call that does', async () => {
    const { form, body } = await formOf(longFilm(100_000));
    expect(await send(form.url, FORM, body, { piece: 100, pauseMs: 50 })).toBe(408);
    const type = 'application/x-www-form-urlencoded';
    expect(await send('/tag/list.shtml', type, Buffer.alloc(5_000, 'a'), { piece: 10, pauseMs: 50 })).toBe(408);
    expect(kept()).toBe(0);
  });

  test('is cut off at last by its size: the largest part has half an hour, not thirty seconds', () => {
    const { requestTimeout, headersTimeout } = app.app.server;
    expect(requestTimeout).toBeGreaterThanOrEqual((limits.uploadPart / 4_000) * 1000);
    expect(requestTimeout).toBeLessThan(limits.uploadLife);
    expect(headersTimeout).toBeLessThanOrEqual(30_000);
  });
});
