import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns the HMAC-SHA256 of a text as base64url. `purpose` keeps a sign made for one thing from opening another. */
export function mac(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', `${purpose}:${secret}`).update(text).digest('base64url');
}
