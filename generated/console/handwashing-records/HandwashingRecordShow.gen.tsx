// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import { handwashingRecordMeta } from '#generated/model/handwashing-records/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingRecordParts, HandwashingRecordSlots } from './slots.gen.tsx';

const values: ShowValues<HandwashingRecordParts['field']> = {
  seconds: <NumberField source="seconds" />,
  isShort: <BooleanField source="isShort" />,
  water: <NumberField source="water" />,
  isLow: <BooleanField source="isLow" />,
  sensorId: <ReferenceField source="sensorId" {...refs.handwashingDevice} />,
  measuredAt: <ScreenInstantField source="measuredAt" by="sensorId" {...refs.handwashingDevice} />,
  createdAt: <ScreenInstantField source="createdAt" by="sensorId" {...refs.handwashingDevice} />,
  seq: <NumberField source="seq" />,
};

const sections: readonly ShowSectionDef<HandwashingRecordParts['field']>[] = [
  { name: 'base', fields: ['seconds', 'isShort', 'water', 'isLow', 'sensorId', 'measuredAt', 'createdAt', 'seq'] },
];

const targets: ShowTargets = {
  sensorId: refs.handwashingDevice,
};

/** Wash: the page of one record. */
export default function HandwashingRecordShow({ slots }: ViewProps<HandwashingRecordSlots>) {
  return (
    <EntityShow meta={handwashingRecordMeta} values={values} sections={sections} targets={targets} slots={slots} />
  );
}
