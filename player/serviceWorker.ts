/// <reference lib="webworker" />
// Imports nothing: what a browser runs as a classic script must stand alone.
declare const self: ServiceWorkerGlobalScope;

/** Name of the cache that the page fills (shell.ts). */
const SHELL_CACHE = new URL(self.location.href).searchParams.get('cache') ?? '';

/** Timeout for the page in milliseconds: then the cached page is used, so that the screen does not stay black. */
const PAGE_LIMIT_MS = 4000;

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  const kept = await cache.match('/player');
  try {
    const response = await fetch(request, kept ? { signal: AbortSignal.timeout(PAGE_LIMIT_MS) } : undefined);
    return response.ok || !kept ? response : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
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
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(built(request));
});
