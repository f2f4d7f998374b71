import type { Brand } from '#core/brand.ts';

/** Settings of the page's host: application, branding, edition and the address of the API (SES-12, architecture 8). */
export interface Host {
  appid: string;
  /** Key of the application. Every browser gets it, so a signature proves the form of a call, not its sender. */
  key: string;
  brand: Brand;
  edition: 'standard' | 'enterprise' | 'flagship';
  /** Origin of the calls, without a slash at the end; empty for the page's own origin. */
  apiBase: string;
  environment: string;
  /** Address of the collector of usage events (NET-10); without it, none are sent. */
  collector?: string;
  /** Version of the server's release. */
  version?: string;
  /** True when the server has API documentation at /docs. */
  docs?: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isHost(value: unknown): value is Host {
  const host = value as Partial<Host> | null;
  return (
    typeof host === 'object' &&
    host !== null &&
    isText(host.appid) &&
    isText(host.key) &&
    isText(host.apiBase) &&
    isText(host.brand?.name)
  );
}

/** Loads `/host.json`, the first of all requests. Throws if it fails or is not valid. */
export async function loadHost(ask: (url: string) => Promise<Response> = fetch): Promise<Host> {
  // Called without options, so that the browser reuses the preload in index.html.
  const response = await ask('/host.json');
  if (!response.ok) throw new Error(`/host.json answered ${response.status}`);
  const host: unknown = await response.json();
  if (!isHost(host)) throw new Error('/host.json lacks appid, key, brand or apiBase');
  return host;
}
