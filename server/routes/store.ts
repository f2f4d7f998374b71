import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf, isShown, PDF } from '../media/contentType.ts';
import { disposition } from '../media/disposition.ts';
import { MediaFull } from '../media/errors.ts';
import { TooLarge, type FolderStore } from '../media/folder.ts';
import { readPolicy } from '../media/policy.ts';
import { readRange } from '../media/range.ts';
import type { Clock } from '../services.ts';

/** Policy for uploaded files: no scripts, whatever the browser takes the file for. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** No browser opens its reader of PDFs in a sandbox; what it reads runs in the reader, and is no document of ours. */
const READER = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

/** Answers of the object store are HTTP's own, as an S3-compatible one gives them; the name says why in the log and in tests. */
function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}

interface StoreServices {
  media: FolderStore;
  clock: Clock;
  /** Returns true if the upload of this key is still open. */
  isAwaited: (key: string) => Promise<boolean>;
  /** Origins of pages at other hosts that show files of this one (SES-12). */
  pagesOf?: (request: FastifyRequest) => readonly string[];
}

/** Binds the embedded object store: POST /store/upload and GET /store/media/<key>. */
export function storeRoutes(
  app: FastifyInstance,
  { media, clock, isAwaited, pagesOf = () => [] }: StoreServices,
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 10, fieldSize: 4096, parts: 11, fileSize: Infinity },
    });

    // The form's fields come before the file, so that nothing is read that no policy allows.
    scope.post('/store/upload', async (request, reply) => {
      const fields: Record<string, string> = {};
      for await (const part of request.parts()) {
        if (part.type === 'field') {
          fields[part.fieldname] = String(part.value);
          continue;
        }
        const policy = readPolicy(fields, media.secret, clock.now());
        if (!policy) {
          part.file.resume();
          return refuse(reply, 403, 'policy');
        }
        // A form works once: sent again, since its answer was lost, it finds the file whole and changes nothing.
        const there = await media.stat(policy.key);
        if (there?.size === policy.maxBytes) {
          part.file.resume();
          return await reply.code(200).send({ key: policy.key, size: there.size });
        }
        if (!(await isAwaited(policy.key))) {
          part.file.resume();
          return refuse(reply, 409, 'used');
        }
        try {
          const { size } = await media.receive(policy.key, part.file, policy.maxBytes);
          // The upload was verified meanwhile: a file that arrives later would never be used or cleaned up.
          if (!(await isAwaited(policy.key))) {
            await media.remove(policy.key);
            return await refuse(reply, 409, 'used');
          }
          return await reply.code(200).send({ key: policy.key, size });
        } catch (error) {
          part.file.resume();
          if (error instanceof TooLarge) return await refuse(reply, 413, 'size');
          if (error instanceof MediaFull) return await refuse(reply, 507, 'full');
          throw error;
        }
      }
      return refuse(reply, 400, 'file');
    });

    scope.get('/store/media/*', (request, reply) => sendFile(request, reply, { media, clock, pagesOf }));
  });
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, clock, pagesOf }: Required<Pick<StoreServices, 'media' | 'clock' | 'pagesOf'>>,
): Promise<FastifyReply> {
  const { '*': key = '' } = request.params as Record<string, string>;
  const query = request.query as Record<string, string | undefined>;
  if (!media.opens(key, query, clock.now())) return refuse(reply, 403, 'signature');
  const found = await media.stat(key);
  if (!found) return refuse(reply, 404, 'key');

  const type = contentTypeOf(key);
  const pages = pagesOf(request);
  const range = readRange(request.headers.range, found.size);
  void reply
    .header('content-type', type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=600')
    .header(
      'content-security-policy',
      type === PDF ? `${READER}; frame-ancestors ${["'self'", ...pages].join(' ')}` : SANDBOX,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', pages.length > 0 ? 'same-site' : 'same-origin')
    .header(
      'content-disposition',
      disposition(isShown(type) && !query['name'] ? 'inline' : 'attachment', query['name']),
    );
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : found.size);
  return reply.send(await media.read(key, range ?? undefined));
}
