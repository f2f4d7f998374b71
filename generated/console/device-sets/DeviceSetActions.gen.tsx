// Made by codegen from schemas/device-set.yaml. Do not edit: change the schema, or lay a view over it in resources/device-sets/.

import { deviceSetMeta } from '#generated/model/device-sets/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { DeviceSetAction, DeviceSetSlots } from './slots.gen.tsx';

interface DeviceSetActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly DeviceSetAction[];
  slots?: DeviceSetSlots;
}

/** The actions of one record, for pages written by hand. */
export function DeviceSetActions(props: DeviceSetActionsProps) {
  return <ActionBar meta={deviceSetMeta} {...props} />;
}
