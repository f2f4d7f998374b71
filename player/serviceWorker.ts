/// <reference lib="webworker" />
// Imports nothing: what a browser runs as a classic script must stand alone.
declare const self: ServiceWorkerGlobalScope;

/** Name of the cache that the page fills (shell.ts). */
const SHELL_CACHE = new URL(self.location.href).searchParams.get('cache') ?? '';

/** A page on trial, and one that the start script could not start, come from the server. */
const isFresh = ({ searchParams }: URL): boolean => searchParams.has('trial') || searchParams.has('fresh');

/**
 * The kept page, whose files are kept with it: it starts without a server, and a release that does not run here is never
 * the only page that this screen has. The page itself looks for a newer one (update.ts).
 */
async function page(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const cache = await caches.open(SHELL_CACHE);
  const path = url.pathname.endsWith('/index.html') ? url.pathname : '/player';
  const kept = isFresh(url) ? undefined : await cache.match(path);
  return kept ?? fetch(request);
}

/** Built files have the hash of their content in their names: what is kept is right. */
async function built(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // `no-store` requests bypass this cache as well.
  if (request.method !== 'GET' || request.cache === 'no-store' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || pathname === '/player-start.js') event.respondWith(built(request));
});
