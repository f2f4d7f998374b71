import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A bid request as it arrived. */
interface Asked {
  headers: IncomingHttpHeaders;
  body: {
    id: string;
    test: number;
    tmax: number;
    at: number;
    cur: string[];
    imp: { id: string; bidfloor: number; dt: number; exp: number; ext: { crids: string[] } }[];
    [key: string]: unknown;
  };
}

/** Handler of a request: returns the body of the answer, or uses the response itself. */
export type Manner = (asked: Asked, response: ServerResponse) => object | string | null;

/** A buyer that bids over HTTP by OpenRTB, on a port of this machine. */
export interface OutsideBuyer {
  url: string;
  asked: Asked[];
  /** Paths of the notices that came, in order. */
  notices: string[];
  /** Sets the handler of requests from now on; null from it: 204. */
  answers(manner: Manner): void;
  /** Status of its answers to notices. */
  takesNotices(status: number): void;
  /** The notices that a bid may ask for. */
  urls(bid: string): { nurl: string; burl: string; lurl: string };
  close(): Promise<void>;
}

/** Starts a real HTTP server that stands in for an outside buyer. */
export async function startOutsideBuyer(): Promise<OutsideBuyer> {
  const asked: Asked[] = [];
  const notices: string[] = [];
  let manner: Manner = () => null;
  let noticed = 204;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method === 'GET') {
      notices.push(request.url ?? '');
      response.writeHead(noticed).end();
      return;
    }
    const raw = Buffer.concat(parts);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
    const one = { headers: request.headers, body: JSON.parse(text.toString()) as Asked['body'] };
    asked.push(one);
    const answer = manner(one, response);
    if (response.headersSent || response.writableEnded || answer === undefined) return;
    if (answer === null) response.writeHead(204).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const query =
    'id=${AUCTION_ID}&imp=${AUCTION_IMP_ID}&price=${AUCTION_PRICE}&loss=${AUCTION_LOSS}&at=${AUCTION_IMP_TS}';
  return {
    url: `${origin}/bid`,
    asked,
    notices,
    answers: (next) => {
      manner = next;
    },
    takesNotices: (status) => {
      noticed = status;
    },
    urls: (bid) => ({
      nurl: `${origin}/win/${bid}?${query}`,
      burl: `${origin}/bill/${bid}?${query}`,
      lurl: `${origin}/loss/${bid}?${query}`,
    }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
