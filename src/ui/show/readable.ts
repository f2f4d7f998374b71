import type { EntityMeta } from '#core/entity/meta.ts';
import { useCanAny, useCanSee } from '../permission.ts';
import type { ShowTargets } from './ShowSection.tsx';

const NONE: ShowTargets = {};

/** Returns what says whether this session may read a field: its own permission, and that of the records that it names. */
export function useIsReadable(meta: EntityMeta | undefined, targets: ShowTargets = NONE): (name: string) => boolean {
  const [can, canSee] = [useCanAny(), useCanSee()];
  return (name) => {
    const perm = meta?.fields.find((field) => field.name === name)?.readPerm;
    const target = targets[name];
    return (perm === undefined || can(perm)) && (!target || canSee(target));
  };
}
