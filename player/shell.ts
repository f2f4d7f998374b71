import { FRAMES } from '#stage/frameMessages.ts';
import { loadedFiles } from './trial.ts';

/** Cache of the player's own pages, scripts and styles. The service worker is told its name by its address. */
const SHELL_CACHE = 'vitrine-player-shell';
/** At the root, so that its scope may be /player without a header. */
const WORKER_PATH = '/player-worker.js';

/** Pages that a screen needs without its server: the player, and the frames of its stage. */
const PAGES = ['/player', FRAMES.page, FRAMES.site] as const;
/** Script that runs before all others (public/). */
const START = '/player-start.js';

/** Built files that a page names. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)),
];

/** A page with the files that it names. */
interface CachedPage {
  path: string;
  response: Response;
  files: string[];
}

/** Asks the server for a page, past every cache. Throws TypeError where there is no server or no such page. */
export async function freshPage(path: string): Promise<CachedPage> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
  return { path, files: filesIn(await response.clone().text()), response };
}

/**
 * Registers the service worker, so that the page starts without its server from now on (needs https or localhost). On
 * any problem the player plays without it.
 */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(`${WORKER_PATH}?cache=${SHELL_CACHE}`, { scope: '/player' });
    const page = await freshPage('/player');
    // A server that has another build already: that one is kept once it has been proved (update.ts).
    if (page.files.every((file) => loadedFiles().includes(file))) await fillShell(page, loadedFiles());
  } catch (error) {
    // The server is unreachable now: the cached files start the page next time.
    if (!(error instanceof TypeError)) throw error;
  }
  await navigator.storage?.persist?.();
}

/** Fetches a script or style. A page in its place is not ours: a hotel's login answers everything with itself, and with 200. */
async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) throw new TypeError(`${path}: ${response.status}${isPage ? ', a page' : ''}`);
  return response;
}

/**
 * Keeps a build whole: its pages last, so that no page is kept whose files are not. Throws TypeError where one of its
 * pages names no built file or one of its files is a page: what is kept is what this screen starts with from now on.
 */
export async function fillShell(player: CachedPage, loaded: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const frames = await Promise.all(PAGES.slice(1).map((path) => freshPage(path)));
  const pages = [...frames, player];
  for (const { path, files } of pages) if (files.length === 0) throw new TypeError(`${path}: not of this server`);
  const files = [...new Set([...loaded, ...pages.flatMap((page) => page.files)])];
  const fetched = await Promise.all(files.map((path) => fetchFile(path)));
  // Its name has no hash of its content: only the server knows whether it is another.
  const start = await fetchFile(START, { cache: 'no-store' });
  for (const [index, path] of files.entries()) await cache.put(path, fetched[index]!);
  await cache.put(START, start);
  for (const { path, response } of pages) await cache.put(path, response);
  const wanted = new Set<string>([START, ...files, ...PAGES]);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}
