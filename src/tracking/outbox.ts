import type { UsageEvent } from './event.ts';

export interface OutboxParts {
  /** Events in one POST. */
  batch: number;
  /** Milliseconds after which fewer are sent all the same. */
  flushMs: number;
  /** Sends a batch. With `leaving` it must outlive the page. Rejects where it did not arrive. */
  send: (events: readonly UsageEvent[], leaving: boolean) => Promise<void>;
  /** Storage for events that were not sent before the page closed. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface Outbox {
  add(event: UsageEvent): void;
  /** Called when the page is hidden, perhaps for good: sends or saves everything now. */
  leave(): void;
}

const KEY = 'vitrine.usage';

/** Most events kept: if the collector stays unreachable, the oldest are dropped. */
const MOST = 500;

function kept(storage: OutboxParts['storage']): UsageEvent[] {
  try {
    const events: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(events) ? (events as UsageEvent[]) : [];
  } catch {
    // Cut off by a full storage: treated as missing.
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
      // Failed events go first in the next batch.
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
      // Saved first: the result may come after the page has closed.
      storage.setItem(KEY, JSON.stringify(rest));
      send(rest, true).then(
        () => storage.removeItem(KEY),
        () => undefined,
      );
    },
  };
}
