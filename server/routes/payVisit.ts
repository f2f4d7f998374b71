import type { FastifyReply } from 'fastify';
import { RefusedError } from '../call/refuse.ts';
import type { RateLimiter } from '../dispatch/rate.ts';
import type { NotNow } from '../pay/openTrade.ts';
import { policyOf, SAID } from '../pay/pages.ts';
import type { Services } from '../services.ts';

/** Parts that the routes of payments share: who may come how often, and with which headers they are answered. */
export type PayParts = Pick<Services, 'store' | 'clock' | 'payments' | 'config'>;
export type Rates = RateLimiter;

/** Visits of pay addresses, a minute and address. */
export const VISITS_PER_MINUTE = 60;

export const VISIT_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': policyOf(),
} as const;

const TOKEN = /^[\w-]{22}$/;

export const isToken = (text: string): boolean => TOKEN.test(text);

/** Takes one request of an address; false where it asks too often. */
export function takes(rates: Rates, name: string, perMinute: number, now: number): boolean {
  try {
    rates.take(name, perMinute, now);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

/** Answers with a page that says what there is to say. */
export function paySaid(reply: FastifyReply, what: NotNow | readonly [number, string]): FastifyReply {
  const [status, page] = typeof what === 'string' ? SAID[what] : what;
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
