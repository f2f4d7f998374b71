import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { enrolRequest, syncRequest, type EnrolAnswer, type PlayerErrorName } from '#core/manifest/sync.ts';
import { addressKey } from '../call/addressKey.ts';
import { RateLimiter } from '../dispatch/rate.ts';
import { readRange } from '../media/range.ts';
import { knownDevice, type KnownDevice } from '../player/credential.ts';
import { enrol, TooManyWaiting } from '../player/enrol.ts';
import { isLinkGood } from '../player/links.ts';
import { mediaFile } from '../player/mediaFile.ts';
import { keepScreenshot } from '../player/screenshot.ts';
import { sync } from '../player/sync.ts';
import type { Services } from '../services.ts';
import { HintConnections } from './playerHint.ts';

/** Enrolment calls per minute and address. A waiting screen asks twenty times; a shop has a few screens behind one address. */
const ENROLS_PER_ADDRESS = 600;
const SYNCS_PER_DEVICE = 60;
/** Failed authentications per minute and address, against guessing of keys. */
const UNKNOWN_PER_ADDRESS = 120;
const SHOT_BYTES = 5 * 1024 * 1024;

const STATUS: Record<PlayerErrorName, number> = { DEVICE_UNKNOWN: 401, INVALID: 400, TOO_MANY: 429, NOT_FOUND: 404 };

const refused = (reply: FastifyReply, error: PlayerErrorName): FastifyReply =>
  reply.code(STATUS[error]).header('cache-control', 'no-store').send({ error });

/**
 * Registers the routes for screens (architecture 7). Screens have no account: no envelope, no session, but a key of
 * their own.
 * @param rateFactor multiplies every limit
 */
export function playerRoutes(app: FastifyInstance, services: Services, rateFactor?: number): void {
  const { store, clock, config, media } = services;
  const limiter = new RateLimiter(rateFactor);
  const hints = new HintConnections(services.hints);
  app.addHook('preClose', (done) => {
    hints.close();
    done();
  });

  const isTooMany = (name: string, perMinute: number): boolean => {
    try {
      limiter.take(name, perMinute, clock.now());
      return false;
    } catch {
      // `take` throws only if its bucket is empty.
      return true;
    }
  };

  /** Returns the calling device, or null after an error was answered. */
  async function deviceOf(request: FastifyRequest, reply: FastifyReply): Promise<KnownDevice | null> {
    const address = `unknown:${addressKey(request.ip)}`;
    const device = await knownDevice(store, request.headers.authorization);
    if (!device) {
      await refused(reply, isTooMany(address, UNKNOWN_PER_ADDRESS) ? 'TOO_MANY' : 'DEVICE_UNKNOWN');
      return null;
    }
    if (!isTooMany(`device:${device.deviceId}`, SYNCS_PER_DEVICE)) return device;
    await refused(reply, 'TOO_MANY');
    return null;
  }

  function read<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.infer<S> | null {
    const parsed = schema.safeParse(request.body);
    return parsed.success ? parsed.data : null;
  }

  app.post('/player/v1/enrol', async (request, reply) => {
    if (isTooMany(`enrol:${addressKey(request.ip)}`, ENROLS_PER_ADDRESS)) return refused(reply, 'TOO_MANY');
    const body = read(enrolRequest, request);
    if (!body) return refused(reply, 'INVALID');
    let answer: EnrolAnswer;
    try {
      answer = await store.write({ kind: 'system', corpId: null }, (tx) => enrol(tx, body, request.ip));
    } catch (error) {
      if (error instanceof TooManyWaiting) return refused(reply, 'TOO_MANY');
      throw error;
    }
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.post('/player/v1/sync', async (request, reply) => {
    const device = await deviceOf(request, reply);
    if (!device) return reply;
    const body = read(syncRequest, request);
    if (!body) return refused(reply, 'INVALID');
    const answer = await store.write({ kind: 'system', corpId: device.corpId }, (tx) =>
      sync(tx, { device, request: body, ip: request.ip, secret: config.secret }),
    );
    return answer ? reply.header('cache-control', 'no-store').send(answer) : refused(reply, 'DEVICE_UNKNOWN');
  });

  app.get('/player/v1/media/:sha256', async (request, reply) => {
    const { sha256 } = request.params as { sha256: string };
    const query = request.query as Record<string, string | undefined>;
    const corpId = query['corp'] ?? '';
    if (!isLinkGood(config.secret, { kind: 'media', corpId, sha256 }, query, clock.now()))
      return refused(reply, 'NOT_FOUND');
    const file = await mediaFile(store, corpId, sha256);
    const found = file && (await media.stat(file.key));
    if (!file || !found) return refused(reply, 'NOT_FOUND');
    const range = readRange(request.headers.range, found.size);
    void reply
      .header('content-type', file.type)
      .header('accept-ranges', 'bytes')
      .header('etag', `"${sha256}"`)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${found.size}`).send();
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
    return reply
      .header('content-length', range ? range.end - range.start + 1 : found.size)
      .send(await media.read(file.key, range ?? undefined));
  });

  app.get('/player/v1/hint', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const deviceId = query['device'] ?? '';
    if (!isLinkGood(config.secret, { kind: 'hint', deviceId }, query, clock.now())) return refused(reply, 'NOT_FOUND');
    const isOpen = hints.open(request, reply, { deviceId, address: addressKey(request.ip) });
    return isOpen ? reply : refused(reply, 'TOO_MANY');
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['image/png', 'image/jpeg'],
      { parseAs: 'buffer', bodyLimit: SHOT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/player/v1/shot/:commandId', { bodyLimit: SHOT_BYTES }, async (request, reply) => {
      const device = await deviceOf(request, reply);
      if (!device) return reply;
      if (!(request.body instanceof Uint8Array)) return refused(reply, 'INVALID');
      const { commandId } = request.params as { commandId: string };
      const result = await keepScreenshot(store, media, device, commandId, request.body);
      if (result === 'kept') return reply.code(204).send();
      return refused(reply, result === 'invalid' ? 'INVALID' : 'NOT_FOUND');
    });
  });
}
