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

/** Changes one; at another address nothing counts that failed at the old one. */
export const update = updating('demandPartner', (before, merged, { services }) => {
  const isMoved = merged.endpoint !== before.endpoint;
  if (isMoved) checkEndpoint(services, merged.endpoint);
  return {
    changes: {
      ...(merged.token === before.token ? {} : sealed(services, merged.token)),
      ...(isMoved ? { failuresRunning: 0, restUntil: null } : {}),
    },
  };
});
