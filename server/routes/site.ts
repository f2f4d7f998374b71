import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { openEntry, opensSite, siteTypeOf } from '../media/site.ts';
import type { Clock, MediaStore } from '../services.ts';

/** The page runs its scripts, yet is nobody's origin: it reads nothing of the console's and sends nothing anywhere. */
const POLICY =
  "sandbox allow-scripts; default-src 'self' 'unsafe-inline' data: blob:; form-action 'none'; frame-src 'none'";

interface Params {
  expires: string;
  signature: string;
  key: string;
  '*': string;
}

/** Binds GET /store/site/<expires>/<signature>/<key>/<path>: the files of an HTML archive, as a frame shows it (MAT-05). */
export function siteRoutes(
  app: FastifyInstance,
  { media, clock, secret }: { media: MediaStore; clock: Clock; secret: string },
): void {
  app.get<{ Params: Params }>('/store/site/:expires/:signature/:key/*', async (request, reply) => {
    const { '*': path, ...address } = request.params;
    if (!opensSite(address, secret, clock.now())) return reply.code(403).send({ error: 'signature' });
    return media.withFile(address.key, async (archive) => {
      const entry = await openEntry(archive, path);
      if (!entry) return reply.code(404).send({ error: 'path' });
      void reply
        .header('content-type', siteTypeOf(path))
        .header('content-length', entry.size)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, max-age=600')
        // A sandboxed frame has the origin "null", so its fonts and modules are cross-origin requests.
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(entry.body);
      // The archive is there only until this ends. A reader who goes away early is no fault.
      await finished(entry.body).catch(() => undefined);
      return reply;
    });
  });
}
