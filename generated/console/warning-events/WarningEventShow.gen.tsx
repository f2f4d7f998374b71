// Made by codegen from schemas/warning-event.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-events/.

import { warningEventMeta } from '#generated/model/warning-events/meta.gen.ts';
import { warningEventStates } from '#generated/model/warning-events/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { WarningEventParts, WarningEventSlots } from './slots.gen.tsx';

const values: ShowValues<WarningEventParts['field']> = {
  status: <StateField source="status" states={warningEventStates} />,
  kind: (
    <EnumField
      source="kind"
      colors={{
        offline: 'error',
        storage: 'warning',
        fault: 'error',
        temperature: 'error',
        waterLevel: 'warning',
        noPlay: 'error',
        picture: 'error',
      }}
    />
  ),
  subject: <TextField source="subject" />,
  measured: <TextField source="measured" />,
  beganAt: <ScreenInstantField source="beganAt" by="deviceId" {...refs.device} />,
  endedAt: <ScreenInstantField source="endedAt" by="deviceId" {...refs.device} />,
  createdAt: <InstantField source="createdAt" />,
  toldIds: <ReferencesField source="toldIds" chips {...refs.account} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  temperatureDeviceId: <ReferenceField source="temperatureDeviceId" {...refs.temperatureDevice} />,
  handwashingDeviceId: <ReferenceField source="handwashingDeviceId" {...refs.handwashingDevice} />,
  ruleId: <ReferenceField source="ruleId" {...refs.warningRule} />,
};

const sections: readonly ShowSectionDef<WarningEventParts['field']>[] = [
  { name: 'base', fields: ['status', 'kind', 'subject', 'measured', 'beganAt', 'endedAt', 'createdAt', 'toldIds'] },
  {
    name: 'from',
    label: 'resources.warning-events.sections.from',
    fields: ['deviceId', 'temperatureDeviceId', 'handwashingDeviceId', 'ruleId'],
  },
];

const targets: ShowTargets = {
  toldIds: refs.account,
  deviceId: refs.device,
  temperatureDeviceId: refs.temperatureDevice,
  handwashingDeviceId: refs.handwashingDevice,
  ruleId: refs.warningRule,
};

/** Warning: the page of one record. */
export default function WarningEventShow({ slots }: ViewProps<WarningEventSlots>) {
  return (
    <EntityShow
      meta={warningEventMeta}
      values={values}
      sections={sections}
      targets={targets}
      slots={slots}
      liveMs={30000}
    />
  );
}
