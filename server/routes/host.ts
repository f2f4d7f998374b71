import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { readBrands, type Brand } from '../brands.ts';
import type { Config } from '../config.ts';
import { API_HEADERS } from '../plugins/headers.ts';

/** Settings that depend on the page's host (SES-12). The console loads them first. */
interface Host {
  appid: string;
  /** It ships to browsers: a sign proves form, not identity. */
  key: string;
  brand: { name: string; accent?: string; logo?: string; icon?: string };
  edition: 'standard' | 'enterprise' | 'flagship';
  /** Origin of the calls; empty for the page's own. */
  apiBase: string;
  environment: 'dev' | 'test' | 'uat' | 'pre' | 'prod';
  /** Takes what is told of how the console is used (NET-10); absent: nothing is told. */
  collector?: string;
  /** Of this release. */
  version: string;
  /** True if /docs is served. */
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

/** Names a brand with its environment's prefix away: uat.acme.example is called as acme.example is. */
const nameOf = (host: string): string => host.replace(ENVIRONMENT, '');

const looksOf = ({ name, accent, logo, icon = logo }: Brand): Host['brand'] => ({
  name,
  ...(accent === undefined ? {} : { accent }),
  ...(logo === undefined ? {} : { logo: logo.path }),
  ...(icon === undefined ? {} : { icon: icon.path }),
});

/** A picture does nothing, whoever drew it and however it is opened. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** GET /host.json, and the pictures it names. Calls go to where the page came from: its host has the environment's prefix already. */
export function hostRoute(
  app: FastifyInstance,
  config: Pick<Config, 'appId' | 'appKey' | 'brandsFile' | 'collectorUrl' | 'docs'>,
): void {
  const brands = readBrands(config.brandsFile);
  app.get('/host.json', (request, reply) => {
    const brand = brands.of(nameOf(request.host.toLowerCase()));
    const host: Host = {
      appid: config.appId,
      key: config.appKey,
      brand: looksOf(brand),
      edition: brand.edition ?? 'flagship',
      apiBase: '',
      environment: environmentOf(request.host),
      ...(config.collectorUrl === undefined ? {} : { collector: config.collectorUrl }),
      version: manifest.version,
      docs: config.docs,
    };
    return reply.headers(API_HEADERS).send(host);
  });
  for (const { path, type, bytes } of new Map(brands.files.map((file) => [file.path, file])).values())
    app.get(path, (_, reply) => reply.headers(PICTURE_HEADERS).type(type).send(bytes));
}
