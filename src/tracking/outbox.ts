import type { UsageEvent } from './event.ts';

export interface OutboxParts {
  /** Events in one POST. */
  batch: number;
  /** Milliseconds after which fewer are sent all the same. */
  flushMs: number;
  /** Sends a batch. With `leaving` it must outlive the page. Rejects where it did not arrive. */
  send: (events: readonly UsageEvent[], leaving: boolean) => Promise<void>;
  /** Keeps what did not arrive before the page went. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface Outbox {
  add(event: UsageEvent): void;
  /** The page is hidden and may never come back: everything is sent or kept now. */
  leave(): void;
}

const KEY = 'vitrine.usage';

/** A collector that stays away must not fill the browser: the oldest are dropped beyond so many. */
const MOST = 500;

function kept(storage: OutboxParts['storage']): UsageEvent[] {
  try {
    const events: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(events) ? (events as UsageEvent[]) : [];
  } catch {
    // Cut off by a browser that was full: as good as nothing.
    return [];
  } finally {
    storage.removeItem(KEY);
  }
}

/** Collects events and sends them in batches, of `batch` or after `flushMs`; what did not arrive is sent with the next. */
export function createOutbox({ batch, flushMs, send, storage }: OutboxParts): Outbox {
  let waiting: UsageEvent[] = kept(storage);
  let sending: UsageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), flushMs);
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (sending.length > 0 || waiting.length === 0) return;
    sending = waiting.slice(0, batch);
    waiting = waiting.slice(batch);
    try {
      await send(sending, false);
    } catch {
      // Not lost: they go before all others with the next batch.
      waiting = [...sending, ...waiting].slice(-MOST);
      sending = [];
      schedule();
      return;
    }
    sending = [];
    if (waiting.length >= batch) await flush();
    else if (waiting.length > 0) schedule();
  };

  if (waiting.length > 0) schedule();
  return {
    add(event) {
      waiting = [...waiting, event].slice(-MOST);
      if (waiting.length >= batch) void flush();
      else schedule();
    },
    leave() {
      const rest = waiting;
      if (rest.length === 0) return;
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
      // Kept first: whether it arrives may be known only when the page is gone.
      storage.setItem(KEY, JSON.stringify(rest));
      send(rest, true).then(
        () => storage.removeItem(KEY),
        () => undefined,
      );
    },
  };
}
