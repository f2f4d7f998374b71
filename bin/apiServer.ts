import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { phoneEntryAt } from '../core/phonePages.ts';
import { payUrlOf } from '../server/pay/sandbox/protocol.ts';
import { watchSandbox, type WatchedSandbox } from '../server/pay/sandbox/watch.ts';
import { ApiProcess } from './apiProcess.ts';

/** A stream that stays open: nobody waits for its end. */
const NEWS = '/news';

/** Calls that the dev server hands on to the API. */
const PATHS = [
  NEWS,
  '^/.*\\.shtml',
  '/player/v1',
  '/media',
  '/store',
  '/scan',
  '/docs',
  '/host.json',
  '/health',
  '/pay',
  '/usage/collect',
];
const isCall = (url: string): boolean =>
  PATHS.some((path) => (path.startsWith('^') ? new RegExp(path).test(url) : url.startsWith(path)));

/** Folders of the server's source; changes below generated/ are told by codegen's watcher. */
const ROOMS = ['server', 'core'];
const PRINTED = /^(server|model|docs)\//;
/** Words for sheets and /docs: nobody waits for those, and the screen has its own. */
const WORDS = /^console\/(?:first\.|callWords\.|permissionWords\.|[\w-]+\/words\.)/;
const WORDS_MS = 3_000;
/** Until pages that asked a new server have drawn what it said. */
const DRAWN_MS = 1_000;
/** An editor saves in several steps. */
const SETTLE_MS = 60;

export interface ApiServerPlugin extends Plugin {
  /** To be called with the paths below generated/ that were written. Resolves when nobody waits for more of them. */
  printed: (paths: readonly string[]) => Promise<void>;
}

/**
 * Runs the server beside Vite, one port above it, and starts it anew when its code or what is printed for it changes.
 * Calls that come meanwhile wait; where it cannot start, its last words show over the page.
 */
export function apiServer({ root = process.cwd(), port }: { root?: string; port: number }): ApiServerPlugin {
  let vite: ViteDevServer | undefined;
  let trouble: HotPayload | undefined;

  function onState(lastWords: string | null): void {
    const before = trouble;
    trouble =
      lastWords === null
        ? undefined
        : { type: 'error', err: { plugin: 'server', message: lastWords || 'the server ended', stack: '' } };
    if (trouble) vite?.ws.send(trouble);
    else if (before) vite?.ws.send({ type: 'update', updates: [] });
    if (!trouble) vite?.ws.send({ type: 'custom', event: 'vitrine:server' });
  }

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    NODE_ENV: process.env['NODE_ENV'] ?? 'development',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server'),
    PORT: String(port + 1),
  };
  const api = new ApiProcess({ root, onState, env });
  let sandbox: WatchedSandbox | undefined;

  /** Starts the payment sandbox, which outlives the servers, and then the first of them. One that does not start is told by the server, which tries it again. */
  async function begin(): Promise<void> {
    if (!env['PAY_URL'] && env['NODE_ENV'] !== 'production') {
      sandbox = watchSandbox(resolve(root, env['DATA_DIR'] || 'data'), (line) => vite?.config.logger.warn(line));
      await sandbox.address.then(
        (address) => (env['PAY_URL'] = payUrlOf(address)),
        () => undefined,
      );
    }
    api.restart();
  }

  const end = (): Promise<unknown> => Promise.all([api.stop(), sandbox?.stop()]);

  return {
    name: 'vitrine-api-server',
    apply: 'serve',
    async printed(paths) {
      if (paths.some((path) => PRINTED.test(path))) api.restart();
      else if (paths.some((path) => WORDS.test(path))) api.restart(WORDS_MS);
      await api.settled();
      await setTimeout(DRAWN_MS);
    },
    config: () => ({
      server: {
        proxy: Object.fromEntries(
          PATHS.map((path) => [path, { target: `http://127.0.0.1:${port + 1}`, changeOrigin: false }]),
        ),
      },
    }),
    configureServer(server) {
      vite = server;
      const folders = ROOMS.map((room) => join(root, room, '/'));
      server.watcher.on('all', (_event, path) => {
        if (!folders.some((folder) => path.startsWith(folder))) return;
        api.forget();
        api.restart(SETTLE_MS);
      });
      server.ws.on('connection', (socket) => {
        if (trouble) socket.send(JSON.stringify(trouble));
      });
      // Before the proxy, which asks whoever listens.
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        // The player's page has no ending in its address, as in production.
        if (/^\/player\/?(\?|$)/.test(url)) request.url = url.replace(/^\/player\/?/, '/player/index.html');
        const entry = phoneEntryAt(url.split('?', 1)[0] ?? '');
        if (entry !== undefined) request.url = `/${entry}`;
        if (!isCall(url)) return next();
        void api
          .enter((leave) => (url.startsWith(NEWS) ? leave() : response.once('close', leave)))
          .then((canCall) => (canCall ? next() : response.writeHead(503).end()));
      });
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void Promise.all([end(), server.close()]).then(() => process.exit(0)));
      server.httpServer?.once('close', () => void end());
      void begin();
    },
  };
}
