import { hex32 } from '#core/protocol/random.ts';
import { localStore, type SafeStorage } from './browserStorage.ts';

const KEY = 'vitrine.uuid';

/** Returns the id of this browser's installation, 32 hex, made once and kept (architecture 4). */
export function installationId(storage: SafeStorage = localStore): string {
  const kept = storage.getItem(KEY);
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const made = hex32();
  storage.setItem(KEY, made);
  return made;
}
