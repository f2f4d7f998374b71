// Made by codegen from schemas/tag.yaml. Do not edit: change the schema, or lay a view over it in resources/tags/.

import { tagMeta } from '#generated/model/tags/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { TagAction, TagSlots } from './slots.gen.tsx';

interface TagActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly TagAction[];
  slots?: TagSlots;
}

/** The actions of one record, for pages written by hand. */
export function TagActions(props: TagActionsProps) {
  return <ActionBar meta={tagMeta} {...props} />;
}
