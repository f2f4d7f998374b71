import type { FastifyInstance } from 'fastify';
import { alarmReport } from '#core/manifest/alarm.ts';
import { ALARM_VIDEO_BYTES, keepAlarm, keepAlarmVideo } from '../player/alarms.ts';
import type { Services } from '../services.ts';
import { bodyOf, refused, type PlayerDoor } from './playerDoor.ts';

/**
 * Registers what a screen sends of an alarm (MON-02): first the alarm itself, so that it is known at once, then its video
 * in a request of its own. Both may be sent again until they are answered.
 */
export function alarmRoutes(app: FastifyInstance, services: Services, door: PlayerDoor): void {
  app.post('/player/v1/alarms', async (request, reply) => {
    const device = await door.deviceOf(request, reply);
    if (!device) return reply;
    const report = bodyOf(alarmReport, request);
    if (!report) return refused(reply, 'INVALID');
    const result = await keepAlarm(services, device, report);
    if (result === 'kept') return reply.code(204).send();
    return refused(reply, result === 'tooMany' ? 'TOO_MANY' : 'NOT_FOUND');
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser('video/mp4', { bodyLimit: ALARM_VIDEO_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.put('/player/v1/alarms/:serial/video', { bodyLimit: ALARM_VIDEO_BYTES }, async (request, reply) => {
      const device = await door.deviceOf(request, reply);
      if (!device) return reply;
      const { serial } = request.params as { serial: string };
      const result = await keepAlarmVideo(services, device, serial, request.raw);
      if (result === 'kept') return reply.code(204).send();
      return refused(reply, result === 'invalid' ? 'INVALID' : 'NOT_FOUND');
    });
  });
}
