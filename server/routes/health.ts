import type { FastifyInstance } from 'fastify';
import type { Clock } from '../services.ts';
import type { Store } from '../store/types.ts';
import { API_HEADERS } from '../plugins/headers.ts';

/** Time that an answer is cached, milliseconds, so that frequent checks do not load the database. */
const KEPT_MS = 1_000;

/** GET /health: answers whether the server can read its database. Public, so it reveals nothing else. */
export function healthRoute(app: FastifyInstance, { store, clock }: { store: Store; clock: Clock }): void {
  let known: { until: number; healthy: Promise<boolean> } | null = null;
  app.get('/health', async (request, reply) => {
    const now = clock.now();
    if (!known || now >= known.until || now < known.until - KEPT_MS)
      known = { until: now + KEPT_MS, healthy: canRead(store, request.log) };
    const healthy = await known.healthy;
    return reply
      .code(healthy ? 200 : 503)
      .headers(API_HEADERS)
      .send({ status: healthy ? 'ok' : 'down' });
  });
}

async function canRead(store: Store, log: { error(fields: object, text: string): void }): Promise<boolean> {
  try {
    await store.read({ kind: 'system', corpId: null }, (tx) => tx.accounts.count());
    return true;
  } catch (error) {
    log.error({ err: error }, 'the store cannot be read');
    return false;
  }
}
