import { refuse } from '../call/refuse.ts';

/** Headers in which a browser names the origin of a call. */
export interface OriginHeaders {
  origin?: string;
  host?: string;
  'sec-fetch-site'?: string;
}

/**
 * Refuses a call that another site's page sends with our cookie (a form post is a "simple" request,
 * so CORS does not stop it). Programs that are no browser send neither header.
 *
 * Written as a lost session, not as a missing permission: to that page there is none here.
 */
export function checkOrigin(headers: OriginHeaders, allowed: ReadonlySet<string>): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (origin !== undefined) {
    if (allowed.has(origin) || sameHost(origin, headers.host)) return;
    throw refuse('LOGIN_TIMEOUT');
  }
  if (site === 'cross-site' || site === 'same-site') throw refuse('LOGIN_TIMEOUT');
}

function sameHost(origin: string, host: string | undefined): boolean {
  // "null" is what sandboxed frames and data: pages send: never ours.
  const at = origin.indexOf('://');
  return at > 0 && host !== undefined && origin.slice(at + 3).toLowerCase() === host.toLowerCase();
}
