import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** More than the databases of all workers need; containers often have 64 MB. */
const ROOM = 2 ** 30;

/**
 * Returns a folder for databases that no test asks to outlive the machine: in memory, if there is room. A database of
 * PostgreSQL is a thousand files, and the demo many commits, for which a disk takes three times as long.
 */
export function scratch(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
