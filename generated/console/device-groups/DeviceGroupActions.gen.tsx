// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { DeviceGroupAction, DeviceGroupSlots } from './slots.gen.tsx';

interface DeviceGroupActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly DeviceGroupAction[];
  slots?: DeviceGroupSlots;
}

/** The actions of one record, for pages written by hand. */
export function DeviceGroupActions(props: DeviceGroupActionsProps) {
  return <ActionBar meta={deviceGroupMeta} {...props} />;
}
