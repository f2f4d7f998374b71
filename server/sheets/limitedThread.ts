import { Worker } from 'node:worker_threads';

/** Limits of a thread. */
export interface ThreadLimits {
  /** Bytes of memory. */
  memory: number;
  /** Milliseconds of processor time. Waiting for a processor that others use is free. */
  work: number;
}

/** First message of a thread; or why it was ended, or ended by itself, before it said anything. */
export type ThreadAnswer<T> = { answer: T } | { ended: 'memory' | 'work' | 'silent' };

const MB = 1024 * 1024;
/** Part of the memory for new objects, MB. */
const YOUNG_MB = 48;
/** Looks at the processor time for each limit. */
const LOOKS = 20;

/**
 * Runs a script in a thread of its own that cannot stop this process. Its time is that of the processor, not of the
 * clock, so that the same work has the same end on a machine that is busy. Rejects with an error that the script throws.
 */
export function limitedThread<T>(
  script: string | URL,
  workerData: unknown,
  { memory, work }: ThreadLimits,
): Promise<ThreadAnswer<T>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memory / MB - YOUNG_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const look = async (): Promise<void> => {
      const { user, system } = await worker.cpuUsage();
      if ((user + system) / 1000 < work) return;
      resolve({ ended: 'work' });
      void worker.terminate();
    };
    const timer = setInterval(() => {
      look().catch((error: NodeJS.ErrnoException) => {
        // A thread that has not begun, or has ended in the meantime, has no usage; of an end "exit" tells.
        if (error.code === 'ERR_WORKER_NOT_RUNNING') return;
        reject(error);
        void worker.terminate();
      });
    }, work / LOOKS);
    worker.once('message', (answer: T) => resolve({ answer }));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ ended: 'memory' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearInterval(timer);
      resolve({ ended: 'silent' });
    });
  });
}
