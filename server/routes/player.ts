import type { FastifyInstance } from 'fastify';
import { flowRequest } from '#core/manifest/flow.ts';
import { enrolRequest, syncRequest } from '#core/manifest/sync.ts';
import { addressKey } from '../call/addressKey.ts';
import { MEDIA_LINK_MS } from '../media/links.ts';
import { readRange } from '../media/range.ts';
import { enrol, TooManyWaiting } from '../player/enrol.ts';
import { countFlow } from '../player/flow.ts';
import { HintLinks, isLinkGood } from '../player/links.ts';
import { mediaFile } from '../player/mediaFile.ts';
import { packageKeyOf } from '../player/packageKey.ts';
import { Programmes } from '../player/programmes.ts';
import { keepScreenshot } from '../player/screenshot.ts';
import { syncAll } from '../player/sync.ts';
import { SyncQueue } from '../player/syncQueue.ts';
import type { Services } from '../services.ts';
import { bodyOf, PlayerDoor, refused } from './playerDoor.ts';
import { alarmRoutes } from './playerAlarms.ts';
import { engineRoute } from './playerEngine.ts';
import { HintConnections } from './playerHint.ts';

/** Enrolment calls per minute and address. A waiting screen asks twenty times; a shop has a few screens behind one address. */
const ENROLS_PER_ADDRESS = 600;
/** Longest name of a place, characters (schemas/widgets/weather.yaml). */
const MAX_PLACE = 60;
const SHOT_BYTES = 5 * 1024 * 1024;

/** The whole platform: a batch has screens of many corporations. */
const SYSTEM = { kind: 'system', corpId: null } as const;

type Query = Record<string, string | undefined>;

function enrolRoute(app: FastifyInstance, { store, config }: Services, door: PlayerDoor): void {
  app.post('/player/v1/enrol', async (request, reply) => {
    if (door.isTooMany(`enrol:${addressKey(request.ip)}`, ENROLS_PER_ADDRESS)) return refused(reply, 'TOO_MANY');
    const body = bodyOf(enrolRequest, request);
    if (!body) return refused(reply, 'INVALID');
    try {
      const { publicKey } = await packageKeyOf(store, config.secret);
      const given = await store.write(SYSTEM, (tx) => enrol(tx, body, request.ip));
      const answer = 'deviceKey' in given ? { ...given, packageKey: publicKey } : given;
      return reply.header('cache-control', 'no-store').send(answer);
    } catch (error) {
      if (error instanceof TooManyWaiting) return refused(reply, 'TOO_MANY');
      throw error;
    }
  });
}

/** Registers the route by which counters of passers-by send their readings, with the key of their screen (REP-01). */
function flowRoute(app: FastifyInstance, services: Services, door: PlayerDoor): void {
  app.post('/player/v1/flow', async (request, reply) => {
    const known = await door.deviceOf(request, reply);
    if (!known) return reply;
    const body = bodyOf(flowRequest, request);
    if (!body) return refused(reply, 'INVALID');
    const answer = await services.store.write({ kind: 'system', corpId: known.corpId }, async (tx) => {
      const device = await tx.devices.one(known.deviceId);
      return device ? countFlow(tx, device, body) : null;
    });
    return answer ? reply.header('cache-control', 'no-store').send(answer) : refused(reply, 'DEVICE_UNKNOWN');
  });
}

function syncRoute(app: FastifyInstance, services: Services, door: PlayerDoor): void {
  const { store, config, hints } = services;
  const programmes = new Programmes();
  const hintLinks = new HintLinks(config.secret);
  const queue = new SyncQueue(async (calls) => {
    const { publicKey: packageKey } = await packageKeyOf(store, config.secret);
    return store.write(SYSTEM, (tx) => syncAll(tx, calls, { services, packageKey, programmes, hintLinks }));
  });
  app.post('/player/v1/sync', async (request, reply) => {
    const device = await door.likelyDevice(request, reply);
    if (!device) return reply;
    const body = bodyOf(syncRequest, request);
    if (!body) return refused(reply, 'INVALID');
    const call = { device, request: body, ip: request.ip };
    const answer = await queue.add(call, { isAwaited: hints.synced(device.deviceId) });
    return answer ? reply.header('cache-control', 'no-store').send(answer) : refused(reply, 'DEVICE_UNKNOWN');
  });
}

function weatherRoute(app: FastifyInstance, { weather }: Services, door: PlayerDoor): void {
  app.get('/player/v1/weather', async (request, reply) => {
    const device = await door.deviceOf(request, reply);
    if (!device) return reply;
    const { place = '' } = request.query as Query;
    if (place === '' || place.length > MAX_PLACE) return refused(reply, 'INVALID');
    const told = (await weather?.of(place)) ?? null;
    return told ? reply.header('cache-control', 'no-store').send(told) : refused(reply, 'NOT_FOUND');
  });
}

function fileRoute(app: FastifyInstance, { store, clock, config, media }: Services): void {
  app.get('/player/v1/media/:sha256', async (request, reply) => {
    const { sha256 } = request.params as { sha256: string };
    const query = request.query as Query;
    const corpId = query['corp'] ?? '';
    if (!isLinkGood(config.secret, { kind: 'media', corpId, sha256 }, query, clock.now()))
      return refused(reply, 'NOT_FOUND');
    const file = await mediaFile(store, corpId, sha256);
    if (file && media.origin !== null)
      // Sent by the store itself, ranges too. The player's pages may follow: it is in their policy and the bucket's rules.
      return reply
        .header('cache-control', 'no-store')
        .redirect(await media.signedUrl(file.key, { now: clock.now(), ttlMs: MEDIA_LINK_MS }));
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
}

function hintRoute(app: FastifyInstance, { config, clock, hints }: Services): void {
  const connections = new HintConnections(hints);
  app.addHook('preClose', (done) => {
    connections.close();
    done();
  });
  app.get('/player/v1/hint', async (request, reply) => {
    const query = request.query as Query;
    const deviceId = query['device'] ?? '';
    if (!isLinkGood(config.secret, { kind: 'hint', deviceId }, query, clock.now())) return refused(reply, 'NOT_FOUND');
    const isOpen = connections.open(request, reply, { deviceId, address: addressKey(request.ip) });
    return isOpen ? reply : refused(reply, 'TOO_MANY');
  });
}

function shotRoute(app: FastifyInstance, services: Services, door: PlayerDoor): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['image/png', 'image/jpeg'],
      { parseAs: 'buffer', bodyLimit: SHOT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/player/v1/shot/:commandId', { bodyLimit: SHOT_BYTES }, async (request, reply) => {
      const device = await door.deviceOf(request, reply);
      if (!device) return reply;
      if (!(request.body instanceof Uint8Array)) return refused(reply, 'INVALID');
      const { commandId } = request.params as { commandId: string };
      const result = await keepScreenshot(services, device, commandId, request.body);
      if (result === 'kept') return reply.code(204).send();
      return refused(reply, result === 'invalid' ? 'INVALID' : 'NOT_FOUND');
    });
  });
}

/**
 * Registers the routes for screens (architecture 7). Screens have no account: no envelope, no session, but a key of
 * their own.
 * @param rateFactor multiplies every limit
 */
export function playerRoutes(app: FastifyInstance, services: Services, rateFactor?: number): void {
  const door = new PlayerDoor(services, rateFactor);
  enrolRoute(app, services, door);
  syncRoute(app, services, door);
  weatherRoute(app, services, door);
  fileRoute(app, services);
  hintRoute(app, services);
  shotRoute(app, services, door);
  alarmRoutes(app, services, door);
  engineRoute(app, services, door);
  flowRoute(app, services, door);
}
