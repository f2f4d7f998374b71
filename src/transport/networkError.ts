/** Time after which a call counts as lost, milliseconds. */
export const CALL_TIMEOUT_MS = 30_000;

/**
 * A call without an answer from our server: no answer, or one from something else (NET-05).
 */
export class NetworkError extends Error {
  readonly kind: 'busy' | 'offline';

  constructor(kind: 'busy' | 'offline', cause?: unknown) {
    super(kind === 'busy' ? 'network.busy' : 'network.offline', { cause });
    this.name = 'NetworkError';
    this.kind = kind;
  }
}
