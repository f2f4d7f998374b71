import { join } from 'node:path';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { limits } from '#generated/model/limits.gen.ts';
import { routes } from '#generated/server/routes.gen.ts';
import { Dispatcher } from './dispatch/dispatch.ts';
import { RateLimiter } from './dispatch/rate.ts';
import { bindRoutes } from './dispatch/routes.ts';
import { Sessions } from './dispatch/session.ts';
import { handlers, handlersFor } from './handlers/handlers.ts';
import { loggerOptions } from './log.ts';
import { startImports } from './jobs/imports/runner.ts';
import type { FolderStore } from './media/folder.ts';
import { errorAnswers } from './plugins/errors.ts';
import { forms, formsOnly } from './plugins/form.ts';
import { pages } from './plugins/pages.ts';
import { sessionCookies } from './plugins/sessionCookie.ts';
import { unansweredSignals } from './policies/logic.ts';
import { callRoutes } from './routes/calls.ts';
import { docsRoutes } from './routes/docs.ts';
import { healthRoute } from './routes/health.ts';
import { hostRoute } from './routes/host.ts';
import { mediaRoutes } from './routes/media.ts';
import { playerRoutes } from './routes/player.ts';
import { scanRoute } from './routes/scan.ts';
import { siteRoutes } from './routes/site.ts';
import { awaits } from './commands/receiveUpload.ts';
import { storeRoutes } from './routes/store.ts';
import type { MediaStore, Services } from './services.ts';

export interface AppOptions {
  /** Multiplies every rate limit: load tests raise it. Default 1. */
  rateFactor?: number;
  /** Destination of log lines; default standard output. */
  logTo?: { write(line: string): void };
  /** Folder of the built console; default dist/ beside the server. */
  pagesFolder?: string;
}

const DIST = join(import.meta.dirname, '../dist');
/** Time for a request to arrive, milliseconds: a slow sender must not hold a connection for ever (C8). */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Builds the server from its services, without listening yet. Throws with a list of all gaps: a call without guard,
 * schema or handler, or a signal in a schema without an implementation.
 */
export function buildApp(services: Services, options: AppOptions = {}): FastifyInstance {
  const { config, store, clock } = services;
  const app = fastify({
    logger: loggerOptions(config.logLevel, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyMax,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
  });
  const bound = bindRoutes(
    routes,
    handlersFor(
      routes.map(({ call }) => call),
      handlers,
    ),
  );
  const signals = unansweredSignals();
  if (signals.length > 0)
    throw new Error(`server/policies/signals.ts lacks what the schemas ask: ${signals.join(', ')}`);

  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const rates = new RateLimiter(options.rateFactor);
  const dispatcher = new Dispatcher({
    services,
    sessions: new Sessions({ store, clock }),
    rates,
    applications: new Map([[config.appId, config.appKey]]),
    origins: new Set(config.publicUrl ? [new URL(config.publicUrl).origin] : []),
    log: app.log,
    checksAnswers: !config.production,
  });
  forms(app, limits.bodyMax);
  errorAnswers(app);
  const cookies = sessionCookies(app, isHttps);
  const imports = startImports({
    services,
    routes: new Map([...bound.values()].map((route) => [route.call.name, route])),
    log: app.log,
  });
  app.addHook('onClose', () => imports.stop());
  void app.register(async (scope) => {
    formsOnly(scope);
    callRoutes(scope, bound, dispatcher, cookies);
  });
  hostRoute(app, config);
  healthRoute(app, services);
  scanRoute(app, services, rates);
  mediaRoutes(app, services, cookies);
  siteRoutes(app, { media: services.media, clock, secret: config.secret });
  playerRoutes(app, services, options.rateFactor);
  if (isFolderStore(services.media))
    storeRoutes(app, { media: services.media, clock, isAwaited: (key) => awaits(services.store, key) });
  docsRoutes(app, config.docs, { isHttps });
  const collector = config.collectorUrl === undefined ? {} : { collector: new URL(config.collectorUrl).origin };
  pages(app, options.pagesFolder ?? DIST, { isHttps, ...collector, ...mediaOrigin(config.storageUrl) });
  return app;
}

function isFolderStore(media: MediaStore): media is FolderStore {
  return 'receive' in media;
}

function mediaOrigin(storageUrl: string | undefined): { media?: string } {
  if (storageUrl === undefined) return {};
  const { protocol, host } = new URL(storageUrl);
  return { media: `${protocol === 's3:' ? 'https:' : protocol}//${host}` };
}
