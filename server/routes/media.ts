import type { FastifyInstance } from 'fastify';
import { digestOf } from '../auth/secrets.ts';
import { MEDIA_LINK_MS } from '../media/links.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';
import { callerOf } from '../policies/sessionUser.ts';
import type { Services } from '../services.ts';

const UPLOAD_ID = /^[0-9a-f-]{36}$/;
const SYSTEM = { kind: 'system', corpId: null } as const;

/**
 * GET /media/<upload id>: opens a file that a field holds, for whoever is signed in and reaches the corporation that
 * sent it. A picture cannot carry the envelope's token, so the cookie alone counts here: SameSite=Strict, and
 * for reading only. Answered by a redirect to a signed link, so that ranges and S3 work alike.
 */
export function mediaRoutes(
  app: FastifyInstance,
  { store, media, clock }: Pick<Services, 'store' | 'media' | 'clock'>,
  cookies: SessionCookies,
): void {
  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const { id } = request.params;
    const cookie = cookies.read(request);
    const key =
      UPLOAD_ID.test(id) && cookie
        ? await store.read(SYSTEM, async (tx) => {
            const now = clock.now();
            const session = await tx.db
              .selectFrom('sessions')
              .select(['account_id', 'corp_id'])
              .where('cookie_hash', '=', digestOf(cookie))
              .where('expires_at', '>', now)
              .executeTakeFirst();
            const caller = session ? await callerOf(tx, session['account_id'], session['corp_id']) : 'NOT_FOUND';
            if (typeof caller === 'string') return null;
            const upload = await tx.db
              .selectFrom('uploads')
              .select('store_key')
              .where('id', '=', id)
              .where('state', '=', 'verified')
              .where('corp_id', 'in', caller.corpIds)
              .executeTakeFirst();
            return (upload?.['store_key'] as string | undefined) ?? null;
          })
        : null;
    if (key === null) return reply.code(404).send({ error: 'file' });
    // Shorter than the link lives, so that a browser never follows a remembered redirect to a dead one.
    return reply
      .header('cache-control', `private, max-age=${Math.floor(MEDIA_LINK_MS / 2000)}`)
      .redirect(media.signedUrl(key, { now: clock.now(), ttlMs: MEDIA_LINK_MS }));
  });
}
