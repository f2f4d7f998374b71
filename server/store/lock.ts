import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../startRefusal.ts';

/** A database that nobody holds is closed by the garbage collector, and its lock is gone. */
const held = new Set<DatabaseSync>();

/** A server that is being stopped may hold the folder for a moment yet. */
const PATIENCE_MS = 1000;

function holderOf(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    // The holder has not written its number yet; the sentence does without it.
    return '';
  }
}

/**
 * Takes the data folder for this process, and makes it if it is missing.
 *
 * The lock is an exclusive transaction on lock.db, held while the process lives: the system lets go
 * of it when the process ends, however it ends, so there is no stale lock to clean up.
 * Returns how to release it; throws `StartRefusal` if another process has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'lock.pid');
  const database = new DatabaseSync(join(folder, 'lock.db'), { timeout: PATIENCE_MS });
  try {
    database.exec('pragma journal_mode=delete; begin exclusive');
  } catch (error) {
    database.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new StartRefusal(
      `Another server${holderOf(pidFile)} is using the data folder "${folder}". Stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
  held.add(database);
  writeFileSync(pidFile, String(process.pid));
  return () => {
    held.delete(database);
    rmSync(pidFile, { force: true });
    database.close();
  };
}
