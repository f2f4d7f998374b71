import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#generated/model/limits.gen.ts';
import type { Hints } from '../services.ts';

/** Time between two keep-alive comments, milliseconds: proxies close a connection that is silent for a minute. */
const BREATH_MS = 25_000;

/** A listening device and its address. */
interface Listener {
  deviceId: string;
  address: string;
}

/** Open event streams on which devices hear "sync now", and nothing else (architecture 7). */
export class HintConnections {
  readonly #hints: Hints;
  /** Connections, oldest first. */
  readonly #open = new Map<ServerResponse, Listener>();

  constructor(hints: Hints) {
    this.#hints = hints;
  }

  /**
   * Opens the event stream of a device. A device with `limits.hintsPerDevice` streams loses its oldest. Returns false,
   * without opening it, if the address has `limits.hintsPerAddress` already.
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
    // Either the device disconnects, or this side ends the stream and the device never confirms.
    request.raw.on('close', end);
    raw.on('finish', end);
    return true;
  }

  #of(address: string): number {
    let count = 0;
    for (const listener of this.#open.values()) if (listener.address === address) count += 1;
    return count;
  }

  /** Closes all streams: a server that waits for open connections would never stop. */
  close(): void {
    for (const raw of this.#open.keys()) raw.end();
  }
}
