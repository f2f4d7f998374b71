// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

import { temperatureRecordMeta } from '#generated/model/temperature-records/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TemperatureRecordParts, TemperatureRecordSlots } from './slots.gen.tsx';

const values: ShowValues<TemperatureRecordParts['field']> = {
  isOver: <BooleanField source="isOver" />,
  celsius: <NumberField source="celsius" />,
  sensorId: <ReferenceField source="sensorId" {...refs.temperatureDevice} />,
  measuredAt: <ScreenInstantField source="measuredAt" by="sensorId" {...refs.temperatureDevice} />,
  createdAt: <ScreenInstantField source="createdAt" by="sensorId" {...refs.temperatureDevice} />,
  seq: <NumberField source="seq" />,
};

const sections: readonly ShowSectionDef<TemperatureRecordParts['field']>[] = [
  { name: 'base', fields: ['isOver', 'celsius', 'sensorId', 'measuredAt', 'createdAt', 'seq'] },
];

const targets: ShowTargets = {
  sensorId: refs.temperatureDevice,
};

/** Temperature reading: the page of one record. */
export default function TemperatureRecordShow({ slots }: ViewProps<TemperatureRecordSlots>) {
  return (
    <EntityShow meta={temperatureRecordMeta} values={values} sections={sections} targets={targets} slots={slots} />
  );
}
