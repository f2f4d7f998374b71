// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import { handwashingDayDerive } from '#generated/model/handwashing-days/derive.gen.ts';
import { handwashingDayMeta } from '#generated/model/handwashing-days/meta.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingDayParts, HandwashingDaySlots } from './slots.gen.tsx';

const values: ShowValues<HandwashingDayParts['field']> = {
  day: <DateField source="day" />,
  sensorId: <ReferenceField source="sensorId" {...refs.handwashingDevice} />,
  washes: <NumberField source="washes" />,
  short: <NumberField source="short" />,
  secondsSum: <NumberField source="secondsSum" />,
  avgSeconds: <NumberField source="avgSeconds" />,
  minWater: <NumberField source="minWater" />,
};

const sections: readonly ShowSectionDef<HandwashingDayParts['field']>[] = [
  { name: 'base', fields: ['day', 'sensorId', 'washes', 'short', 'secondsSum', 'avgSeconds', 'minWater'] },
];

const targets: ShowTargets = {
  sensorId: refs.handwashingDevice,
};

/** Hand-washing report: the page of one record. */
export default function HandwashingDayShow({ slots }: ViewProps<HandwashingDaySlots>) {
  return (
    <EntityShow
      meta={handwashingDayMeta}
      values={values}
      sections={sections}
      targets={targets}
      derived={handwashingDayDerive}
      slots={slots}
    />
  );
}
