// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionForms } from '#src/ui/actions/actionForms.ts';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { DeviceSetAction, DeviceSetSlots } from './slots.gen.tsx';

/** What its actions ask for beside the records. */
export const deviceSetActionForms = {} satisfies ActionForms;

interface DeviceSetActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly DeviceSetAction[];
  slots?: DeviceSetSlots;
}

/** The actions of one record, for pages written by hand. */
export function DeviceSetActions(props: DeviceSetActionsProps) {
  return <ActionBar meta={deviceSetMeta} forms={deviceSetActionForms} {...props} />;
}
