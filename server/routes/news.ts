import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionAccount } from '../auth/sessionAccount.ts';
import { NEWS_TOPIC } from '../commands/notify.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';
import type { Services } from '../services.ts';

/** Time between two comments, milliseconds: proxies close a connection that is silent for a minute. */
const BREATH_MS = 25_000;
/** Windows of one account that listen; the oldest gives way. */
const MOST = 8;

/**
 * GET /news: a stream on which a console hears "there is news", and nothing else; what it is, is asked by a signed call. A
 * stream cannot carry the envelope's token, so the cookie alone counts: SameSite=Strict, and for listening only.
 */
export function newsRoute(
  app: FastifyInstance,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  cookies: SessionCookies,
  breathMs = BREATH_MS,
): void {
  const open = new Map<ServerResponse, string>();
  app.addHook('preClose', () => {
    for (const raw of open.keys()) raw.end();
  });

  const accountOf = (request: FastifyRequest): Promise<string | null> =>
    sessionAccount(store, cookies.read(request), clock.now());

  app.get('/news', async (request, reply) => {
    const accountId = await accountOf(request);
    // 204 tells an EventSource to come no more; the console looks by itself every half minute.
    if (accountId === null) return reply.code(204).send();
    const own = [...open].filter(([, id]) => id === accountId);
    for (const [raw] of own.slice(0, Math.max(0, own.length - MOST + 1))) raw.end();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 5000\n\n');
    open.set(raw, accountId);
    const stop = store.bus.subscribe(NEWS_TOPIC, (id) => {
      if (id === accountId) raw.write('event: news\ndata: \n\n');
    });
    const breathe = async (): Promise<void> => {
      // A session that has ended hears nothing more.
      if ((await accountOf(request)) === accountId) raw.write(':\n\n');
      else raw.end();
    };
    const breath = setInterval(() => void breathe().catch(() => raw.end()), breathMs);
    const end = () => {
      clearInterval(breath);
      stop();
      open.delete(raw);
    };
    request.raw.on('close', end);
    raw.on('finish', end);
  });
}
