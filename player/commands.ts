import type { Command } from '#core/manifest/sync.ts';
import type { Database } from './database.ts';
import { addAck } from './ledger.ts';

/** Commands that the browser player can carry out; sent at enrolment. */
export const CAPABILITIES: readonly string[] = ['restart'];

interface Tools {
  database: Database;
  now: number;
  reload: () => void;
}

/**
 * Carries out commands and saves each result; the next sync sends it. The result of a restart is saved before the page
 * restarts, or the command would run again after each restart.
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
