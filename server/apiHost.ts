import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brands } from './brands.ts';
import { brandHost, environmentOf, PREFIXES } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** Parts of a page's origin. */
interface Page {
  /** With its port, as in "uat-console.acme.example:8443". */
  host: string;
  /** `http` or `https`. */
  scheme: string;
}

const HTTPS = 'https';
/** `api` of a brand: a host, before it perhaps a scheme, behind it perhaps a port. */
const API = /^(?:(https?):\/\/)?([^:]+)(?::(\d+))?$/;

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Returns the origin of the calls of a page (SES-12); empty: its own. A brand's `api` is a host with the scheme, the port and the
 * environment's prefix of the page, `dev-` on a developer's machine. One that has a prefix or a scheme already is that of one
 * environment and scheme: pages of others call at their own host. Who may call at an API host is asked of this function as well.
 */
function apiBaseOf(brands: Brands, { host, scheme }: Page): string {
  const page = urlOf(`${scheme}://${host}`);
  const api = API.exec((page && brands.of(brandHost(page.hostname)).api) ?? '');
  if (!page || !api) return '';
  const [, fixed, name = '', port = fixed === undefined ? page.port : ''] = api;
  const [own, its] = [environmentOf(page.hostname), environmentOf(name)];
  const isOne = fixed !== undefined || its.prefix !== '';
  const isTheirs = own.name === its.name || (its.prefix !== '' && isLoopback(page.hostname));
  if ((isOne && !isTheirs) || (fixed !== undefined && fixed !== scheme)) return '';
  const { origin } = urlOf(`${scheme}://${isOne ? '' : own.prefix}${name}${port === '' ? '' : `:${port}`}`) ?? page;
  return origin === page.origin ? '' : origin;
}

/**
 * Returns the origins of the pages that call at an origin, as a content security policy writes them. It has no word for what a `*`
 * stands for between a prefix and the end of a host: such a brand's pages of all environments are named.
 */
function pagesOf(brands: Brands, api: string): string[] {
  const { protocol, port } = new URL(api);
  const scheme = protocol.slice(0, -1);
  // If a page at the unused port 1 calls here as well, any port is meant.
  const ports = [
    ['1', ':*'],
    [port, port === '' ? '' : `:${port}`],
  ] as const;
  const pages = brands.apart.flatMap((host) =>
    PREFIXES.flatMap((prefix) => {
      const name = prefix + host.replace('*', 'page');
      const calling = ports.find(([at]) => apiBaseOf(brands, { host: `${name}:${at}`, scheme }) === api);
      return calling ? [`${scheme}://${host.startsWith('*') ? host : name}${calling[1]}`] : [];
    }),
  );
  return [...new Set(pages)];
}

/** Says from which other hosts pages may call at the host of a request, and where a page of it calls. */
export interface ApiHosts {
  /** Origin of the calls of the page that this request asks for; empty: its own. */
  baseOf: (request: FastifyRequest) => string;
  /** Page that sends this request, where it is one of ours at another host whose calls are ours: its host, and our origin. */
  pageOf: (request: FastifyRequest) => { host: string; base: string } | null;
  /** Origins of all pages at other hosts that call at the host of this request. */
  pagesOf: (request: FastifyRequest) => readonly string[];
}

/** Creates the API hosts of an installation. `isHttps`: browsers reach us by https, whatever a proxy speaks to us. */
export function apiHosts(brands: Brands, isHttps: boolean): ApiHosts {
  const hereOf = ({ host, protocol }: FastifyRequest): Page => ({ host, scheme: isHttps ? HTTPS : protocol });
  const originOf = (request: FastifyRequest): string | null => {
    const { host, scheme } = hereOf(request);
    return urlOf(`${scheme}://${host}`)?.origin ?? null;
  };
  return {
    baseOf: (request) => apiBaseOf(brands, hereOf(request)),
    pageOf: (request) => {
      const { origin } = request.headers;
      const page = urlOf(origin ?? '');
      if (!page || page.origin !== origin) return null;
      const { host } = page;
      const base = apiBaseOf(brands, { host, scheme: page.protocol.slice(0, -1) });
      return base !== '' && base === originOf(request) ? { host, base } : null;
    },
    pagesOf: (request) => {
      const origin = brands.apart.length === 0 ? null : originOf(request);
      return origin === null ? [] : pagesOf(brands, origin);
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
        'access-control-allow-headers': 'content-type, x-user-key',
        'access-control-max-age': PREFLIGHT_S,
      })
      .code(204)
      .send();
  });
}
