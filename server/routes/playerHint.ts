import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hints } from '../services.ts';

/** Proxies close a connection that is silent for a minute. */
const BREATH_MS = 25_000;

/** Connections on which devices hear "sync now", and nothing else (architecture 7). */
export class HintConnections {
  readonly #hints: Hints;
  readonly #open = new Set<ServerResponse>();

  constructor(hints: Hints) {
    this.#hints = hints;
  }

  /** Keeps the connection of a request open for a device. */
  open(request: FastifyRequest, reply: FastifyReply, deviceId: string): FastifyReply {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    raw.write('retry: 5000\n\n');
    this.#open.add(raw);
    const stop = this.#hints.subscribe(deviceId, () => raw.write('event: sync\ndata: \n\n'));
    const breath = setInterval(() => raw.write(':\n\n'), BREATH_MS);
    request.raw.on('close', () => {
      clearInterval(breath);
      stop();
      this.#open.delete(raw);
    });
    return reply;
  }

  /** Ends all of them, since a server that waits for its connections to end would wait for ever. */
  close(): void {
    for (const raw of this.#open) raw.end();
  }
}
