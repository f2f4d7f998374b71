import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { API_HEADERS } from '../plugins/headers.ts';

/** What the page's host decides (SES-12). The console asks it before all else. */
interface Host {
  appid: string;
  /** It ships to browsers: a sign proves form, not identity. */
  key: string;
  brand: { name: string };
  edition: 'standard' | 'enterprise' | 'flagship';
  /** Origin of the calls; empty for the page's own. */
  apiBase: string;
  environment: 'dev' | 'test' | 'uat' | 'pre' | 'prod';
  /** Takes what is told of how the console is used (NET-10); absent: nothing is told. */
  collector?: string;
  /** Of this release. */
  version: string;
  /** Whether /docs is there. */
  docs: boolean;
}

const ENVIRONMENT = /^(dev|test|uat|pre)[.-]/;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** Returns the environment that a host's name says by its prefix; a developer's own machine is `dev`. */
export function environmentOf(host: string): Host['environment'] {
  const prefix = ENVIRONMENT.exec(host.toLowerCase())?.[1];
  if (prefix !== undefined) return prefix as Host['environment'];
  return LOCAL.test(host) ? 'dev' : 'prod';
}

/** GET /host.json. Calls go to where the page came from: its host has the environment's prefix already. */
export function hostRoute(
  app: FastifyInstance,
  config: Pick<Config, 'appId' | 'appKey' | 'collectorUrl' | 'docs'>,
): void {
  app.get('/host.json', (request, reply) => {
    const host: Host = {
      appid: config.appId,
      key: config.appKey,
      brand: { name: 'Vitrine' },
      edition: 'flagship',
      apiBase: '',
      environment: environmentOf(request.host),
      ...(config.collectorUrl === undefined ? {} : { collector: config.collectorUrl }),
      version: manifest.version,
      docs: config.docs,
    };
    return reply.headers(API_HEADERS).send(host);
  });
}
