import { createHash, createHmac } from 'node:crypto';

/**
 * Signature of Alibaba Cloud, version 3 (ACS3-HMAC-SHA256): over method, path, query, signed headers and the digest of
 * the body. Published in the provider's "Request syntax and signature method V3".
 */

const ALGORITHM = 'ACS3-HMAC-SHA256';

/** Request as it is signed. */
export interface Acs3Request {
  host: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  /** Instant, milliseconds. */
  at: number;
  nonce: string;
}

export interface Acs3Key {
  id: string;
  secret: string;
}

/** Encodes as RFC 3986 wants it: `encodeURIComponent` leaves five characters that it reserves. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a query in the order of its names, encoded. */
export function canonicalQuery(query: Acs3Request['query']): string {
  return Object.keys(query)
    .toSorted()
    .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
    .join('&');
}

/** Returns the headers of a POST without a body, `Authorization` among them. */
export function acs3Headers(request: Acs3Request, key: Acs3Key): Record<string, string> {
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date(request.at).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers);
  const signed = names.join(';');
  const canonical = [
    'POST',
    '/',
    canonicalQuery(request.query),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-acs-content-sha256'],
  ].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${key.id},SignedHeaders=${signed},Signature=${signature}`,
  };
}
