import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Lanes, NoTurn } from '../lanes.ts';
import { isLoopback } from '../loopback.ts';
import { lookupPublic, outsideUrl } from './address.ts';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** Calls to one host that are under way at once: each has a connection of its own. */
const PER_HOST = 64;

/** Request to send, with limits on its time and answer size. */
interface Sending {
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The body is sent compressed. */
  isZipped?: boolean;
  /** For all of it, from the look-up of the name to the last byte. */
  timeMs: number;
  /** Longest wait while too many calls to the same host are under way, before its own time begins. */
  waitMs: number;
  /** Of the body, as it was sent and as it is. */
  maxBytes: number;
}

/** An answer, whatever its status: a redirect is one like any other, and not followed. */
interface Received {
  status: number;
  body: string;
}

/** Why there is no answer. */
export class NoAnswer extends Error {
  /** `notAsked`: nothing was sent, since its turn did not come. */
  readonly why: 'noAnswer' | 'unreachable' | 'malformed' | 'notAsked';

  constructor(why: NoAnswer['why'], cause?: unknown) {
    super(cause instanceof Error ? cause.message : why, { cause });
    this.name = 'NoAnswer';
    this.why = why;
  }
}

/** Calls to addresses that users or strangers gave. */
export interface Outgoing {
  /** Sends a request. Throws `NoAnswer`. */
  send(url: string, sending: Sending): Promise<Received>;
}

/** Bodies of strangers are read up to a limit, and no further. */
async function bodyOf(answer: http.IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new NoAnswer('malformed', new Error(`the answer is larger than ${maxBytes} bytes`));
    parts.push(part);
  }
  const raw = Buffer.concat(parts);
  if (answer.headers['content-encoding'] !== 'gzip' || raw.length === 0) return raw.toString('utf8');
  try {
    return (await unzip(raw, { maxOutputLength: maxBytes })).toString('utf8');
  } catch (error) {
    throw new NoAnswer('malformed', error);
  }
}

/**
 * Opens the way out to addresses that were entered: public ones alone, over TLS, no redirects, each call with its limits, and
 * so many to one host at once. A server has one.
 */
export function createOutgoing({ allowsLoopback }: { allowsLoopback: boolean }): Outgoing {
  const sockets = { keepAlive: true, maxSockets: PER_HOST, maxFreeSockets: 16 };
  const agents = { 'http:': new http.Agent(sockets), 'https:': new https.Agent(sockets) };
  const hosts = new Map<string, Lanes>();

  async function exchange(url: URL, { method, headers, isZipped, ...sending }: Sending): Promise<Received> {
    const signal = AbortSignal.timeout(sending.timeMs);
    const text = sending.body ?? '';
    const body = isZipped ? await zip(text) : Buffer.from(text);
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method,
        signal,
        agent: url.protocol === 'https:' ? agents['https:'] : agents['http:'],
        headers: {
          ...headers,
          'accept-encoding': 'gzip',
          ...(method === 'POST' ? { 'content-length': String(body.length) } : {}),
          ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
        },
        // Of this machine there is one address, and it was allowed.
        ...(isLoopback(url.hostname) ? {} : { lookup: lookupPublic }),
      },
      resolve,
    );
    request.on('error', reject);
    request.end(method === 'POST' ? body : undefined);
    try {
      const answer = await promise;
      return { status: answer.statusCode ?? 0, body: await bodyOf(answer, sending.maxBytes) };
    } catch (error) {
      request.destroy();
      if (error instanceof NoAnswer) throw error;
      throw new NoAnswer(signal.aborted ? 'noAnswer' : 'unreachable', error);
    }
  }

  return {
    async send(text, sending) {
      const url = outsideUrl(text, { allowsLoopback });
      if (!url) throw new NoAnswer('unreachable', new Error('no public https address'));
      const lanes = hosts.get(url.host) ?? new Lanes(PER_HOST);
      hosts.set(url.host, lanes);
      try {
        return await lanes.run(() => exchange(url, sending), sending.waitMs);
      } catch (error) {
        throw error instanceof NoTurn ? new NoAnswer('notAsked', error) : error;
      } finally {
        if (lanes.isIdle) hosts.delete(url.host);
      }
    },
  };
}
