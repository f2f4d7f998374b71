import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { ApiHosts } from '../apiHost.ts';
import type { Brand, Brands } from '../brands.ts';
import type { Config } from '../config.ts';
import { brandHost, environmentOf } from '../environment.ts';
import { API_HEADERS } from '../plugins/headers.ts';
import { COLLECTOR } from './usage.ts';

/** Settings that depend on the page's host (SES-12). The console loads them first. */
interface Host {
  appid: string;
  /** Key that signs calls. It ships to browsers: it protects the form of a call, it does not identify the caller. */
  key: string;
  brand: { name: string; accent?: string; logo?: string; icon?: string };
  edition: 'standard' | 'enterprise' | 'flagship';
  /** Origin of the calls; empty: that of the page. */
  apiBase: string;
  environment: string;
  /** Address that receives usage statistics (NET-10); absent: none are sent. */
  collector?: string;
  /** Version of this release. */
  version: string;
  /** True if /docs is served. */
  docs: boolean;
}

const looksOf = ({ name, accent, logo, icon = logo }: Brand): Host['brand'] => ({
  name,
  ...(accent === undefined ? {} : { accent }),
  ...(logo === undefined ? {} : { logo: logo.path }),
  ...(icon === undefined ? {} : { icon: icon.path }),
});

/** Headers of pictures: a hostile SVG cannot run scripts, however it is opened. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** GET /host.json, and the pictures it names. */
export function hostRoute(
  app: FastifyInstance,
  config: Pick<Config, 'appId' | 'appKey' | 'collectorUrl' | 'docs'>,
  { brands, hosts }: { brands: Brands; hosts: ApiHosts },
): void {
  app.get('/host.json', (request, reply) => {
    const brand = brands.of(brandHost(request.host));
    const apiBase = hosts.baseOf(request);
    const host: Host = {
      appid: config.appId,
      key: config.appKey,
      brand: looksOf(brand),
      edition: brand.edition ?? 'flagship',
      apiBase,
      environment: environmentOf(request.host).name,
      ...(config.collectorUrl === 'off' ? {} : { collector: config.collectorUrl ?? `${apiBase}${COLLECTOR}` }),
      version: manifest.version,
      docs: config.docs,
    };
    return reply.headers(API_HEADERS).send(host);
  });
  for (const { path, type, bytes } of new Map(brands.files.map((file) => [file.path, file])).values())
    app.get(path, (_, reply) => reply.headers(PICTURE_HEADERS).type(type).send(bytes));
}
