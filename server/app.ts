import { join } from 'node:path';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { limits } from '#generated/model/limits.gen.ts';
import { routes } from '#generated/server/routes.gen.ts';
import { apiHosts, crossOrigin } from './apiHost.ts';
import { readBrands } from './brands.ts';
import { Dispatcher } from './dispatch/dispatch.ts';
import { RateLimiter } from './dispatch/rate.ts';
import { bindRoutes } from './dispatch/routes.ts';
import { Sessions } from './dispatch/session.ts';
import { handlers, handlersFor } from './handlers/handlers.ts';
import { loggerOptions } from './log.ts';
import { startImports } from './jobs/imports/runner.ts';
import { startPackages } from './jobs/packages/runner.ts';
import type { FolderStore } from './media/folder.ts';
import { errorAnswers } from './plugins/errors.ts';
import { forms, formsOnly } from './plugins/form.ts';
import { pages } from './plugins/pages.ts';
import { longestMs, watchConnections, type Pace } from './plugins/connections.ts';
import { sessionCookies } from './plugins/sessionCookie.ts';
import { unansweredSignals } from './policies/logic.ts';
import { callRoutes } from './routes/calls.ts';
import { docsRoutes } from './routes/docs.ts';
import { healthRoute } from './routes/health.ts';
import { hostRoute } from './routes/host.ts';
import { mediaRoutes } from './routes/media.ts';
import { downloadRoute } from './routes/download.ts';
import { newsRoute } from './routes/news.ts';
import { payRoutes } from './routes/pay.ts';
import { playerRoutes } from './routes/player.ts';
import { sensorRoutes } from './routes/sensors.ts';
import { scanRoute } from './routes/scan.ts';
import { siteRoutes } from './routes/site.ts';
import { awaits } from './commands/receiveUpload.ts';
import { storeRoutes } from './routes/store.ts';
import { usageRoute } from './routes/usage.ts';
import { CallTimes } from './usage/callTimes.ts';
import type { MediaStore, Services } from './services.ts';

export interface AppOptions {
  /** Multiplies every rate limit: load tests raise it. Default 1. */
  rateFactor?: number;
  /** Destination of log lines; default standard output. */
  logTo?: { write(line: string): void };
  /** Folder of the built console; default dist/ beside the server. */
  pagesFolder?: string;
  /** Milliseconds since any moment, by which calls are timed; default that of the process. */
  stopwatch?: () => number;
  /** Least speed of a body; default that of watchConnections. */
  pace?: Pace;
}

const DIST = join(import.meta.dirname, '../dist');
/** Time for the headers of a request, milliseconds. How long its body may take, watchConnections judges by its progress (C8). */
const HEADERS_MS = 30_000;
/** Time between two writings of what was counted of calls, milliseconds. */
const KEEP_TIMES_MS = 60_000;
/** Form fields and boundaries around a file. */
const FORM_BYTES = 65_536;

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
    requestTimeout: longestMs(limits.uploadPart + FORM_BYTES),
    http: { headersTimeout: HEADERS_MS },
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
  const times = new CallTimes(clock);
  const dispatcher = new Dispatcher({
    services,
    sessions: new Sessions({ store, clock }),
    rates,
    applications: new Map([[config.appId, config.appKey]]),
    origins: new Set(config.publicUrl ? [new URL(config.publicUrl).origin] : []),
    times,
    stopwatch: options.stopwatch ?? (() => performance.now()),
    log: app.log,
    checksAnswers: !config.production,
  });
  const brands = readBrands(config.brandsFile);
  const hosts = apiHosts(brands, isHttps);
  crossOrigin(app, hosts);
  watchConnections(app, options.pace);
  forms(app, limits.bodyMax);
  errorAnswers(app);
  const cookies = sessionCookies(app, isHttps);
  const imports = startImports({
    services,
    routes: new Map([...bound.values()].map((route) => [route.call.name, route])),
    log: app.log,
  });
  const packages = startPackages(services, app.log);
  app.addHook('onClose', () => Promise.all([imports.stop(), packages.stop()]).then(() => undefined));
  keepTimes(app, times, store);
  void app.register(async (scope) => {
    formsOnly(scope);
    callRoutes(scope, bound, dispatcher, { cookies, hosts });
  });
  hostRoute(app, config, { brands, hosts });
  healthRoute(app, services);
  scanRoute(app, services, rates);
  payRoutes(app, services, rates);
  mediaRoutes(app, services, cookies);
  newsRoute(app, services, cookies);
  if (config.collectorUrl === undefined) usageRoute(app, services, cookies, options.rateFactor);
  siteRoutes(app, { media: services.media, clock, secret: config.secret });
  downloadRoute(app);
  playerRoutes(app, services, options.rateFactor);
  sensorRoutes(app, services, options.rateFactor);
  if (isFolderStore(services.media))
    storeRoutes(app, {
      media: services.media,
      clock,
      isAwaited: (key) => awaits(services.store, key),
      pagesOf: hosts.pagesOf,
    });
  docsRoutes(app, config.docs, { isHttps });
  const { collectorUrl } = config;
  const isAway = collectorUrl !== undefined && collectorUrl !== 'off';
  const collector = isAway ? { collector: new URL(collectorUrl).origin } : {};
  pages(app, options.pagesFolder ?? DIST, {
    isHttps,
    baseOf: hosts.baseOf,
    ...collector,
    ...(services.media.origin === null ? {} : { media: services.media.origin }),
  });
  return app;
}

/** Keeps what was counted of calls each minute, and when the server ends; a store that cannot be written now is written later. */
function keepTimes(app: FastifyInstance, times: CallTimes, store: Services['store']): void {
  const keep = () =>
    times.keep(store).catch((error: unknown) => app.log.warn({ err: error }, 'times of calls were not kept'));
  const timer = setInterval(() => void keep(), KEEP_TIMES_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await keep();
  });
}

function isFolderStore(media: MediaStore): media is FolderStore {
  return 'receive' in media;
}
