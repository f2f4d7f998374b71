// Made by codegen from schemas/handwashing-day.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-days/.

import { gt } from '#core/entity/rule.ts';
import { handwashingDayDerive } from '#generated/model/handwashing-days/derive.gen.ts';
import { handwashingDayMeta } from '#generated/model/handwashing-days/meta.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingDayParts, HandwashingDaySlots } from './slots.gen.tsx';

const columns: readonly Column<HandwashingDayParts['field']>[] = [
  { source: 'day', cell: <DateField source="day" />, sortable: true },
  {
    source: 'sensorId',
    cell: <ReferenceField source="sensorId" {...refs.handwashingDevice} />,
    sortable: true,
    target: refs.handwashingDevice,
  },
  { source: 'washes', cell: <NumberField source="washes" />, align: 'right', sortable: true },
  {
    source: 'short',
    cell: <NumberField source="short" />,
    align: 'right',
    sortable: true,
    alert: (v) => gt(v.short, 0),
  },
  { source: 'avgSeconds', cell: <NumberField source="avgSeconds" />, align: 'right' },
  { source: 'minWater', cell: <NumberField source="minWater" />, align: 'right', sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'sensorId', kind: 'reference', target: refs.handwashingDevice },
  { source: 'day', kind: 'range', of: 'date', presets: ['today', 'last7', 'last30'] },
];

/** Hand-washing report: the list. */
export default function HandwashingDayList({ view, slots }: ViewProps<HandwashingDaySlots>) {
  return (
    <EntityList
      meta={handwashingDayMeta}
      columns={columns}
      filters={filters}
      derived={handwashingDayDerive}
      view={view}
      slots={slots}
    />
  );
}
