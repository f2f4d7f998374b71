import { createDecipheriv, createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto';
import type { WechatSettings } from './settings.ts';

/** Signatures and the cipher of WeChat Pay's API v3: SHA256withRSA over lines, AEAD_AES_256_GCM. */

/** Time by which a signature may be older or newer than our clock, milliseconds: their own bound. */
const SIGN_AGE_MS = 5 * 60_000;
const TAG_BYTES = 16;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns lines as they are signed: each ends with a line feed, the last one too. */
const lines = (...parts: readonly (string | number)[]): string => parts.map((part) => `${part}\n`).join('');

export const nonce = (): string => randomBytes(16).toString('hex');

/** Returns an instant as they count it, in seconds. */
export const seconds = (at: number): string => String(Math.floor(at / 1000));

/** Returns our signature over lines, in base64. */
export const sign = (privateKey: KeyObject, ...parts: readonly string[]): string =>
  createSign('RSA-SHA256')
    .update(lines(...parts), 'utf8')
    .sign(privateKey, 'base64');

/** Returns the header by which a request of ours is known. */
export function authorization(
  { mchid, serial, privateKey }: Pick<WechatSettings, 'mchid' | 'serial' | 'privateKey'>,
  { method, path, body, at }: { method: string; path: string; body: string; at: number },
): string {
  const [timestamp, once] = [seconds(at), nonce()];
  const signature = sign(privateKey, method, path, timestamp, once, body);
  return `WECHATPAY2-SHA256-RSA2048 mchid="${mchid}",nonce_str="${once}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`;
}

const one = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Returns true if they signed a message, with the key that we know and just now. */
export function isTheirs(
  { theirKey, theirId }: Pick<WechatSettings, 'theirKey' | 'theirId'>,
  headers: Headers,
  raw: string,
  now: number,
): boolean {
  const timestamp = one(headers, 'wechatpay-timestamp');
  if (one(headers, 'wechatpay-serial') !== theirId) return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > SIGN_AGE_MS) return false;
  try {
    return createVerify('RSA-SHA256')
      .update(lines(timestamp, one(headers, 'wechatpay-nonce'), raw), 'utf8')
      .verify(theirKey, one(headers, 'wechatpay-signature'), 'base64');
  } catch {
    return false;
  }
}

/** A ciphertext as notices carry it. */
export interface Sealed {
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
}

/** Returns what a notice carries, in clear; throws where our key did not seal it. */
export function unsealed(key: Buffer, { ciphertext, nonce: iv, associated_data: beside = '' }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < TAG_BYTES) throw new Error('the ciphertext is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'utf8'), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(beside, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
