import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Headers of every API answer. helmet serves pages only: it would halve the request rate. */
export const API_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

export const POLICY = 'content-security-policy';

/** Hash of the empty text: the only inline style that emotion needs in a built console (architecture 8). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Other origins that a page may connect to. */
export interface Reach {
  /** Origin of the object store, if it is another. */
  media?: string;
  /** Origin of the collector of usage statistics. */
  collector?: string;
  /** Origin of the calls of the page that is asked for; empty: its own. */
  baseOf?: (request: FastifyRequest) => string;
  /** True if pages are served over https. */
  isHttps: boolean;
}

/** Registers the headers of HTML pages within a scope: no inline code, nothing from other origins but media. */
export function pageHeaders(app: FastifyInstance, { media, collector, baseOf, isHttps }: Reach): void {
  const own = ["'self'"];
  const files = [...own, ...(media ? [media] : []), 'blob:'];
  void app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: own,
        styleSrc: [...own, EMPTY_STYLE],
        imgSrc: [...files, 'data:'],
        mediaSrc: files,
        fontSrc: own,
        connectSrc: [...own, ...[media, collector].filter((origin) => origin !== undefined)],
        workerSrc: own,
        manifestSrc: own,
        // URL ads show pages of other sites in frames; our own pages can never be framed.
        frameSrc: [...own, 'http:', 'https:', 'blob:'],
        frameAncestors: own,
        baseUri: ["'none'"],
        formAction: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // On plain http browsers ignore it and print a warning.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
  });
  if (!baseOf) return;
  app.addHook('onRequest', async (request, reply) => {
    const base = baseOf(request);
    const policy = reply.raw.getHeader(POLICY);
    // Calls, pictures and the stream of news come from the API's host, where it is another (SES-12).
    if (base !== '' && typeof policy === 'string')
      reply.raw.setHeader(POLICY, policy.replace(/\b(connect-src|img-src|media-src) 'self'/g, `$1 'self' ${base}`));
  });
}

/**
 * Returns the policy of the screen's page: as the others, but live streams come from whatever host a layout names
 * (LAY-03). Nobody signs in there.
 */
export const screenPolicy = (policy: string): string =>
  policy.replace(/\b(connect-src|media-src) /g, '$1 http: https: ');

/**
 * Policies of the pages in which a stage shows what is not its own (stage/frameMessages.ts). `page` holds one page of the
 * web; `stream` a live stream, for pages that may ask no other host; `site` holds a page from an archive, which runs its own scripts and asks nobody: no request, no other frame. WebRTC is
 * no request: engines that know `webrtc` refuse it, the page itself has none (siteFrame.ts), and the agent's browser sends
 * none of its packets; what is left is a frame that such a page makes, in another browser.
 */
export const FRAME_POLICIES: Readonly<Record<string, string>> = {
  'player/page/index.html':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; object-src http: https:; frame-src http: https:; " +
    "frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  'player/stream/index.html':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src http: https:; " +
    'media-src http: https: blob:; ' +
    "frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  'player/frame/index.html':
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline' blob: data:; " +
    'img-src blob: data:; media-src blob: data:; font-src blob: data:; connect-src blob: data:; worker-src blob:; ' +
    "frame-src blob: data:; object-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; webrtc 'block'",
};
