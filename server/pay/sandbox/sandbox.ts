import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../services.ts';
import { httpPost, LATE_MS, MOODS, SandboxCompany, type Mood, type Post } from './company.ts';
import { PAGE_POLICY, payPage } from './page.ts';
import { API_PATH, isSigned, MESSAGE_BYTES, PAGE_PATH, SIGN_HEADER, type SandboxAddress } from './protocol.ts';
import { Trades, type SandboxTrade } from './trades.ts';

/** A sandbox that listens. */
export interface Sandbox extends SandboxAddress {
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

const drawn = (trade: SandboxTrade): Answer => ({
  status: trade.status === 'unknown' ? 404 : 200,
  type: 'text/html; charset=utf-8',
  body: payPage(trade),
});

/** Carries out a call of the merchant, which is signed. */
function called(company: SandboxCompany, verb: string, raw: string): Answer {
  const message = JSON.parse(raw) as { number?: unknown; amount?: unknown };
  const number = String(message.number);
  if (verb === 'open')
    return company.open(message) ? json(200, { url: `${PAGE_PATH}/${number}` }) : json(400, { error: 'message' });
  if (verb === 'query') return json(200, company.trade(number));
  if (verb === 'close') return json(200, company.close(number));
  if (verb !== 'refund') return json(404, { error: 'verb' });
  return company.refund(number, message.amount) ? json(200, { refunded: true }) : json(400, { error: 'message' });
}

/** Answers a request; phones reach its pages, the merchant its calls. */
function answer(
  { company, key }: { company: SandboxCompany; key: string },
  { method, url = '/', headers }: IncomingMessage,
  raw: string,
): Answer {
  const { pathname } = new URL(url, 'http://sandbox');
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (method === 'POST' && pathname === `${API_PATH}/${last}`)
    return isSigned(key, raw, headers[SIGN_HEADER]) ? called(company, last, raw) : json(401, { error: 'sign' });
  if (pathname !== `${PAGE_PATH}/${last}`) return json(404, { error: 'path' });
  if (method === 'GET') return drawn(company.trade(last));
  if (method !== 'POST') return json(405, { error: 'method' });
  const mood = new URLSearchParams(raw).get('mood');
  return drawn(company.pay(last, MOODS.find((each): each is Mood => each === mood) ?? 'normal'));
}

/** Reads a body; null where it is too large. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MESSAGE_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': PAGE_POLICY,
    })
    .end(body);
}

/**
 * Starts the sandbox gateway on a port of this machine. It stands for a company of its own: it has its own file and key, and
 * shares nothing with the server but the protocol. Throws where it can neither listen nor open its file.
 * @param file its store; `:memory:` for a test
 * @param port 0 lets the system choose
 */
export async function startSandbox({
  file,
  port = 0,
  key,
  clock = { now: () => Date.now() },
  post = httpPost,
  lateMs = LATE_MS,
  say = () => undefined,
}: {
  file: string;
  port?: number;
  key?: string;
  clock?: Clock;
  post?: Post;
  lateMs?: number;
  say?: (line: string) => void;
}): Promise<Sandbox> {
  const trades = new Trades(file, key);
  const company = new SandboxCompany({ trades, clock, post, lateMs, say });
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((raw) => (raw === null ? json(413, { error: 'size' }) : answer({ company, key: trades.key }, request, raw)))
      .catch((error: unknown) => {
        say(`The sandbox could not answer: ${error instanceof Error ? error.message : String(error)}`);
        return json(500, { error: 'sandbox' });
      })
      .then((done) => send(response, done));
  });
  await new Promise<void>((listens, failed) => server.once('error', failed).listen(port, '127.0.0.1', listens));
  company.resume();
  return {
    port: (server.address() as AddressInfo).port,
    key: trades.key,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => (trades.end(), stopped()));
        server.closeAllConnections();
      }),
  };
}
