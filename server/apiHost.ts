import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brandHost, ENVIRONMENT, type Brands } from './brands.ts';
import { isLoopback } from './loopback.ts';

/** What a page's origin is made of. */
interface Page {
  /** With its port, as in "uat-console.acme.example". */
  host: string;
  /** `http` or `https`. */
  scheme: string;
}

const HTTPS = 'https';

/**
 * Returns the origin of the calls of a page (SES-12): that of the API host which its brand names, with the environment's prefix
 * that the page's own host has, or `dev-` on a developer's machine; empty: the page's own. A brand that names a whole origin
 * is taken at its word.
 */
export function apiBaseOf(brands: Brands, { host, scheme }: Page): string {
  const { api } = brands.of(brandHost(host));
  if (api === undefined) return '';
  if (api.includes('://')) return api;
  const name = host.toLowerCase();
  const prefix = ENVIRONMENT.exec(name)?.[0] ?? (isLoopback(name.replace(/:\d+$/, '')) ? 'dev-' : '');
  const base = `${scheme}://${ENVIRONMENT.test(api) ? '' : prefix}${api}`;
  return base === `${scheme}://${name}` ? '' : base;
}

/** Says from which other hosts pages may call at the host of a request, and where a page of it calls. */
export interface ApiHosts {
  /** Origin of the calls of the page that this request asks for; empty: its own. */
  baseOf: (request: FastifyRequest) => string;
  /** Host of the page that sends this request, where it is a page of ours at another host whose calls are ours. */
  pageOf: (request: FastifyRequest) => string | null;
}

/** Creates the API hosts of an installation. `isHttps`: browsers reach us by https, whatever a proxy speaks to us. */
export function apiHosts(brands: Brands, isHttps: boolean): ApiHosts {
  const schemeOf = ({ protocol }: FastifyRequest): string => (isHttps ? HTTPS : protocol);
  return {
    baseOf: (request) => apiBaseOf(brands, { host: request.host, scheme: schemeOf(request) }),
    pageOf: (request) => {
      const { origin } = request.headers;
      if (origin === undefined || !URL.canParse(origin)) return null;
      const { host, port, protocol, origin: written } = new URL(origin);
      if (written !== origin) return null;
      const base = apiBaseOf(brands, { host, scheme: protocol.slice(0, -1) });
      if (base !== `${schemeOf(request)}://${request.host.toLowerCase()}`) return null;
      // A page at another port of that name is another program's, unless the API has one of its own.
      return port === '' || new URL(base).port !== '' ? host : null;
    },
  };
}

const PREFLIGHT_S = '600';

/**
 * Lets pages of ours at another host call here, with their session's cookie, and no other page (SES-12): the origin is named,
 * never `*`. A page of another site has no cookie here all the same, for the cookie is SameSite=Strict.
 */
export function crossOrigin(app: FastifyInstance, hosts: ApiHosts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || hosts.pageOf(request) === null) return undefined;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      // The name of a file that is downloaded.
      'access-control-expose-headers': 'content-disposition',
      vary: 'origin',
    });
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': PREFLIGHT_S,
      })
      .code(204)
      .send();
  });
}
