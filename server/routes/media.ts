import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PermissionName } from '#generated/model/permissions.gen.ts';
import { digestOf } from '../auth/secrets.ts';
import { MEDIA_LINK_MS } from '../media/links.ts';
import { siteUrl } from '../media/site.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';
import { callerOf, type Caller } from '../policies/sessionUser.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';

const UPLOAD_ID = /^[0-9a-f-]{36}$/;
const SYSTEM = { kind: 'system', corpId: null } as const;

/** Returns where a file lies that reached the store whole, if one of these corporations sent it. */
async function keyOf(tx: Tx, uploadId: string, corpIds: readonly string[]): Promise<string | null> {
  const upload = await tx.db
    .selectFrom('uploads')
    .select('store_key')
    .where('id', '=', uploadId)
    .where('state', '=', 'verified')
    .where('corp_id', 'in', corpIds)
    .executeTakeFirst();
  return (upload?.['store_key'] as string | undefined) ?? null;
}

/**
 * Returns where a file of another corporation lies that the caller may see all the same: it is the cover, or the file
 * or small picture of a material, of an ad that names the caller as its party. Null where it is none.
 */
async function partyKeyOf(tx: Tx, uploadId: string, caller: Caller): Promise<string | null> {
  if (caller.system !== 'ADS' || !caller.can('ad.view' satisfies PermissionName)) return null;
  const shown = await tx.as({ kind: 'user', user: caller }).ads.find(
    (eb) =>
      eb.or([
        eb('cover_url', '=', uploadId),
        eb.exists(
          eb
            .selectFrom('ads__materials as shown')
            .innerJoin('materials as material', (join) =>
              join.onRef('material.id', '=', 'shown.ref_id').onRef('material.corp_id', '=', 'shown.corp_id'),
            )
            .select('material.id')
            .whereRef('shown.id', '=', 'ads.id')
            .whereRef('shown.corp_id', '=', 'ads.corp_id')
            .where((material) =>
              material.or([material('material.file', '=', uploadId), material('material.thumbnail', '=', uploadId)]),
            ),
        ),
      ]),
    { fields: ['corpId'], limit: 1 },
  );
  return shown[0] ? keyOf(tx, uploadId, [shown[0].corpId]) : null;
}

/**
 * GET /media/<upload id>: opens a file that a field holds, for whoever is signed in and reaches the corporation that
 * sent it, or the ad that shows it. A picture cannot carry the envelope's token, so the cookie alone counts here:
 * SameSite=Strict, and for reading only. Answered by a redirect to a signed link, so that ranges and S3 work alike.
 */
export function mediaRoutes(
  app: FastifyInstance,
  { store, media, clock, config }: Pick<Services, 'store' | 'media' | 'clock' | 'config'>,
  cookies: SessionCookies,
): void {
  const reachedKey = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<string | null> => {
    const { id } = request.params;
    const cookie = cookies.read(request);
    if (!UPLOAD_ID.test(id) || !cookie) return null;
    return store.read(SYSTEM, async (tx) => {
      const session = await tx.db
        .selectFrom('sessions')
        .select(['account_id', 'corp_id'])
        .where('cookie_hash', '=', digestOf(cookie))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      const caller = session ? await callerOf(tx, session['account_id'], session['corp_id']) : 'NOT_FOUND';
      if (typeof caller === 'string') return null;
      return (await keyOf(tx, id, caller.corpIds)) ?? (await partyKeyOf(tx, id, caller));
    });
  };
  // The pages of an HTML archive, in a frame of the console.
  app.get<{ Params: { id: string } }>('/media/:id/site', async (request, reply) => {
    const key = await reachedKey(request);
    if (key === null || !key.endsWith('.zip')) return reply.code(404).send({ error: 'file' });
    return reply
      .header('cache-control', 'no-store')
      .redirect(siteUrl(key, { now: clock.now(), ttlMs: MEDIA_LINK_MS, secret: config.secret }));
  });
  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const key = await reachedKey(request);
    if (key === null) return reply.code(404).send({ error: 'file' });
    // Shorter than the link lives, so that a browser never follows a remembered redirect to a dead one.
    return reply
      .header('cache-control', `private, max-age=${Math.floor(MEDIA_LINK_MS / 2000)}`)
      .redirect(media.signedUrl(key, { now: clock.now(), ttlMs: MEDIA_LINK_MS }));
  });
}
