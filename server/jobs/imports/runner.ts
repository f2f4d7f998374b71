import { hex32 } from '#core/protocol/random.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { BoundRoute } from '../../dispatch/routes.ts';
import type { Log } from '../../log.ts';
import type { Services } from '../../services.ts';
import { giveUp, runImport } from './runImport.ts';
import { claimRun, IMPORT_TOPIC, postponeRun, releaseRun, RunLost, SYSTEM } from './runs.ts';

/** Works through imports, one after the other, outside of any call. */
export interface ImportRunner {
  /** Stops after the current row; another process, or the next start, continues. */
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
 * of the same. After a fault the import waits: the tick tells of it again, and rows that are done stay done. One that
 * moves no row, again and again, is given up, also where it takes the process with it.
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
    const parts = { services, routes, log, holder, run: claimed, isStopping: () => isStopping };
    if (claimed.tries > limits.importTries) return giveUp(parts);
    try {
      await runImport(parts);
      await store.write(SYSTEM, (tx) => releaseRun(tx, taskId, holder));
    } catch (error) {
      if (error instanceof RunLost) return;
      log.error({ err: error, taskId, tries: claimed.tries }, 'an import broke off');
      if (claimed.tries >= limits.importTries) await giveUp(parts);
      else await store.write(SYSTEM, (tx) => postponeRun(tx, claimed, holder));
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
