import { useSearchParams } from 'react-router-dom';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { useCanAny, useHasVerb } from '../permission.ts';

/** Name of the list view that shows what was deleted. */
export const BIN = 'bin';

/** In the address of the list. */
export const BIN_SEARCH = `?${BIN}=1`;

/** Returns the restore action of deleted records; null if this session has none. */
export function useRestoreAction(meta: EntityMeta): ActionMeta | null {
  const can = useCanAny();
  const has = useHasVerb(meta);
  const deletion = meta.actions.find(({ deletes }) => deletes);
  if (!meta.bin || !deletion || !can(meta.bin.perm) || !has('restore')) return null;
  return {
    name: 'restore',
    perm: meta.bin.perm,
    bulk: 200,
    confirm: 'none',
    irreversible: false,
    call: 'restore',
    sets: [],
    deletes: false,
    restores: deletion.name,
    form: false,
  };
}

/** Says whether the address asks for the bin of the list. */
export function useIsBinAsked(): boolean {
  const [parameters] = useSearchParams();
  return parameters.has(BIN);
}
