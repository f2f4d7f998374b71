// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import { deviceTimerMeta } from '#generated/model/device-timers/meta.gen.ts';
import {
  deviceTimerCreate,
  deviceTimerRules,
  deviceTimerUpdate,
  deviceTimerWhens,
} from '#generated/model/device-timers/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { InstantInput } from '#src/ui/inputs/InstantInput.tsx';
import { PolyReferenceInput } from '#src/ui/inputs/PickerInput.tsx';
import { SliderInput } from '#src/ui/inputs/SliderInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { TimeInput } from '#src/ui/inputs/TimeInput.tsx';
import { WeekdaysInput } from '#src/ui/inputs/WeekdaysInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceTimerParts, DeviceTimerSlots } from './slots.gen.tsx';

const inputs: FormInputs<DeviceTimerParts['field']> = {
  name: <TextInput source="name" required maxLength={40} />,
  kind: (
    <EnumInput
      source="kind"
      required
      values={['power', 'volume', 'brightness', 'restart', 'restartMachine']}
      perms={{ power: 'device.switch', volume: 'device.volume', brightness: 'device.brightness' }}
    />
  ),
  level: <SliderInput source="level" required min={0} max={100} />,
  targetType: (
    <EnumInput source="targetType" required values={['device', 'deviceGroup', 'deviceSet', 'tag', 'store']} />
  ),
  targetIds: (
    <PolyReferenceInput
      source="targetIds"
      required
      by="targetType"
      targets={{
        device: refs.device,
        deviceGroup: refs.deviceGroup,
        deviceSet: refs.deviceSet,
        tag: refs.tag,
        store: refs.store,
      }}
      max={200}
    />
  ),
  repeat: <EnumInput source="repeat" required values={['daily', 'weekly', 'once']} />,
  weekdays: <WeekdaysInput source="weekdays" required help="resources.device-timers.help.weekdays" />,
  offTime: <TimeInput source="offTime" required help="resources.device-timers.help.offTime" />,
  onTime: <TimeInput source="onTime" required help="resources.device-timers.help.onTime" />,
  onDay: <EnumInput source="onDay" required values={['same', 'next']} />,
  offAt: <InstantInput source="offAt" required everywhere />,
  onAt: <InstantInput source="onAt" required everywhere />,
  time: <TimeInput source="time" required help="resources.device-timers.help.time" />,
  at: <InstantInput source="at" required everywhere />,
};

const sections: readonly FormSection<DeviceTimerParts['section'], DeviceTimerParts['field']>[] = [
  { name: 'base', rows: [['name'], ['kind'], ['level']] },
  { name: 'target', label: 'resources.device-timers.groups.target', rows: [['targetType'], ['targetIds']] },
  {
    name: 'when',
    label: 'resources.device-timers.groups.when',
    rows: [['repeat'], ['weekdays'], ['offTime', 'onTime'], ['onDay'], ['offAt', 'onAt'], ['time'], ['at']],
  },
];

export const deviceTimerForm: FormDef<DeviceTimerParts['field'], DeviceTimerParts['section']> = {
  meta: deviceTimerMeta,
  kind: 'groups',
  sections,
  inputs,
  create: deviceTimerCreate,
  update: deviceTimerUpdate,
  rules: deviceTimerRules,
  whens: deviceTimerWhens,
};

/** Timer: a new one. */
export function DeviceTimerCreate({ slots }: ViewProps<DeviceTimerSlots>) {
  return <EntityCreate def={deviceTimerForm} slots={slots} />;
}

/** Timer: change one. */
export function DeviceTimerEdit({ slots }: ViewProps<DeviceTimerSlots>) {
  return <EntityEdit def={deviceTimerForm} slots={slots} />;
}
