import type { SavedViewRow } from '#generated/model/saved-views/types.gen.ts';
import type { PathOf } from '#src/ui/paths.ts';
import { VIEW } from '#src/ui/list/saved/viewParameter.ts';
import { headNamed } from '#src/providers/entityOf.ts';

/** Returns the address of the list that a view is of, which it opens as the view says; null where there is no such list any more. */
export function savedViewPlace(
  { id, entity, view }: Pick<SavedViewRow, 'id' | 'entity' | 'view'>,
  pathOf: PathOf,
): string | null {
  const head = headNamed(entity);
  const path = head ? pathOf(head.resource, view ?? 'list') : null;
  return path === null ? null : `${path}?${new URLSearchParams({ [VIEW]: id })}`;
}
