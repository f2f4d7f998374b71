/**
 * A call without an answer from our server: no answer, or one from something else. The probe tells the two apart
 * (NET-05).
 */
export class NetworkError extends Error {
  readonly kind: 'busy' | 'offline';

  constructor(kind: 'busy' | 'offline', cause?: unknown) {
    super(kind === 'busy' ? 'network.busy' : 'network.offline', { cause });
    this.name = 'NetworkError';
    this.kind = kind;
  }
}
