// Made by codegen from schemas/device.yaml. Do not edit: change the schema, or lay a view over it in resources/devices/.

import { deviceMeta } from '#generated/model/devices/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { DeviceAction, DeviceSlots } from './slots.gen.tsx';

interface DeviceActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly DeviceAction[];
  slots?: DeviceSlots;
}

/** The actions of one record, for pages written by hand. */
export function DeviceActions(props: DeviceActionsProps) {
  return <ActionBar meta={deviceMeta} {...props} />;
}
