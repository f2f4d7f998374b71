// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import { takeDownScreenMeta } from '#generated/model/take-down-screens/meta.gen.ts';
import { takeDownScreenStates } from '#generated/model/take-down-screens/states.gen.ts';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TakeDownScreenParts, TakeDownScreenSlots } from './slots.gen.tsx';

const values: ShowValues<TakeDownScreenParts['field']> = {
  takeDownId: <ReferenceField source="takeDownId" {...refs.takeDown} />,
  deviceId: <ReferenceField source="deviceId" {...refs.device} />,
  status: <StateField source="status" states={takeDownScreenStates} />,
  lastSeenAt: <ScreenInstantField source="lastSeenAt" by="deviceId" {...refs.device} />,
  confirmedAt: <ScreenInstantField source="confirmedAt" by="deviceId" {...refs.device} />,
  tookMs: <NumberField source="tookMs" />,
};

const sections: readonly ShowSectionDef<TakeDownScreenParts['field']>[] = [
  { name: 'record', fields: ['takeDownId', 'deviceId', 'status', 'lastSeenAt', 'confirmedAt', 'tookMs'] },
];

const targets: ShowTargets = {
  takeDownId: refs.takeDown,
  deviceId: refs.device,
};

/** Screen of a take-down: the page of one record. */
export default function TakeDownScreenShow({ slots }: ViewProps<TakeDownScreenSlots>) {
  return (
    <EntityShow
      meta={takeDownScreenMeta}
      values={values}
      sections={sections}
      targets={targets}
      slots={slots}
      liveMs={2000}
    />
  );
}
