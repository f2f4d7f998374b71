// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import { temperatureDayDerive } from '#generated/model/temperature-days/derive.gen.ts';
import { temperatureDayMeta } from '#generated/model/temperature-days/meta.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TemperatureDayParts, TemperatureDaySlots } from './slots.gen.tsx';

const values: ShowValues<TemperatureDayParts['field']> = {
  day: <DateField source="day" />,
  sensorId: <ReferenceField source="sensorId" {...refs.temperatureDevice} />,
  readings: <NumberField source="readings" />,
  over: <NumberField source="over" />,
  minCelsius: <NumberField source="minCelsius" />,
  maxCelsius: <NumberField source="maxCelsius" />,
  avgCelsius: <NumberField source="avgCelsius" />,
};

const sections: readonly ShowSectionDef<TemperatureDayParts['field']>[] = [
  { name: 'base', fields: ['day', 'sensorId', 'readings', 'over', 'minCelsius', 'maxCelsius', 'avgCelsius'] },
];

const targets: ShowTargets = {
  sensorId: refs.temperatureDevice,
};

/** Temperature report: the page of one record. */
export default function TemperatureDayShow({ slots }: ViewProps<TemperatureDaySlots>) {
  return (
    <EntityShow
      meta={temperatureDayMeta}
      values={values}
      sections={sections}
      targets={targets}
      derived={temperatureDayDerive}
      slots={slots}
    />
  );
}
