import type { FastifyInstance } from 'fastify';
import { API_HEADERS } from '../plugins/headers.ts';
import type { Services } from '../services.ts';

/** Time that an answer is cached, milliseconds, so that frequent checks do not load database and storage. */
const CACHE_MS = 1_000;

type Problem = 'storeBusy' | 'storeFull' | 'mediaFull' | 'mediaUnavailable' | 'booksWrong';

interface Health {
  /** `degraded`: the server answers and screens play on, but not everything can be written, or the books do not hold. */
  status: 'ok' | 'degraded' | 'down';
  problems: Problem[];
}

interface Log {
  error(fields: object, text: string): void;
}

type Parts = Pick<Services, 'store' | 'media' | 'clock' | 'config'>;

/**
 * GET /health: `down` (503) if the database cannot be read, `degraded` (200) with the problems if something cannot be
 * written or the books do not hold, else `ok`. Public, so it reveals nothing else.
 */
export function healthRoute(app: FastifyInstance, parts: Parts): void {
  let known: { until: number; health: Promise<Health> } | null = null;
  app.get('/health', async (request, reply) => {
    const now = parts.clock.now();
    if (!known || now >= known.until || now < known.until - CACHE_MS)
      known = { until: now + CACHE_MS, health: healthOf(parts, request.log) };
    const health = await known.health;
    return reply
      .code(health.status === 'down' ? 503 : 200)
      .headers(API_HEADERS)
      .send(health.problems.length > 0 ? health : { status: health.status });
  });
}

async function healthOf(parts: Parts, log: Log): Promise<Health> {
  const [read, ...problems] = await Promise.all([readBooks(parts, log), storeProblem(parts), mediaProblem(parts, log)]);
  const found = problems.filter((problem) => problem !== null);
  if (read === null) return { status: 'down', problems: found };
  if (!read.areRight) found.push('booksWrong');
  return { status: found.length > 0 ? 'degraded' : 'ok', problems: found };
}

/** Returns what the last proof of the books found (server/jobs/auditBooks.ts); null where the store cannot be read. */
async function readBooks({ store }: Parts, log: Log): Promise<{ areRight: boolean } | null> {
  try {
    const fault = await store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db.selectFrom('books_faults').select('says').limit(1).executeTakeFirst(),
    );
    return { areRight: fault === undefined };
  } catch (error) {
    log.error({ err: error }, 'the store cannot be read');
    return null;
  }
}

async function storeProblem({ store, config }: Parts): Promise<Problem | null> {
  const trouble = await store.trouble(config.diskReserve);
  return trouble === null ? null : trouble === 'busy' ? 'storeBusy' : 'storeFull';
}

async function mediaProblem({ media, config }: Parts, log: Log): Promise<Problem | null> {
  try {
    await media.check();
    const free = await media.freeBytes();
    return free !== null && free < config.diskReserve ? 'mediaFull' : null;
  } catch (error) {
    log.error({ err: error }, 'the storage of files cannot be reached');
    return 'mediaUnavailable';
  }
}
