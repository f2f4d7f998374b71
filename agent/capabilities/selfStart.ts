import type { SelfStart } from '../selfStart.ts';
import type { Probe } from './capability.ts';

export const probeSelfStart =
  (selfStart: SelfStart): Probe =>
  async () => ({
    name: 'selfStart',
    commands: {
      async setSelfStart({ afterSeconds }) {
        await selfStart.set(afterSeconds);
        return { afterSeconds };
      },
    },
  });
