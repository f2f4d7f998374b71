import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Returns a new secret of 256 bits as base64url: a token, a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a secret: its sha256 in hex. Safe, since a secret has 256 random bits. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares two digests in constant time. */
export function isSameDigest(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));
}

/** Returns a code of six digits to be read from a phone. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password of twelve letters and digits that cannot be mistaken for each other (59 bits). */
export function newPassword(): string {
  return Array.from({ length: 12 }, () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)]).join('');
}
