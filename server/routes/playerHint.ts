import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#generated/model/limits.gen.ts';
import type { Hints } from '../services.ts';

/** Proxies close a connection that is silent for a minute. */
const BREATH_MS = 25_000;

/** A listening device and its address. */
interface Listener {
  deviceId: string;
  address: string;
}

/** Connections on which devices hear "sync now", and nothing else (architecture 7). */
export class HintConnections {
  readonly #hints: Hints;
  /** In the order in which they were opened. */
  readonly #open = new Map<ServerResponse, Listener>();

  constructor(hints: Hints) {
    this.#hints = hints;
  }

  /**
   * Keeps the connection of a request open for a device. One device more than listens twice ends its oldest one; false,
   * and nothing done, where its address has as many as a building needs.
   */
  open(request: FastifyRequest, reply: FastifyReply, listener: Listener): boolean {
    const own = [...this.#open].filter(([, { deviceId }]) => deviceId === listener.deviceId);
    const surplus = own.slice(0, Math.max(0, own.length - limits.hintsPerDevice + 1));
    for (const [raw] of surplus) {
      this.#open.delete(raw);
      raw.end();
    }
    if (this.#of(listener.address) >= limits.hintsPerAddress) return false;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    raw.write('retry: 5000\n\n');
    this.#open.set(raw, listener);
    const stop = this.#hints.subscribe(listener.deviceId, () => raw.write('event: sync\ndata: \n\n'));
    const breath = setInterval(() => raw.write(':\n\n'), BREATH_MS);
    const end = () => {
      clearInterval(breath);
      stop();
      this.#open.delete(raw);
    };
    // Whichever comes first: the device goes, or this side ends it and the device never says so.
    request.raw.on('close', end);
    raw.on('finish', end);
    return true;
  }

  #of(address: string): number {
    let count = 0;
    for (const listener of this.#open.values()) if (listener.address === address) count += 1;
    return count;
  }

  /** Ends all of them, since a server that waits for its connections to end would wait for ever. */
  close(): void {
    for (const raw of this.#open.keys()) raw.end();
  }
}
