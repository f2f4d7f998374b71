import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers of every API answer. helmet serves pages only: it would halve the request rate. */
export const API_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** The hash of the empty text: all that emotion needs in a built console (architecture 8). */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Other origins that a page may connect to. */
export interface Reach {
  /** Origin of the object store, where that is not ours. */
  media?: string;
  /** Origin that is told how the console is used. */
  collector?: string;
  /** Pages are reached by https. */
  isHttps: boolean;
}

/** Registers the headers of HTML pages within a scope: nothing inline, nothing from elsewhere but media. */
export function pageHeaders(app: FastifyInstance, { media, collector, isHttps }: Reach): void {
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
        // URL ads play in frames of other sites; a frame of ours is never inside another page.
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
    // On plain http browsers ignore it and say so in their console.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
  });
}
