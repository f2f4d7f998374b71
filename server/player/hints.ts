import { limits } from '#generated/model/limits.gen.ts';
import type { Hints } from '../services.ts';
import type { Bus } from '../store/types.ts';

const TOPIC = 'device-hint';
/** Ends the text of a hint that goes before others. */
const FIRST = '!';

/**
 * Devices told at once, and time until the next, milliseconds: a fleet that is told all at once syncs all at once, and
 * nobody else is served meanwhile. A timer that fires late, after a batch of syncs, tells as many more, up to such a batch; a
 * server that cannot keep up fires later than that, and so tells fewer.
 */
const AT_ONCE = 40;
const PAUSE_MS = 20;
const MOST_AT_ONCE = 128;

/** Tells devices a few at a time; those that must stop something or carry something out go before all others. */
class Pacer {
  readonly #tell: (deviceId: string) => void;
  readonly #first = new Set<string>();
  readonly #others = new Set<string>();
  /** Most devices to tell before the next pause is over. */
  #left = AT_ONCE;
  #isPausing = false;

  constructor(tell: (deviceId: string) => void) {
    this.#tell = tell;
  }

  add(deviceId: string, isFirst: boolean): void {
    if (isFirst) {
      this.#others.delete(deviceId);
      this.#first.add(deviceId);
    } else if (!this.#first.has(deviceId)) this.#others.add(deviceId);
    this.#next();
  }

  #next(): void {
    const told = [...take(this.#first, this.#left)];
    told.push(...take(this.#others, this.#left - told.length));
    if (told.length === 0) return;
    this.#left -= told.length;
    if (!this.#isPausing) {
      this.#isPausing = true;
      const began = performance.now();
      setTimeout(() => {
        this.#isPausing = false;
        const due = Math.floor(((performance.now() - began) * AT_ONCE) / PAUSE_MS);
        this.#left = Math.min(MOST_AT_ONCE, Math.max(AT_ONCE, due));
        this.#next();
      }, PAUSE_MS).unref();
    }
    told.forEach(this.#tell);
  }
}

function* take(from: Set<string>, most: number): Generator<string> {
  let left = most;
  for (const one of from) {
    if (left <= 0) return;
    left -= 1;
    from.delete(one);
    yield one;
  }
}

/**
 * Devices that were told, until they sync with this process: a sync that another one took is not known here, and the device is told
 * once more when it listens. One that was told while it did not listen hears it as soon as it does: between a sync and the stream
 * that is opened after it something may change, and a stream that broke is opened again by itself.
 */
class Told {
  readonly #at = new Map<string, number>();

  add(deviceId: string): void {
    const now = performance.now();
    this.#at.delete(deviceId);
    this.#at.set(deviceId, now);
    for (const [old, at] of this.#at) {
      if (now - at <= limits.heartbeatEvery) break;
      this.#at.delete(old);
    }
  }

  has(deviceId: string): boolean {
    const at = this.#at.get(deviceId);
    return at !== undefined && performance.now() - at <= limits.heartbeatEvery;
  }

  take(deviceId: string): boolean {
    const isTold = this.has(deviceId);
    this.#at.delete(deviceId);
    return isTold;
  }
}

/** Hints over the store's bus: a device's connection may be with another process than the one that has the news. */
export function createHints(bus: Bus): Hints {
  const listeners = new Map<string, Set<() => void>>();
  const told = new Told();
  const pacer = new Pacer((deviceId) => listeners.get(deviceId)?.forEach((listener) => listener()));
  bus.subscribe(TOPIC, (text) => {
    const isFirst = text.endsWith(FIRST);
    const deviceId = isFirst ? text.slice(0, -FIRST.length) : text;
    told.add(deviceId);
    if (listeners.has(deviceId)) pacer.add(deviceId, isFirst);
  });
  return {
    send: (deviceId, { isFirst = false } = {}) => bus.publish(TOPIC, isFirst ? `${deviceId}${FIRST}` : deviceId),
    synced: (deviceId) => told.take(deviceId),
    subscribe(deviceId, listener) {
      const own = listeners.get(deviceId) ?? new Set();
      listeners.set(deviceId, own.add(listener));
      if (told.has(deviceId)) pacer.add(deviceId, false);
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(deviceId);
      };
    },
  };
}
