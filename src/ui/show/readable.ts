import type { EntityMeta } from '#core/entity/meta.ts';
import { mayRead } from '#core/entity/readable.ts';
import { useSurroundings } from '../ruleContext.ts';
import { useCanAny, useCanSee } from '../permission.ts';
import type { ShowTargets } from './ShowSection.tsx';

const NONE: ShowTargets = {};

/** Returns what says whether this session may read a field: its own permission, and that of the records that it names. */
export function useIsReadable(meta: EntityMeta | undefined, targets: ShowTargets = NONE): (name: string) => boolean {
  const [can, canSee] = [useCanAny(), useCanSee()];
  const { me } = useSurroundings();
  return (name) => {
    const field = meta?.fields.find((one) => one.name === name);
    const target = targets[name];
    return (field === undefined || mayRead(field, { can, system: me?.system })) && (!target || canSee(target));
  };
}
