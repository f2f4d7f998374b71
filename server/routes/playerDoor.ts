import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { PlayerErrorName } from '#core/manifest/sync.ts';
import { addressKey } from '../call/addressKey.ts';
import { RateLimiter } from '../dispatch/rate.ts';
import { knownDevice, SeenDevices, type KnownDevice } from '../player/credential.ts';
import type { Services } from '../services.ts';

/** Calls of one device per minute. */
const CALLS_PER_DEVICE = 60;
/** Failed authentications per minute and address, against guessing of keys. */
const UNKNOWN_PER_ADDRESS = 120;

const STATUS: Record<PlayerErrorName, number> = { DEVICE_UNKNOWN: 401, INVALID: 400, TOO_MANY: 429, NOT_FOUND: 404 };

/** Answers a screen with an error. */
export const refused = (reply: FastifyReply, error: PlayerErrorName): FastifyReply =>
  reply.code(STATUS[error]).header('cache-control', 'no-store').send({ error });

/** Returns the body as the schema reads it, or null. */
export function bodyOf<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.infer<S> | null {
  const parsed = schema.safeParse(request.body);
  return parsed.success ? parsed.data : null;
}

/** Says who calls on the routes of screens, and lets nobody call too often. */
export class PlayerDoor {
  readonly #services: Pick<Services, 'store' | 'clock'>;
  readonly #limiter: RateLimiter;
  readonly #seen = new SeenDevices();

  /** @param rateFactor multiplies every limit */
  constructor(services: Pick<Services, 'store' | 'clock'>, rateFactor?: number) {
    this.#services = services;
    this.#limiter = new RateLimiter(rateFactor);
  }

  isTooMany(name: string, perMinute: number): boolean {
    try {
      this.#limiter.take(name, perMinute, this.#services.clock.now());
      return false;
    } catch {
      // `take` throws only if its bucket is empty.
      return true;
    }
  }

  /** Returns the calling device, or null after an error was answered. */
  async deviceOf(request: FastifyRequest, reply: FastifyReply): Promise<KnownDevice | null> {
    return this.#admit(await knownDevice(this.#services.store, request.headers.authorization), request, reply);
  }

  /** The same for a caller that compares the key itself, within its transaction: it may be over by now. */
  async likelyDevice(request: FastifyRequest, reply: FastifyReply): Promise<KnownDevice | null> {
    return this.#admit(await this.#seen.known(this.#services.store, request.headers.authorization), request, reply);
  }

  async #admit(device: KnownDevice | null, request: FastifyRequest, reply: FastifyReply): Promise<KnownDevice | null> {
    if (!device) {
      const isGuessing = this.isTooMany(`unknown:${addressKey(request.ip)}`, UNKNOWN_PER_ADDRESS);
      await refused(reply, isGuessing ? 'TOO_MANY' : 'DEVICE_UNKNOWN');
      return null;
    }
    if (!this.isTooMany(`device:${device.deviceId}`, CALLS_PER_DEVICE)) return device;
    await refused(reply, 'TOO_MANY');
    return null;
  }
}
