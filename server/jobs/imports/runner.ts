import { hex32 } from '#core/protocol/random.ts';
import type { BoundRoute } from '../../dispatch/routes.ts';
import type { Log } from '../../log.ts';
import type { Services } from '../../services.ts';
import { runImport } from './runImport.ts';
import { claimRun, IMPORT_TOPIC, releaseRun, RunLost, SYSTEM } from './runs.ts';

/** Works through imports, one after the other, outside of any call. */
export interface ImportRunner {
  /** Ends after the row that is under way; another process, or the next start, goes on from there. */
  stop(): Promise<void>;
}

interface Parts {
  services: Services;
  /** All calls, by name. */
  routes: ReadonlyMap<string, BoundRoute>;
  log: Log;
}

/**
 * Starts to listen for imports that wait. Each is claimed by one guarded statement, so several processes may hear
 * of the same. A fault leaves the import as it is: the tick tells of it again, and rows that are done stay done.
 */
export function startImports({ services, routes, log }: Parts): ImportRunner {
  const { store } = services;
  const holder = hex32();
  const waiting = new Set<string>();
  let isStopping = false;
  let last: Promise<unknown> = Promise.resolve();

  async function run(taskId: string): Promise<void> {
    waiting.delete(taskId);
    if (isStopping) return;
    const claimed = await store.write(SYSTEM, (tx) => claimRun(tx, taskId, holder));
    if (!claimed) return;
    try {
      await runImport({ services, routes, log, holder, run: claimed, isStopping: () => isStopping });
    } finally {
      await store.write(SYSTEM, (tx) => releaseRun(tx, taskId, holder));
    }
  }

  const stopListening = store.bus.subscribe(IMPORT_TOPIC, (taskId) => {
    if (isStopping || waiting.has(taskId)) return;
    waiting.add(taskId);
    last = last
      .then(() => run(taskId))
      .catch((error: unknown) => {
        if (!(error instanceof RunLost)) log.error({ err: error, taskId }, 'an import broke off');
      });
  });

  return {
    async stop() {
      isStopping = true;
      stopListening();
      await last;
    },
  };
}
