// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import type { ActionRecord } from '#src/ui/actions/useActionFlow.tsx';
import type { DevicePointAction, DevicePointSlots } from './slots.gen.tsx';

interface DevicePointActionsProps {
  record: ActionRecord;
  /** All where absent. */
  only?: readonly DevicePointAction[];
  slots?: DevicePointSlots;
}

/** The actions of one record, for pages written by hand. */
export function DevicePointActions(props: DevicePointActionsProps) {
  return <ActionBar meta={devicePointMeta} {...props} />;
}
