import SparkMD5 from 'spark-md5';
import type { UnsignedEnvelope } from './envelope.ts';

/** Signed parts beside the envelope: the path as the client requested it, and the exact JSON text. */
export interface SignedParts {
  /** As in "/ad/list.shtml". */
  path: string;
  /** The exact JSON text of the payload. */
  payload: string;
}

/**
 * Returns the text to digest for a sign (architecture 4): each field as "name=value", raw, joined by "&".
 *
 * Sorted by name, because a proxy may reorder a query string and both sides must still digest the same bytes. Changing
 * this order breaks every installed client; tests/core/protocol/sign.vectors.json pins it.
 */
export function canonical(envelope: UnsignedEnvelope, parts: SignedParts): string {
  const fields: Record<string, string | undefined> = { ...envelope, ...parts };
  const names = Object.keys(fields).filter((name) => name !== 'sign' && fields[name] !== undefined);
  names.sort();
  return names.map((name) => `${name}=${fields[name]}`).join('&');
}

/** Returns the sign of a call: lower-case hex md5 (RFC 1321) over the canonical text and the application's key, in UTF-8. */
export function sign(envelope: UnsignedEnvelope, parts: SignedParts, key: string): string {
  return SparkMD5.hash(`${canonical(envelope, parts)}&key=${key}`);
}
