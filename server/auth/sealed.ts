import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1.';

/** Derives a key other than the one that signs links, so that neither use weakens the other. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'vitrine sealed values', 32));

/**
 * Returns a short secret as the store keeps it (AES-256-GCM under the installation's SECRET): one that has to be read
 * again, such as the lock PIN that a screen is told, and so cannot be a hash. Who holds the store alone cannot read it.
 */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return VERSION + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns what was sealed; what was stored before values were sealed is returned as it is. Throws under another SECRET. */
export function unseal(secret: string, stored: string): string {
  if (!stored.startsWith(VERSION)) return stored;
  const bytes = Buffer.from(stored.slice(VERSION.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
