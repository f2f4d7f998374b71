import { CallError } from '#core/protocol/reply.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import type { CallOptions, Client } from '../transport/client.ts';
import type { SessionStore } from './session.ts';

/** Keeps calls after a session timeout until somebody signs in again, so that the page and typed input stay. */
export interface Renewal {
  /** Says whether a call waits. */
  isNeeded: () => boolean;
  /** Resolves when the session is open again; the first to ask makes it needed. */
  wait: () => Promise<void>;
  /** Called after sign-in: waiting calls are sent again. */
  done: () => void;
  /** Calls back when a sign-in becomes needed and when it is done. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createRenewal(): Renewal {
  const listeners = new Set<() => void>();
  let waiting: (() => void)[] = [];
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    isNeeded: () => waiting.length > 0,
    wait: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        if (waiting.length === 1) tell();
      }),
    done: () => {
      const freed = waiting;
      waiting = [];
      freed.forEach((resolve) => resolve());
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const TIMEOUTS: readonly number[] = [errorCodes.LOGIN_TIMEOUT, errorCodes.LOGIN_TIMEOUT_LEGACY];

const isTimeout = (error: unknown): boolean => error instanceof CallError && TIMEOUTS.includes(error.code);

/** Resolves when the session is open again; rejects with the signal's reason where nobody wants the answer any more. */
function renewed(renewal: Renewal, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return renewal.wait();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    renewal.wait().then(resolve, reject);
  });
}

/**
 * Returns a client that repeats a timed-out call once, after the same person has signed in again (SES-09). It is safe:
 * the server checks the session before it does anything.
 */
export function withRenewal(client: Client, renewal: Renewal, store: Pick<SessionStore, 'token'>): Client {
  const kept = async <T>(send: () => Promise<T>, options: CallOptions | undefined): Promise<T> => {
    // While somebody is asked to sign in, a call would only be refused.
    if (renewal.isNeeded()) await renewed(renewal, options?.signal);
    const before = store.token();
    try {
      return await send();
    } catch (error) {
      if (!isTimeout(error) || before === null) throw error;
      // Signed in again already, by another call's answer or in another tab.
      if (store.token() === before) await renewed(renewal, options?.signal);
      return send();
    }
  };
  return {
    call: (path, payload, options) => kept(() => client.call(path, payload, options), options),
    download: (path, payload, options) => kept(() => client.download(path, payload, options), options),
  };
}
