// Made by codegen from schemas/role.yaml. Do not edit: change the schema, or lay a view over it in resources/roles/.

import { roleMeta } from '#generated/model/roles/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { RoleAction, RoleSlots } from './slots.gen.tsx';

interface RoleActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly RoleAction[];
  slots?: RoleSlots;
}

/** The actions of one record, for pages written by hand. */
export function RoleActions(props: RoleActionsProps) {
  return <ActionBar meta={roleMeta} {...props} />;
}
