// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

import { gt } from '#core/entity/rule.ts';
import { temperatureDayDerive } from '#generated/model/temperature-days/derive.gen.ts';
import { temperatureDayMeta } from '#generated/model/temperature-days/meta.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TemperatureDayParts, TemperatureDaySlots } from './slots.gen.tsx';

const columns: readonly Column<TemperatureDayParts['field']>[] = [
  { source: 'day', cell: <DateField source="day" />, sortable: true },
  {
    source: 'sensorId',
    cell: <ReferenceField source="sensorId" {...refs.temperatureDevice} />,
    sortable: true,
    target: refs.temperatureDevice,
  },
  { source: 'readings', cell: <NumberField source="readings" />, align: 'right', sortable: true },
  { source: 'over', cell: <NumberField source="over" />, align: 'right', sortable: true, alert: (v) => gt(v.over, 0) },
  { source: 'avgCelsius', cell: <NumberField source="avgCelsius" />, align: 'right' },
  { source: 'minCelsius', cell: <NumberField source="minCelsius" />, align: 'right', sortable: true },
  { source: 'maxCelsius', cell: <NumberField source="maxCelsius" />, align: 'right', sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'sensorId', kind: 'reference', target: refs.temperatureDevice },
  { source: 'day', kind: 'range', of: 'date', presets: ['today', 'last7', 'last30'] },
];

/** Temperature report: the list. */
export default function TemperatureDayList({ view, slots }: ViewProps<TemperatureDaySlots>) {
  return (
    <EntityList
      meta={temperatureDayMeta}
      columns={columns}
      filters={filters}
      derived={temperatureDayDerive}
      view={view}
      slots={slots}
    />
  );
}
