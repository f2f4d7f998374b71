import { createHmac, timingSafeEqual } from 'node:crypto';

/** The protocol of the sandbox gateway: JSON over HTTP, each message signed over its raw body with a key that both know. */

/** Prefix of its calls. */
export const API_PATH = '/api';
/** Prefix of its pages, on which phones pay. */
export const PAGE_PATH = '/pay/sandbox';
export const SIGN_HEADER = 'x-sandbox-sign';
/** Whom it pays. */
export const MERCHANT = 'vitrine-sandbox';
/** Most bytes of a message, a form or a page. */
export const MESSAGE_BYTES = 16 * 1024;
/** Time for an answer, milliseconds. */
export const ANSWER_MS = 10_000;

/** Address of a sandbox, and the key that it signs with. */
export interface SandboxAddress {
  /** Port of the loopback. */
  port: number;
  key: string;
}

/** Returns the origin of a sandbox: it listens to this machine alone. */
export const originOf = ({ port }: SandboxAddress): string => `http://127.0.0.1:${port}`;

/** Returns PAY_URL of a sandbox. */
export const payUrlOf = ({ key, port }: SandboxAddress): string => `sandbox://${key}@127.0.0.1:${port}`;

const KEY = /^[0-9a-f]{64}$/;

/** Reads PAY_URL of a sandbox; null where it names no port of this machine, or no key. */
export function readPayUrl(payUrl: string): SandboxAddress | null {
  const { username: key, hostname, port } = new URL(payUrl);
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  return isHere && KEY.test(key) && Number(port) > 0 ? { port: Number(port), key } : null;
}

export const signOf = (key: string, raw: string): string => createHmac('sha256', key).update(raw).digest('hex');

/** Returns true if a signature is that of the body, byte by byte. */
export function isSigned(key: string, raw: string, sign: unknown): boolean {
  const wanted = Buffer.from(signOf(key, raw));
  const given = Buffer.from(typeof sign === 'string' ? sign : '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
