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
  /** Open streams, each with how to forget it. */
  readonly #open = new Map<ServerResponse, () => void>();
  /** Connections of each device, oldest first. */
  readonly #ofDevice = new Map<string, Set<ServerResponse>>();
  readonly #perAddress = new Map<string, number>();

  constructor(hints: Hints) {
    this.#hints = hints;
  }

  /**
   * Opens the event stream of a device. A device with `limits.hintsPerDevice` streams loses its oldest. Returns false,
   * without opening it, if the address has `limits.hintsPerAddress` already.
   */
  open(request: FastifyRequest, reply: FastifyReply, listener: Listener): boolean {
    const own = [...(this.#ofDevice.get(listener.deviceId) ?? [])];
    const surplus = own.slice(0, Math.max(0, own.length - limits.hintsPerDevice + 1));
    for (const raw of surplus) {
      this.#open.get(raw)?.();
      raw.end();
    }
    if ((this.#perAddress.get(listener.address) ?? 0) >= limits.hintsPerAddress) return false;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    raw.write('retry: 5000\n\n');
    const forget = this.#remember(raw, listener);
    const stop = this.#hints.subscribe(listener.deviceId, () => raw.write('event: sync\ndata: \n\n'));
    const breath = setInterval(() => raw.write(':\n\n'), BREATH_MS);
    const end = () => {
      clearInterval(breath);
      stop();
      forget();
    };
    // Either the device disconnects, or this side ends the stream and the device never confirms.
    request.raw.on('close', end);
    raw.on('finish', end);
    return true;
  }

  /** Notes an open stream; returns how to forget it, which may be called twice. */
  #remember(raw: ServerResponse, { deviceId, address }: Listener): () => void {
    const own = this.#ofDevice.get(deviceId) ?? new Set();
    this.#ofDevice.set(deviceId, own.add(raw));
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    const forget = () => {
      if (!this.#open.delete(raw)) return;
      own.delete(raw);
      if (own.size === 0) this.#ofDevice.delete(deviceId);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    };
    this.#open.set(raw, forget);
    return forget;
  }

  /** Closes all streams: a server that waits for open connections would never stop. */
  close(): void {
    for (const raw of this.#open.keys()) raw.end();
  }
}
