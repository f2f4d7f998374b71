import type { FastifyInstance } from 'fastify';
import { engineReport } from '#core/manifest/sync.ts';
import { addressKey } from '../call/addressKey.ts';
import { addedFor } from '../player/enrol.ts';
import { recordLasting } from '../player/heartbeat.ts';
import type { Services } from '../services.ts';
import { bodyOf, refused, type PlayerDoor } from './playerDoor.ts';

/** Reports per minute and address of screens without a key. */
const REPORTS_PER_ADDRESS = 60;

/**
 * Registers the route by which a page says that its engine is too old to run the player (DEV-22): a fault of its device, and
 * no sign of life. A screen is known by its key, or by the secret of its enrolment; of one that nobody has added nothing is
 * kept, and every secret gets the same answer.
 */
export function engineRoute(app: FastifyInstance, { store }: Services, door: PlayerDoor): void {
  app.post('/player/v1/engine', async (request, reply) => {
    const isKeyed = request.headers.authorization !== undefined;
    const keyed = isKeyed ? await door.deviceOf(request, reply) : null;
    if (isKeyed && !keyed) return reply;
    if (!isKeyed && door.isTooMany(`engine:${addressKey(request.ip)}`, REPORTS_PER_ADDRESS))
      return refused(reply, 'TOO_MANY');
    const report = bodyOf(engineReport, request);
    if (!report || (!keyed && report.secret === undefined)) return refused(reply, 'INVALID');
    await store.write({ kind: 'system', corpId: null }, async (tx) => {
      const known = keyed ?? (await addedFor(tx, report.secret ?? ''));
      if (!known) return;
      const own = tx.as({ kind: 'system', corpId: known.corpId });
      const device = await own.devices.one(known.deviceId);
      if (device) await recordLasting(own, device, 'engineOld', [`${report.engine}; needs ${report.needs}`]);
    });
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
