import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../call/addressKey.ts';
import { RefusedError } from '../call/refuse.ts';
import { countScan, scannedAd, SCAN_PATH, type Scanned } from '../commands/scans.ts';
import { isKnownVisit, noteVisit, visitOf } from '../commands/visits.ts';
import type { RateLimiter } from '../dispatch/rate.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { Services } from '../services.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const CODE = /^[\w-]{12}$/;

/** Scans per minute and address, over all ads: enough for several people at one screen behind one router. */
const SCANS_PER_MINUTE = 60;
/** Counted visits per minute, address and ad: further ones are led on, but not counted. */
const COUNTED_PER_MINUTE = 6;

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Page for a phone that scans an ad without a link. */
const page = ({ name }: Scanned): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title><h1>${escapeHtml(name)}</h1><p>谢谢关注。</p><p lang="en">Thank you for your interest.</p></html>`;

/** A browser that fetches a page before anybody opens it says so. */
const isAhead = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose ?? '').includes('prefetch'));

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url);

/**
 * Registers GET /scan/<code>, the address in the QR code of an ad (AD-15). A visit counts one interaction, however often
 * its page is reloaded, and is led on to the page of the ad; what a browser fetches ahead counts nothing. It is public, so
 * each address has a rate limit, and only a few visits a minute count for one ad.
 */
export function scanRoute(
  app: FastifyInstance,
  { store, clock, config }: Pick<Services, 'store' | 'clock' | 'config'>,
  rates: RateLimiter,
): void {
  const mayCount = (name: string): boolean => takes(rates, name, COUNTED_PER_MINUTE, clock.now());
  app.get<{ Params: { code: string } }>(`${SCAN_PATH}:code`, async (request, reply) => {
    const { code } = request.params;
    const address = addressKey(request.ip);
    void reply.headers(HEADERS);
    if (!takes(rates, `scan ${address}`, SCANS_PER_MINUTE, clock.now())) return reply.code(429).send();
    const ad = CODE.test(code) ? await store.read(SYSTEM, (tx) => scannedAd(tx, `${SCAN_PATH}${code}`)) : null;
    if (!ad) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const visit = visitOf(config.secret, ad.id, { address, agent: request.headers['user-agent'] ?? '' });
    const isVisit = !isAhead(request.headers) && !(await store.read(SYSTEM, (tx) => isKnownVisit(tx, visit)));
    if (isVisit && mayCount(`scan ${address} ${ad.id}`))
      await store.write(SYSTEM, async (tx) => {
        if (await noteVisit(tx, visit)) await countScan(tx, ad);
      });
    if (ad.target !== null && isWeb(ad.target)) return reply.redirect(ad.target, 302);
    return reply.type('text/html; charset=utf-8').send(page(ad));
  });
}

function takes(rates: RateLimiter, name: string, perMinute: number, now: number): boolean {
  try {
    rates.take(name, perMinute, now);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}
