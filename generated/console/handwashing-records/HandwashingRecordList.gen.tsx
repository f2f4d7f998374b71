// Made by codegen from schemas/handwashing-record.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-records/.

import { eq } from '#core/entity/rule.ts';
import { handwashingRecordMeta } from '#generated/model/handwashing-records/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingRecordParts, HandwashingRecordSlots } from './slots.gen.tsx';

const columns: readonly Column<HandwashingRecordParts['field']>[] = [
  { source: 'isShort', cell: <BooleanField source="isShort" />, sortable: true },
  {
    source: 'seconds',
    cell: <NumberField source="seconds" />,
    align: 'right',
    sortable: true,
    alert: (v) => eq(v.isShort, true),
  },
  {
    source: 'water',
    cell: <NumberField source="water" />,
    align: 'right',
    sortable: true,
    alert: (v) => eq(v.isLow, true),
  },
  {
    source: 'sensorId',
    cell: <ReferenceField source="sensorId" {...refs.handwashingDevice} />,
    sortable: true,
    target: refs.handwashingDevice,
  },
  {
    source: 'measuredAt',
    cell: <ScreenInstantField source="measuredAt" by="sensorId" {...refs.handwashingDevice} />,
    sortable: true,
  },
  { source: 'day', cell: <DateField source="day" />, sortable: true, hidden: true },
  {
    source: 'createdAt',
    cell: <ScreenInstantField source="createdAt" by="sensorId" {...refs.handwashingDevice} />,
    sortable: true,
    hidden: true,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'sensorId', kind: 'reference', target: refs.handwashingDevice },
  { source: 'isShort', kind: 'boolean' },
  { source: 'day', kind: 'range', of: 'date', presets: ['today', 'yesterday', 'last7'] },
];

/** Wash: the list. */
export default function HandwashingRecordList({ view, slots }: ViewProps<HandwashingRecordSlots>) {
  return <EntityList meta={handwashingRecordMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
