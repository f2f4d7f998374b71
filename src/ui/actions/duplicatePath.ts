import type { EntityMeta } from '#core/entity/meta.ts';
import { usePathOf } from '../paths.ts';
import { useHasVerb, useMay } from '../permission.ts';

/** Names the record that a new one begins with, in the address of its form. */
export const DUPLICATE_OF = 'from';

/** Returns where the form of a copy is (x-form.duplicate); null where this session makes none. */
export function useDuplicatePath(meta: EntityMeta): (id: string) => string | null {
  const path = usePathOf()(meta.resource, 'create');
  const may = useMay(meta, 'create');
  const has = useHasVerb(meta);
  const isOffered = meta.duplicate !== undefined && may && has('one');
  return (id) => (isOffered && path !== null ? `${path}?${DUPLICATE_OF}=${encodeURIComponent(id)}` : null);
}
