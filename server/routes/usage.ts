import type { FastifyInstance } from 'fastify';
import { limits } from '#generated/model/limits.gen.ts';
import { RateLimiter } from '../dispatch/rate.ts';
import { sessionAccount } from '../auth/sessionAccount.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';
import type { Services } from '../services.ts';
import { readBatch, takeEvents } from '../usage/takeEvents.ts';

/** Path of the installation's own collector (NET-10). */
export const COLLECTOR = '/usage/collect';

const SYSTEM = { kind: 'system', corpId: null } as const;

/**
 * POST /usage/collect: batches of usage events. Whose they are is said by the session cookie alone, never by the header;
 * what comes from nobody is answered alike and not counted, so that a page that has just signed out does not try again.
 * @param rateFactor multiplies the limit
 */
export function usageRoute(
  app: FastifyInstance,
  { store, clock, config }: Pick<Services, 'store' | 'clock' | 'config'>,
  cookies: SessionCookies,
  rateFactor?: number,
): void {
  const limiter = new RateLimiter(rateFactor);

  function isTooMany(key: string, perMinute: number): boolean {
    try {
      limiter.take(key, perMinute, clock.now());
      return false;
    } catch {
      // `take` throws only if its bucket is empty.
      return true;
    }
  }

  app.post(COLLECTOR, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const accountId = await sessionAccount(store, cookies.read(request), clock.now());
    if (accountId === null) return reply.code(204).send();
    if (isTooMany(accountId, limits.usageBatches)) return reply.code(429).header('retry-after', '60').send();
    const told = readBatch(request.body);
    const mayAdd = () => !isTooMany(`error ${accountId}`, limits.pageErrorsNew);
    // A malformed batch would be malformed the second time too.
    if (told) await store.write(SYSTEM, (tx) => takeEvents(tx, told, { accountId, secret: config.secret }, mayAdd));
    return reply.code(204).send();
  });
}
