import { CallError } from '#core/protocol/reply.ts';

/** The server's clock is more than 5 minutes off ours; its `data.now` says what it shows (architecture 4). */
const CLOCK_OFF = -10003;

export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock, as far as it is known. */
  now: () => number;
  /** Learns it from an answer. */
  learn: (serverNow: number) => void;
}

/**
 * Offset between this computer's clock and the server's; a call more than 5 minutes off is refused (architecture 4).
 */
export function createServerClock(local: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => local() + offset,
    learn: (serverNow) => {
      offset = serverNow - local();
    },
  };
}

/** Returns what the server's clock shows where it refused a call for the clock of the caller alone; else null. */
const serverNow = (error: unknown): number | null => {
  if (!(error instanceof CallError) || error.code !== CLOCK_OFF) return null;
  const now = (error.data as { now?: unknown } | undefined)?.now;
  return typeof now === 'number' ? now : null;
};

/** Sends a call once more where it was refused for the clock alone: it was not carried out. */
export async function withClock<T>(clock: ServerClock, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const now = serverNow(error);
    if (now === null) throw error;
    clock.learn(now);
    return attempt();
  }
}
