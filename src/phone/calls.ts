import type { Language } from '#core/protocol/envelope.ts';
import { hex32 } from '#core/protocol/random.ts';
import { isReply, readReply, type Reply } from '#core/protocol/reply.ts';
import { signedCall } from '#core/protocol/signedCall.ts';
import type { CallAt, CallPath } from '#generated/model/callTypes.gen.ts';
import type { Host } from '../transport/host.ts';
import { NetworkError } from '../transport/networkError.ts';
import { createServerClock, withClock, type ServerClock } from '../transport/serverClock.ts';
import { answerOf, type Send } from './network.ts';

/** Sends a signed call; returns its data, throws CallError or NetworkError. */
export type Call = <P extends CallPath>(path: P, payload: CallAt<P>['input']) => Promise<CallAt<P>['output']>;

interface Parts {
  host: Pick<Host, 'appid' | 'key' | 'apiBase'>;
  language: Language;
  /** Id of this installation. */
  uuid: string;
  clock?: ServerClock;
  send?: Send;
}

/** Reads an answer; what is none of ours comes from something before the server, which is not there now. */
function replyOf<T>(text: string): Reply<T> {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch (error) {
    throw new NetworkError('busy', error);
  }
  if (!isReply(reply)) throw new NetworkError('busy', new Error('the answer is none of ours'));
  return reply as Reply<T>;
}

/**
 * Creates the calls of somebody without account. The console's client has sessions, downloads and a library for requests, which a
 * phone before a screen need not load.
 */
export function createCalls({ host, language, uuid, clock = createServerClock(), send = fetch }: Parts): Call {
  const { appid, key, apiBase } = host;
  const traceKey = hex32();
  async function once<T>(path: string, payload: unknown): Promise<T> {
    const timestamp = clock.now();
    const { url, body } = signedCall({
      path,
      payload,
      appid,
      key,
      language,
      uuid,
      traceKey,
      sequence: hex32(),
      timestamp,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return readReply(replyOf<T>(await answerOf(send, apiBase + url, { method: 'POST', headers, body })));
  }
  return (path, payload) => withClock(clock, () => once(path, payload));
}
