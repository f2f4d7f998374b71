import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { addressKey } from '../call/addressKey.ts';
import { RateLimiter } from '../dispatch/rate.ts';
import { knownSensor } from '../sensors/key.ts';
import { bodies, type Sensor, type SensorKind } from '../sensors/kinds.ts';
import { takeWarmth, takeWashes, type Outcome } from '../sensors/take.ts';
import type { Services } from '../services.ts';

/** Calls with a wrong key per minute and address, against guessing. */
const UNKNOWN_PER_ADDRESS = 120;
const STATUS: Partial<Record<ErrorName, number>> = { SENSOR_UNKNOWN: 401, TOO_MANY_CALLS: 429, PAYLOAD_INVALID: 400 };

/** Code and sentences of an error, as a sensor's screen may show them. */
const told = (name: ErrorName) => {
  const { code, zh, en } = errors[name];
  return { code, message: { zh_cn: zh, en_us: en } };
};

function refused(reply: FastifyReply, name: ErrorName): FastifyReply {
  if (name === 'TOO_MANY_CALLS') void reply.header('retry-after', '60');
  return reply
    .code(STATUS[name] ?? 500)
    .header('cache-control', 'no-store')
    .send(told(name));
}

const answered = ({ seq, outcome }: Outcome) =>
  outcome === 'taken' || outcome === 'known' ? { seq, outcome } : { seq, outcome: 'refused', ...told(outcome) };

/**
 * Registers where sensors post their readings (IOT-02), each by a key of its own; docs/sensors.md says how.
 * @param rateFactor multiplies every limit
 */
export function sensorRoutes(app: FastifyInstance, services: Services, rateFactor?: number): void {
  const { store, config, clock } = services;
  const limiter = new RateLimiter(rateFactor);

  function isTooMany(name: string, perMinute: number): boolean {
    try {
      limiter.take(name, perMinute, clock.now());
      return false;
    } catch {
      // `take` throws only if its bucket is empty.
      return true;
    }
  }

  async function sensorOf(kind: SensorKind, request: FastifyRequest): Promise<Sensor | ErrorName> {
    const sensor = await knownSensor({ store, secret: config.secret }, kind, request.headers.authorization);
    if (!sensor)
      return isTooMany(`unknown:${addressKey(request.ip)}`, UNKNOWN_PER_ADDRESS) ? 'TOO_MANY_CALLS' : 'SENSOR_UNKNOWN';
    return isTooMany(`sensor:${sensor.id}`, limits.sensorCalls) ? 'TOO_MANY_CALLS' : sensor;
  }

  async function take(kind: SensorKind, sensor: Sensor, body: unknown): Promise<Outcome[] | null> {
    const scope = { kind: 'system', corpId: sensor.corpId } as const;
    if (kind === 'temperature') {
      const { success, data } = bodies.temperature.safeParse(body);
      return success ? store.write(scope, (tx) => takeWarmth(tx, sensor, data.readings)) : null;
    }
    const { success, data } = bodies.washing.safeParse(body);
    if (!success) return null;
    const readings = data.readings.map(({ water, ...wash }) => ({ ...wash, water: water ?? null }));
    return store.write(scope, (tx) => takeWashes(tx, sensor, readings));
  }

  for (const kind of ['temperature', 'washing'] as const)
    app.post(`/sensor/v1/${kind}`, async (request, reply) => {
      const sensor = await sensorOf(kind, request);
      if (typeof sensor === 'string') return refused(reply, sensor);
      const outcomes = await take(kind, sensor, request.body);
      if (!outcomes) return refused(reply, 'PAYLOAD_INVALID');
      return reply.header('cache-control', 'no-store').send({ code: 0, results: outcomes.map(answered) });
    });
}
