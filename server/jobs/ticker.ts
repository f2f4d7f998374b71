import type { Log } from '../log.ts';
import { TICK_MS, type TickResult } from './tick.ts';

/** Runs ticks one after the other until it is stopped. A tick that fails is logged; the next one tries again. */
export function startTicker(tick: () => Promise<TickResult>, log: Log): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(tick).catch((error: unknown) => log.error({ err: error }, 'a tick failed'));
  }, TICK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
