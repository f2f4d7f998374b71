/** A call that got no answer of ours: nothing came, or something that is none. The probe said which of both (NET-05). */
export class NetworkError extends Error {
  readonly kind: 'busy' | 'offline';

  constructor(kind: 'busy' | 'offline', cause?: unknown) {
    super(kind === 'busy' ? 'network.busy' : 'network.offline', { cause });
    this.name = 'NetworkError';
    this.kind = kind;
  }
}
