import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import type { LineFault } from './plan.ts';

const SYNC = '/player/v1/sync';
/** Longest delay of a slow line, each way. */
const SLOW_MS = 3000;
/** Wait before a sync that was carried out is told once more, after newer ones. */
const LATE_MS = 8000;
const PORTAL = '<!doctype html><title>Welcome to our hotel</title><form>Room <input name="room"></form>';

/** A sync that the server has answered, as it passed the line. */
export interface SyncSeen {
  at: number;
  plays: number[];
  dropped: { seq: number; why: string }[];
  /** The screen had the answer as well. */
  isWhole: boolean;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const pause = (ms: number): Promise<void> => new Promise((later) => void setTimeout(later, ms));

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The line between a screen and its server: an address that stays, whose server may end, and that can be broken. */
export class Line {
  readonly syncs: SyncSeen[] = [];
  fault: LineFault | null = null;
  /** It takes a play out of each sync that has several: the harness's own proof that losses are found. */
  hasThieves = false;
  /** Numbers of the plays that were taken, and which the screen believes told. */
  readonly stolen = new Set<number>();
  /** Port of the server; null while there is none. */
  target: number | null = null;
  readonly #random: () => number;
  readonly #sockets = new Set<Socket>();
  /** Connections with a call that was swallowed. */
  readonly #unheard = new Set<Socket>();
  readonly #agent = new Agent({ keepAlive: false });
  readonly #server = createServer((call, reply) => {
    this.#pass(call, reply).catch(() => reply.destroy());
  });

  constructor(random: () => number) {
    this.#random = random;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((opened) => void this.#server.listen(0, '127.0.0.1', opened));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  break(fault: LineFault): void {
    this.fault = fault;
    if (fault === 'offline') for (const socket of this.#sockets) socket.destroy();
  }

  /** The line is whole again; what waited for an answer is cut off, as by a router that has forgotten it. */
  mend(): void {
    this.fault = null;
    for (const socket of this.#unheard) socket.destroy();
    this.#unheard.clear();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  async #pass(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { body, stolen } = this.#rob(call, await bytesOf(call));
    const { fault } = this;
    if (fault === 'offline') return void call.socket.destroy();
    // Never answered: the screen gives up by itself, or is cut off when the line is whole again.
    if (fault === 'silent') return void this.#unheard.add(call.socket);
    if (fault === 'portal') return void reply.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    if (fault === 'slow') await pause(this.#random() * SLOW_MS);
    if (call.url !== SYNC) return this.#stream(call, body, reply);
    if (fault === 'twice') void this.#ask(call, body).catch(() => undefined);
    const answer = await this.#ask(call, body);
    if (fault === 'late') void pause(LATE_MS).then(() => this.#ask(call, body).catch(() => undefined));
    if (fault === 'slow') await pause(this.#random() * SLOW_MS);
    const isWhole = fault !== 'answerLost';
    this.#see(body, answer, isWhole);
    if (isWhole && stolen !== null) this.stolen.add(stolen);
    if (isWhole) reply.writeHead(answer.status, answer.headers).end(answer.body);
    else call.socket.destroy();
  }

  #rob(call: IncomingMessage, body: Buffer): { body: Buffer; stolen: number | null } {
    if (!this.hasThieves || call.url !== SYNC) return { body, stolen: null };
    const told = JSON.parse(body.toString()) as SyncRequest;
    if (told.plays.length < 2) return { body, stolen: null };
    const [first, ...plays] = told.plays;
    const robbed = Buffer.from(JSON.stringify({ ...told, plays }));
    call.headers['content-length'] = String(robbed.length);
    return { body: robbed, stolen: first!.seq };
  }

  #see(body: Buffer, { status, body: answered }: Answer, isWhole: boolean): void {
    if (status !== 200) return;
    const { plays } = JSON.parse(body.toString()) as SyncRequest;
    const { dropped = [] } = JSON.parse(answered.toString()) as SyncAnswer;
    this.syncs.push({ at: Date.now(), plays: plays.map(({ seq }) => seq), dropped, isWhole });
  }

  #open(call: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((opened, failed) => {
      if (this.target === null) return failed(new Error('there is no server'));
      const { method, url: path, headers } = call;
      const asked = request(
        { host: '127.0.0.1', port: this.target, method, path, headers, agent: this.#agent },
        opened,
      );
      asked.once('error', failed);
      call.socket.once('close', () => asked.destroy());
      asked.end(body);
    });
  }

  async #ask(call: IncomingMessage, body: Buffer): Promise<Answer> {
    const answer = await this.#open(call, body);
    const { 'transfer-encoding': _chunks, ...headers } = answer.headers;
    return { status: answer.statusCode!, headers, body: await bytesOf(answer) };
  }

  /** Passes what is no sync as it comes: pages, files, and streams that do not end. */
  async #stream(call: IncomingMessage, body: Buffer, reply: ServerResponse): Promise<void> {
    const answer = await this.#open(call, body);
    if (this.fault === 'answerLost') return void call.socket.destroy();
    reply.writeHead(answer.statusCode!, answer.headers);
    answer.on('error', () => reply.destroy());
    answer.pipe(reply);
  }
}
