import { describe, expect, test, vi } from 'vitest';
import type { Download } from '#player/download.ts';
import { download } from '#player/download.ts';
import { Downloads } from '#player/downloads.ts';
import { filesHere } from '#player/programme.ts';
import { buildFile, buildManifest, freshDatabase, pictureAd } from './playerScene.ts';

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
    await vi.waitFor(async () => expect(await filesHere(database)).toEqual(new Set([posterHash, clipHash])));
  });

  test('asks for nothing that is here already', async () => {
    const { subject, database, asked } = await downloads({ [clipHash]: [right('clip')] });
    await database.put('files', { sha256: posterHash, body: new Blob(['poster']) });
    await subject.want(manifest);
    expect(asked).toEqual([clipHash]);
  });
});
