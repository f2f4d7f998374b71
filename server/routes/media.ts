import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { digestOf } from '../auth/secrets.ts';
import { MEDIA_LINK_MS } from '../media/links.ts';
import { siteUrl } from '../media/site.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';
import { adWithFile, seesFile } from '../policies/fileSight.ts';
import { callerOf, type Caller } from '../policies/sessionUser.ts';
import type { Services } from '../services.ts';
import { storable } from '../store/storable.ts';
import type { Tx } from '../store/types.ts';

const UPLOAD_ID = /^[0-9a-f-]{36}$/;
/** Characters of a name under which a browser saves a file. */
const MOST_NAME = 200;
const SYSTEM = { kind: 'system', corpId: null } as const;

/** A file that reached the store whole. */
interface Stored {
  key: string;
  accountId: string | null;
}

/** Returns where a file lies, if one of these corporations sent it. */
async function storedFile(tx: Tx, uploadId: string, corpIds: readonly string[]): Promise<Stored | null> {
  const upload = await tx.db
    .selectFrom('uploads')
    .select(['store_key', 'account_id'])
    .where('id', '=', uploadId)
    .where('state', '=', 'verified')
    .where('corp_id', 'in', corpIds)
    .executeTakeFirst();
  return upload ? { key: upload['store_key'], accountId: upload['account_id'] } : null;
}

/**
 * Returns where a file lies that the caller may see: they sent it, or it stands in what they may see. One of another
 * corporation is seen by an advertiser in the ad that names them as its party.
 */
async function seenKey(tx: Tx, uploadId: string, caller: Caller): Promise<string | null> {
  const own = await storedFile(tx, uploadId, caller.corpIds);
  if (own) return own.accountId === caller.userId || (await seesFile(tx, uploadId, caller)) ? own.key : null;
  const corpId = caller.system === 'ADS' ? await adWithFile(tx, uploadId, caller) : null;
  return corpId === null ? null : ((await storedFile(tx, uploadId, [corpId]))?.key ?? null);
}

/**
 * GET /media/<upload id>: opens a file that a field holds, for whoever is signed in and may see a record
 * that holds or shows it. A picture cannot carry the envelope's token, so the cookie alone counts here:
 * SameSite=Strict, and for reading only. Answered by a redirect to a signed link, so that ranges and S3 work alike. With a
 * `name` the browser saves it: its own word for that, `download`, counts for nothing at another host (SES-12).
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
      return seenKey(tx, id, caller);
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
  app.get<{ Params: { id: string }; Querystring: { name?: unknown } }>('/media/:id', async (request, reply) => {
    const key = await reachedKey(request);
    if (key === null) return reply.code(404).send({ error: 'file' });
    const { name } = request.query;
    // The ending is that of the file, whatever the name says.
    const saved =
      typeof name === 'string' && name !== '' ? { name: `${storable(name, MOST_NAME)}${extname(key)}` } : {};
    // Shorter than the link lives, so that a browser never follows a remembered redirect to a dead one.
    return reply
      .header('cache-control', `private, max-age=${Math.floor(MEDIA_LINK_MS / 2000)}`)
      .redirect(await media.signedUrl(key, { now: clock.now(), ttlMs: MEDIA_LINK_MS, ...saved }));
  });
}
