import { meets } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { usePathOf } from '../paths.ts';
import { useHasVerb, useMay } from '../permission.ts';
import { useRuleContext } from '../ruleContext.ts';

/** Names the record that a new one begins with, in the address of its form. */
export const DUPLICATE_OF = 'from';

/** Returns where the form of a copy of a record is (x-form.duplicate); null where this session makes none, or it has none. */
export function useDuplicatePath(meta: EntityMeta): (record: Values & { id: unknown }) => string | null {
  const path = usePathOf()(meta.resource, 'create');
  const may = useMay(meta, 'create');
  const has = useHasVerb(meta);
  const context = useRuleContext();
  const isOffered = meta.duplicate !== undefined && may && has('one');
  return (record) =>
    isOffered && path !== null && meets(meta, 'duplicate', record, context()).ok
      ? `${path}?${DUPLICATE_OF}=${encodeURIComponent(String(record.id))}`
      : null;
}
