import type { Probe } from './capability.ts';

/** Time in which the answer reaches the page before its browser ends. */
const ANSWER_MS = 300;

export const probeRestartPlayer =
  (restart: () => void): Probe =>
  async () => ({
    name: 'restartPlayer',
    commands: {
      async restartPlayer() {
        setTimeout(restart, ANSWER_MS);
        return {};
      },
    },
  });
