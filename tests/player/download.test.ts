import { describe, expect, test, vi } from 'vitest';
import type { Download } from '#player/download.ts';
import { download } from '#player/download.ts';
import { Downloads } from '#player/downloads.ts';
import { filesHere } from '#player/programme.ts';
import { buildFile, buildManifest, freshDatabase, pictureAd } from './playerScene.ts';
import { until } from '#tests/support/until.ts';

const poster = buildFile('poster');
const clip = buildFile('clip');
const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

describe('a file is taken only with the hash that was promised', () => {
  test('the right bytes come in, with the type of the manifest', async () => {
    const result = await download(poster.file, answering('poster'));
    expect(result).toMatchObject({ ok: true, body: { size: 6, type: 'image/png' } });
  });

  test.each<[string, typeof fetch, string]>([
    ['bytes of the same length with another hash', answering('p0ster'), 'hashWrong'],
    ['half of the file', answering('pos'), 'sizeWrong'],
    ['a link that ran out', answering('', 404), 'gone'],
    ['a server in trouble', answering('', 503), 'network'],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ])('%s is refused', async (_title, fetcher, problem) => {
    expect(await download(poster.file, fetcher)).toEqual({ ok: false, problem });
  });
});

describe('fetching what a manifest misses', () => {
  async function downloads(results: Record<string, Download[]>) {
    const database = await freshDatabase();
    const asked: string[] = [];
    const faults: string[] = [];
    const onProgress = vi.fn();
    const fetchFile = async ({ sha256 }: { sha256: string }): Promise<Download> => {
      asked.push(sha256);
      return results[sha256]?.shift() ?? { ok: false, problem: 'network' };
    };
    const subject = new Downloads({ database, fetchFile, onProgress, onFault: (code) => faults.push(code) });
    return { database, asked, faults, onProgress, subject };
  }
  const right = (body: string): Download => ({ ok: true, body: new Blob([body]) });
  const manifest = buildManifest([pictureAd('a', poster), pictureAd('b', clip)], [poster, clip]);
  const [posterHash, clipHash] = [poster.file.sha256, clip.file.sha256];

  test('takes one after the other and says so each time', async () => {
    const { subject, database, asked, onProgress } = await downloads({
      [posterHash]: [right('poster')],
      [clipHash]: [right('clip')],
    });
    await subject.want(manifest);
    expect([asked, onProgress.mock.calls.length]).toEqual([[posterHash, clipHash], 2]);
    expect(await filesHere(database)).toEqual(new Set([posterHash, clipHash]));
  });

  test('reports a file with a wrong hash as failed and goes on with the others', async () => {
    const { subject, faults } = await downloads({
      [posterHash]: [{ ok: false, problem: 'hashWrong' }],
      [clipHash]: [right('clip')],
    });
    await subject.want(manifest);
    expect(faults).toEqual(['hashWrong']);
    expect(await subject.inventory(manifest)).toEqual([
      { sha256: posterHash, state: 'failed' },
      { sha256: clipHash, state: 'whole' },
    ]);
    await subject.want(null);
  });

  test('tries again by itself after a while, and takes what comes then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { subject, database } = await downloads({
      [posterHash]: [{ ok: false, problem: 'network' }, right('poster')],
      [clipHash]: [right('clip')],
    });
    await subject.want(manifest);
    expect(await filesHere(database)).toEqual(new Set([clipHash]));
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await until(async () => expect(await filesHere(database)).toEqual(new Set([posterHash, clipHash])));
  });

  test('asks for nothing that is here already', async () => {
    const { subject, database, asked } = await downloads({ [clipHash]: [right('clip')] });
    await database.put('files', { sha256: posterHash, body: new Blob(['poster']) });
    await subject.want(manifest);
    expect(asked).toEqual([clipHash]);
  });
});

describe('trial 15: a download goes on where it broke off', () => {
  /** A server of one file that breaks each answer off after so many bytes. */
  const breaking = (text: string, after: number[]) => {
    const asked: (string | null)[] = [];
    const fetcher = (async (_url: string, init: RequestInit) => {
      const range = new Headers(init.headers).get('range');
      asked.push(range);
      const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
      const most = after.shift() ?? text.length;
      const rest = Buffer.from(text).subarray(from);
      let isSent = false;
      const body = new ReadableStream({
        pull(controller) {
          if (isSent && most < rest.length) return controller.error(new TypeError('the line broke'));
          if (isSent) return controller.close();
          isSent = true;
          controller.enqueue(new Uint8Array(rest.subarray(0, most)));
        },
      });
      const headers = { 'content-range': `bytes ${from}-${text.length - 1}/${text.length}` };
      return new Response(body, range ? { status: 206, headers } : {});
    }) as typeof fetch;
    return { asked, fetcher };
  };
  const large = buildFile('a film of some length');

  test('by a range from the end of what came, and the whole is checked', async () => {
    const { asked, fetcher } = breaking('a film of some length', [7, 5]);
    const first = await download(large.file, fetcher);
    expect(first).toMatchObject({ ok: false, problem: 'network', part: { size: 7 } });
    const second = await download(large.file, fetcher, first.ok ? {} : { part: first.part });
    expect(second).toMatchObject({ ok: false, part: { size: 12 } });
    const third = await download(large.file, fetcher, second.ok ? {} : { part: second.part });
    expect(third.ok && (await third.body.text())).toBe('a film of some length');
    expect(asked).toEqual([null, 'bytes=7-', 'bytes=12-']);
  });

  test('a server that sends the whole file again is taken from its beginning', async () => {
    const result = await download(large.file, answering('a film of some length'), { part: new Blob(['a film']) });
    expect(result.ok && (await result.body.text())).toBe('a film of some length');
  });

  test('a part that belongs to other bytes is dropped with the wrong hash', async () => {
    const { fetcher } = breaking('a film of some length', []);
    const result = await download(large.file, fetcher, { part: new Blob(['b film']) });
    expect(result).toEqual({ ok: false, problem: 'hashWrong' });
  });

  test('over a restart of the page', async () => {
    const database = await freshDatabase();
    const manifest = buildManifest([pictureAd('a', large)], [large]);
    const { asked, fetcher } = breaking('a film of some length', [9]);
    const page = () =>
      new Downloads({
        database,
        fetchFile: (file, progress) => download(file, fetcher, progress),
        onFault: () => undefined,
        onProgress: () => undefined,
      });
    const before = page();
    await before.want(manifest);
    await before.stop();
    const after = page();
    await after.want(manifest);
    expect(asked).toEqual([null, 'bytes=9-']);
    expect(await filesHere(database)).toEqual(new Set([large.file.sha256]));
    expect(await database.count('parts')).toBe(0);
    await after.stop();
  });
});

describe('trial 7: a stored file that was damaged', () => {
  const manifest = buildManifest([pictureAd('a', poster)], [poster]);
  async function screen(stored: string) {
    const database = await freshDatabase();
    await database.put('files', { sha256: poster.file.sha256, body: new Blob([stored]) });
    const faults: string[] = [];
    const subject = new Downloads({
      database,
      fetchFile: async () => ({ ok: true, body: new Blob(['poster']) }),
      onFault: (code) => faults.push(code),
      onProgress: () => undefined,
    });
    await subject.want(manifest);
    const text = async () => (await database.get('files', poster.file.sha256))?.body.text();
    return { subject, faults, text };
  }

  test('is found when it cannot be shown, told, and fetched again', async () => {
    const { subject, faults, text } = await screen('p0ster');
    expect(await subject.check(poster.file.sha256)).toBe(true);
    await until(async () => expect(await text()).toBe('poster'));
    expect(faults).toEqual(['fileDamaged']);
    await subject.stop();
  });

  test('is found at the start where its length is wrong', async () => {
    const { subject, faults, text } = await screen('pos');
    await subject.weed(manifest);
    expect(await subject.inventory(manifest)).toMatchObject([{ state: 'downloading' }]);
    await subject.want(manifest);
    expect([faults, await text()]).toEqual([['fileDamaged'], 'poster']);
    await subject.stop();
  });

  test('is not thrown away where it is whole, and something else is wrong', async () => {
    const { subject, faults } = await screen('poster');
    expect([await subject.check(poster.file.sha256), faults]).toEqual([false, []]);
    await subject.stop();
  });
});
