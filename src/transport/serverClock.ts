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
