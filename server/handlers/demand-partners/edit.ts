import { seal } from '../../auth/sealed.ts';
import { refuse } from '../../call/refuse.ts';
import { outsideUrl } from '../../outgoing/address.ts';
import type { Services } from '../../services.ts';
import { creating, updating } from '../verbs.ts';

/** Refuses an endpoint that is no public address: the server sends requests there. */
function checkEndpoint({ config }: Services, endpoint: string | undefined): void {
  if (!outsideUrl(endpoint ?? '', { allowsLoopback: !config.production })) throw refuse('PARTNER_ADDRESS');
}

/** Returns a token in stored form: encrypted, since it is sent with each request. */
const sealed = ({ config }: Services, token: string | null | undefined) =>
  token ? { token: seal(config.secret, token) } : {};

/** Adds an outside buyer (MKT-10). */
export const create = creating('demandPartner', ({ endpoint, token }, { services }) => {
  checkEndpoint(services, endpoint);
  return { changes: sealed(services, token) };
});

const originOf = (endpoint: string | null): string | null => URL.parse(endpoint ?? '')?.origin ?? null;

/**
 * Changes one; at another address nothing counts that failed at the old one. What is kept as its token was given for one host: another gets
 * none, but what is given with it.
 */
export const update = updating('demandPartner', (before, merged, { input, services }) => {
  const isMoved = merged.endpoint !== before.endpoint;
  if (isMoved) checkEndpoint(services, merged.endpoint);
  const isElsewhere = originOf(merged.endpoint) !== originOf(before.endpoint);
  return {
    changes: {
      ...(isElsewhere ? { token: null } : {}),
      ...sealed(services, input.token),
      ...(isMoved ? { failuresRunning: 0, restUntil: null } : {}),
    },
  };
});
