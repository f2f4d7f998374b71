import type { Brand } from '#core/brand.ts';

/** What the page's host decides: application, branding, edition and where the API is (SES-12, architecture 8). */
export interface Host {
  appid: string;
  /** The application's key. It ships to browsers: a sign proves form, not identity. */
  key: string;
  brand: Brand;
  edition: 'standard' | 'enterprise' | 'flagship';
  /** Origin of the calls, without a slash at its end; empty for the page's own. */
  apiBase: string;
  environment: string;
  /** Takes what is told of how the console is used (NET-10); absent: nothing is told. */
  collector?: string;
  /** Of the server's release. */
  version?: string;
  /** Whether the server tells of itself at /docs. */
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

/** Asks for `/host.json`, the first of all requests. Throws where it does not come or is none. */
export async function loadHost(ask: typeof fetch = fetch): Promise<Host> {
  // Nothing is asked for beside it: then it is the one that index.html has asked for already.
  const response = await ask('/host.json');
  if (!response.ok) throw new Error(`/host.json answered ${response.status}`);
  const host: unknown = await response.json();
  if (!isHost(host)) throw new Error('/host.json lacks appid, key, brand or apiBase');
  return host;
}
