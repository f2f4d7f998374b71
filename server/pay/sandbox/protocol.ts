import { createHmac, timingSafeEqual } from 'node:crypto';

/** The protocol of the sandbox gateway: JSON over HTTP, each message signed over its raw body with a key that both know. */

/** Prefix of its paths. */
export const SANDBOX_PATH = '/pay/sandbox';
export const SIGN_HEADER = 'x-sandbox-sign';
/** Whom it pays. */
export const MERCHANT = 'vitrine-sandbox';
export const NOTIFY_PATH = '/pay/notify/sandbox';

/** Returns the key that gateway and server share, made from the server's secret. */
export const keyOf = (secret: string): string => createHmac('sha256', secret).update('sandbox gateway').digest('hex');

export const signOf = (key: string, raw: string): string => createHmac('sha256', key).update(raw).digest('hex');

/** Returns true if a signature is that of the body, byte by byte. */
export function isSigned(key: string, raw: string, sign: unknown): boolean {
  const wanted = Buffer.from(signOf(key, raw));
  const given = Buffer.from(typeof sign === 'string' ? sign : '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Transport between the two sides, and timer of what comes late. Tests put something else in its place. */
export interface Wire {
  /** Posts a body to a path of the other side. */
  post(path: string, raw: string, sign: string): Promise<{ status: number; raw: string }>;
  later(ms: number, work: () => Promise<void>): void;
}

/** Time for an answer, milliseconds. */
const ANSWER_MS = 10_000;

/** HTTP over the loopback, to where the server listens; `at` gives its origin. */
export function loopback(at: () => string | null): Wire {
  return {
    async post(path, raw, sign) {
      const origin = at();
      if (origin === null) throw new Error('the sandbox gateway is not reached before the server listens');
      const reply = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGN_HEADER]: sign },
        body: raw,
        signal: AbortSignal.timeout(ANSWER_MS),
        redirect: 'error',
      });
      return { status: reply.status, raw: await reply.text() };
    },
    later: (ms, work) => void setTimeout(() => void work(), ms).unref(),
  };
}
