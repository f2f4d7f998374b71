import type { Log } from '../log.ts';
import { TICK_MS } from './tick.ts';

/** Runs ticks one after the other until it is stopped. A tick that fails is logged; the next one tries again. */
export function startTicker(
  tick: () => Promise<unknown>,
  log: Log,
  everyMs: number = TICK_MS,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(tick).catch((error: unknown) => log.error({ err: error }, 'a tick failed'));
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
