import * as z from 'zod/mini';

/**
 * How page and shell find each other: the shell puts an object `vitrineHost` on the page's window before any script of
 * the page runs. The page sends a request by `postMessage(text)`, and hears the answer as a `message` event with the text
 * as its data. This is what Android's `WebViewCompat.addWebMessageListener` offers as it is, and WebView2 as
 * `chrome.webview`; over the DevTools protocol a few lines of script do it.
 */
export const HOST_OBJECT = 'vitrineHost';

/** Object that the shell puts on the page's window. */
export interface HostPort {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** Reasons for which a shell refuses a request. */
const HOST_ERRORS = [
  /** The request is no JSON of this shape, or its arguments are wrong. */
  'INVALID',
  /** The command does not exist in this shell's version. */
  'UNKNOWN_COMMAND',
  /** This machine does not declare the capability. */
  'NOT_DECLARED',
  /** The request does not come from the one page that the shell was started for. */
  'FORBIDDEN',
  /** The machine refused it; `detail` has its words. */
  'FAILED',
] as const;

export type HostErrorName = (typeof HOST_ERRORS)[number] | 'NO_ANSWER';

/** Most characters of a request; an answer may carry a picture. */
export const REQUEST_LENGTH = 20_000;

export const hostRequest = z.object({
  /** Number of the request, chosen by the page; the answer repeats it. */
  id: z.int().check(z.minimum(0)),
  name: z.string().check(z.maxLength(40)),
  args: z.record(z.string(), z.unknown()),
});

export const hostAnswer = z.union([
  z.object({ id: z.int(), ok: z.literal(true), result: z.unknown() }),
  z.object({
    id: z.int(),
    ok: z.literal(false),
    // A name of a later version reads as a plain failure.
    error: z.catch(z.enum(HOST_ERRORS), 'FAILED'),
    detail: z.catch(z.string(), ''),
  }),
]);

/** Refusal of a command, or no answer in time. */
export class HostError extends Error {
  readonly code: HostErrorName;
  readonly detail: string;

  constructor(code: HostErrorName, detail = '') {
    super(detail ? `${code}: ${detail}` : code);
    this.code = code;
    this.detail = detail;
  }
}

/** Returns the value of a JSON text, or undefined if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
