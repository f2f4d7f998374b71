/** `busy`: the network works, our server does not. `offline`: the network does not (NET-05). */
type ConnectionState = 'ok' | 'busy' | 'offline';

export interface Connection {
  state: () => ConnectionState;
  /** A call went through, or a probe said what is wrong. */
  report: (state: ConnectionState) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * State of the network, for the bar that stays until it works again. The browser's `offline` event shows the same
 * message as a failed probe; `online` clears it (SES-16).
 */
export function createConnection(
  target: EventTarget = window,
  isOnline: () => boolean = () => navigator.onLine,
): Connection {
  let current: ConnectionState = isOnline() ? 'ok' : 'offline';
  const listeners = new Set<() => void>();
  const report = (state: ConnectionState): void => {
    if (state === current) return;
    current = state;
    for (const listener of listeners) listener();
  };
  target.addEventListener('offline', () => report('offline'));
  target.addEventListener('online', () => report('ok'));
  return {
    state: () => current,
    report,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
