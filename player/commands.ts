import type { Command } from '#core/manifest/sync.ts';
import type { Database } from './database.ts';
import { addAck } from './ledger.ts';

/** Commands that a page in a browser can carry out; what it declares when it enrols. */
export const CAPABILITIES: readonly string[] = ['restart'];

interface Tools {
  database: Database;
  now: number;
  reload: () => void;
}

/**
 * Carries out commands and writes down what came of each; the next sync tells it. A command is written down as
 * done before it restarts the page, or it would be carried out again after each restart.
 */
export async function carryOut(commands: readonly Command[], { database, now, reload }: Tools): Promise<void> {
  let isRestart = false;
  for (const { id, type, expiresAt } of commands) {
    if (expiresAt <= now) await addAck(database, { id, outcome: 'failed', detail: 'expired' });
    else if (type !== 'restart')
      await addAck(database, { id, outcome: 'failed', detail: `This player cannot carry out "${type}".` });
    else {
      await addAck(database, { id, outcome: 'done', detail: '' });
      isRestart = true;
    }
  }
  if (isRestart) reload();
}
