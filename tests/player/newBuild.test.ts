import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillShell, freshPage } from '#player/shell.ts';
import { isQuiet, takeNewBuild } from '#player/update.ts';

const pageOf = (...files: string[]): string =>
  `<!doctype html><link href="/assets/${files[0]}.css">${files.map((name) => `<script src="/assets/${name}.js"></script>`).join('')}`;
const serving = (html: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(html, { status })),
  );
afterEach(() => vi.unstubAllGlobals());

const RUNNING = ['/assets/old.css', '/assets/old.js'];
const NEW = ['/assets/new.css', '/assets/new.js'];

test('trial 2: a page that runs finds another build of its server, and takes it once it has run here [DEV-22]', async () => {
  serving(pageOf('new'));
  const prove = vi.fn(async () => [...NEW, '/assets/worker.js']);
  expect(await takeNewBuild(RUNNING, prove)).toBe(true);
  expect(prove).toHaveBeenCalledOnce();
});

test.each<[string, string, readonly string[] | null]>([
  ['the same build', pageOf('old'), []],
  ['a page without a build, such as that of a hotel', '<h1>Please log in</h1>', NEW],
  ['a build that does not run here', pageOf('new'), null],
  ['a build of which a script did not come', pageOf('new'), ['/assets/new.css']],
])('trial 2: stays with what works for %s [DEV-22]', async (_what, html, proved) => {
  serving(html);
  expect(await takeNewBuild(RUNNING, async () => proved)).toBe(false);
});

test('a server that is away is no new build [DEV-22]', async () => {
  serving('', 502);
  await expect(takeNewBuild(RUNNING, async () => NEW)).rejects.toBeInstanceOf(TypeError);
});

test.each([
  ['nothing is shown', 0, false, 0, true],
  ['the one content has just ended', 1, true, 0, true],
  ['a content is shown', 1, false, 3_600_000, false],
  ['one of several has ended', 3, true, 1000, false],
  ['one of several has ended, after ten minutes', 3, true, 600_000, true],
])('a moment at which %s: quiet or not [DEV-22]', (_what, shown, hasEnded, waitedMs, quiet) => {
  expect(isQuiet(shown, hasEnded, waitedMs)).toBe(quiet);
});

/** The cache of the shell, and a line that answers by path; `served` is what it answers with. */
function shell(served: (path: string) => { text: string; type: string }) {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (path: string, response: Response) => void kept.set(path, response),
    keys: async () => [...kept.keys()].map((path) => ({ url: `http://server${path}` })),
    delete: async (url: string) => kept.delete(new URL(url).pathname),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const asked = vi.fn(async (path: string, _init?: RequestInit) => {
    const { text, type } = served(path);
    return new Response(text, { headers: { 'content-type': type } });
  });
  vi.stubGlobal('fetch', asked);
  return { kept, asked };
}

const isFile = (path: string): boolean => path.endsWith('.js') || path.endsWith('.css');
const ours = (path: string) =>
  isFile(path) ? { text: 'new', type: 'text/javascript' } : { text: pageOf('new'), type: 'text/html; charset=utf-8' };
const HOTEL = { text: '<h1>Please log in</h1>', type: 'text/html' };

describe('a network that answers everything with its own page, and with 200 [DEV-22]', () => {
  test.each<[string, (path: string) => { text: string; type: string }]>([
    ['from the first question on', () => HOTEL],
    ['once the page has come', (path) => (path === '/player' ? ours(path) : HOTEL)],
    ['when only scripts are missing', (path) => (isFile(path) ? HOTEL : ours(path))],
  ])('%s: nothing of it is kept for the next start', async (_what, served) => {
    const { kept } = shell(served);
    kept.set('/player', new Response('before'));
    await expect(fillShell(await freshPage('/player'), NEW)).rejects.toBeInstanceOf(TypeError);
    expect([...kept.keys()]).toEqual(['/player']);
    expect(await kept.get('/player')!.text()).toBe('before');
  });
});

describe('the start script, whose name is always the same [DEV-22]', () => {
  const START = '/player-start.js';

  test('is fetched anew, past every cache, with each build that is kept', async () => {
    const { kept, asked } = shell(ours);
    kept.set(START, new Response('old'));
    await fillShell(await freshPage('/player'), NEW);
    expect(await kept.get(START)!.text()).toBe('new');
    expect([...kept.keys()]).toContain('/assets/new.js');
    expect(asked.mock.calls.find(([path]) => path === START)![1]).toMatchObject({ cache: 'no-store' });
  });

  test('is not answered from the cache by the worker where it is asked past every cache', async () => {
    const hear = vi.fn();
    vi.stubGlobal('self', {
      location: { href: 'http://server/player-worker.js?cache=c', origin: 'http://server' },
      addEventListener: hear,
    });
    vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response('kept') }) });
    await import('#player/serviceWorker.ts');
    const answer = hear.mock.calls.find(([name]) => name === 'fetch')![1] as (event: object) => void;
    const ask = (cache: string) => {
      const respondWith = vi.fn();
      answer({ request: { method: 'GET', mode: 'no-cors', cache, url: `http://server${START}` }, respondWith });
      return respondWith.mock.calls.length;
    };
    expect([ask('default'), ask('no-store')]).toEqual([1, 0]);
  });
});
