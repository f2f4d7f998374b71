import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { phoneEntryAt } from '#core/phonePages.ts';
import { answerCall, isCall } from './errors.ts';
import { API_HEADERS, FRAME_POLICIES, pageHeaders, POLICY, screenPolicy, type Reach } from './headers.ts';

const YEAR_S = 31_536_000;

/** Pages of their own; every other path is the console's, which has its routes in the browser. */
const PLAYER = /^\/player(\/|$)/;
const SCREEN = 'player/index.html';
const HAS_ENDING = /\.[a-zA-Z0-9]+$/;

/**
 * Serves the built console and player from a folder, and answers what nothing else has: pages by the
 * console's own router (history fallback), calls by -10007, the rest by 404.
 */
export function pages(app: FastifyInstance, folder: string, reach: Reach): void {
  void app.register(async (scope) => {
    pageHeaders(scope, reach);
    const isBuilt = existsSync(join(folder, 'index.html'));
    if (isBuilt) {
      // bin/packAssets.ts wrote the packed ones.
      const served = { index: false, preCompressed: true, cacheControl: false } as const;
      await scope.register(assets(join(folder, 'assets'), served));
      await scope.register(files, {
        ...served,
        root: folder,
        wildcard: false,
        globIgnore: ['assets/**'],
        setHeaders: (reply, path) => {
          // The browser must check a page for changes each time.
          void reply.header('cache-control', 'no-cache');
          // A page that the build has packed is a file of another name.
          const page = relative(folder, path).replace(/\.(?:br|gz)$/, '');
          const policy = FRAME_POLICIES[page];
          // Names are not looked up for links of what is shown, either.
          if (policy) void reply.header(POLICY, policy).header('x-dns-prefetch-control', 'off');
          if (page === SCREEN) void reply.header(POLICY, screenPolicy(String(reply.getHeader(POLICY))));
        },
      });
    }
    scope.setNotFoundHandler((request, reply) => fallback(request, reply, isBuilt));
  });
}

/** Returns how the names of a folder's files are asked for: it is read again where it has changed, as by another build. */
function namesOf(folder: string): () => ReadonlySet<string> {
  let at: number | undefined;
  let names: ReadonlySet<string> = new Set();
  return () => {
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== at) names = new Set(changed === undefined ? [] : readdirSync(folder));
    at = changed;
    return names;
  };
}

/**
 * Serves what pages consist of; the names carry the hash of what is in them. By one route, for hundreds would hold up
 * every start; and by known names, for the package's own route reads the folder for each file that it serves.
 */
const assets = (folder: string, served: FastifyStaticOptions) => async (scope: FastifyInstance) => {
  const names = namesOf(folder);
  await scope.register(files, {
    ...served,
    root: folder,
    serve: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`),
  });
  scope.get<{ Params: { name: string } }>('/assets/:name', { exposeHeadRoute: true }, ({ params: { name } }, reply) =>
    HAS_ENDING.test(name) && names().has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
};

function pageOf(path: string): string {
  if (PLAYER.test(path)) return SCREEN;
  return phoneEntryAt(path) ?? 'index.html';
}

function fallback(request: FastifyRequest, reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (isCall(request.url)) return answerCall(request, reply, 'NOT_FOUND');
  const path = request.url.split('?', 1)[0] ?? '/';
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !HAS_ENDING.test(path);
  if (isPage && isBuilt) return reply.sendFile(pageOf(path));
  if (isPage)
    return reply.code(404).type('text/plain; charset=utf-8').send('The console is not built yet: npm run build\n');
  return reply.code(404).headers(API_HEADERS).send({ error: 'not found' });
}
