/** Cache of the player's own page, script and styles. The service worker is told its name by its address. */
const SHELL_CACHE = 'vitrine-player-shell';
/** At the root, so that its scope may be /player without a header. */
const WORKER_PATH = '/player-worker.js';

/** Addresses of the page itself and of the built files that it has loaded. */
function shellAddresses(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const built = loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  return [...new Set(['/player', ...built])];
}

/**
 * Registers the service worker, so that the page starts without its server from now on (needs https or localhost). On
 * any problem the player plays without it.
 */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(`${WORKER_PATH}?cache=${SHELL_CACHE}`, { scope: '/player' });
    await fillShell();
  } catch (error) {
    // The server is unreachable now: the cached files start the page next time.
    if (!(error instanceof TypeError)) throw error;
  }
  await navigator.storage.persist();
}

async function fillShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const wanted = shellAddresses();
  await cache.addAll(wanted);
  for (const { url } of await cache.keys()) if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
}
