import { loadHost, type Host } from '../transport/host.ts';
import { CALL_TIMEOUT_MS, NetworkError } from '../transport/networkError.ts';
import type { FrameSentence } from './sayer.ts';

/** Sends a request, as `fetch` does. */
export type Send = (url: string, options: RequestInit) => Promise<Response>;

/**
 * Returns what an address answers, as a text. Throws NetworkError: `offline` where no answer came, or none in time; `busy` where
 * something answered that it does not do it now, such as a gateway whose server starts again.
 */
export async function answerOf(
  send: Send,
  url: string,
  options: RequestInit,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<string> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  const receive = async (): Promise<{ ok: boolean; status: number; text: string }> => {
    const answer = await send(url, { ...options, signal: giveUp.signal });
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  };
  try {
    const { ok, status, text } = await receive().catch((error: unknown) => {
      throw new NetworkError('offline', error);
    });
    if (!ok) throw new NetworkError('busy', new Error(`answered ${status}`));
    return text;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the settings of the page's host, in the time of a call. */
export const loadHostInTime = (send: Send = fetch): Promise<Host> =>
  loadHost(async (url) => new Response(await answerOf(send, url, {})));

/** Returns whether no answer came: the network is gone, and nobody knows what the server did. */
export const isLost = (error: unknown): boolean => error instanceof NetworkError && error.kind === 'offline';

/** Returns the sentence where something failed of which the server says nothing: whoever tries again may have more luck. */
export const failedName = (error: unknown) => (isLost(error) ? 'noNetwork' : 'serverBusy') satisfies FrameSentence;

/** The same of what was entered, and stays. */
export const unsentName = (error: unknown) => (isLost(error) ? 'notSent' : 'notTaken') satisfies FrameSentence;
