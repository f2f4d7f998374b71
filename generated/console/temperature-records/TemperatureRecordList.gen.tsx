// Made by codegen from schemas/temperature-record.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-records/.

import { eq } from '#core/entity/rule.ts';
import { temperatureRecordMeta } from '#generated/model/temperature-records/meta.gen.ts';
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
import type { TemperatureRecordParts, TemperatureRecordSlots } from './slots.gen.tsx';

const columns: readonly Column<TemperatureRecordParts['field']>[] = [
  { source: 'isOver', cell: <BooleanField source="isOver" />, sortable: true },
  {
    source: 'celsius',
    cell: <NumberField source="celsius" />,
    align: 'right',
    sortable: true,
    alert: (v) => eq(v.isOver, true),
  },
  {
    source: 'sensorId',
    cell: <ReferenceField source="sensorId" {...refs.temperatureDevice} />,
    sortable: true,
    target: refs.temperatureDevice,
  },
  {
    source: 'measuredAt',
    cell: <ScreenInstantField source="measuredAt" by="sensorId" {...refs.temperatureDevice} />,
    sortable: true,
  },
  { source: 'day', cell: <DateField source="day" />, sortable: true, hidden: true },
  {
    source: 'createdAt',
    cell: <ScreenInstantField source="createdAt" by="sensorId" {...refs.temperatureDevice} />,
    sortable: true,
    hidden: true,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'sensorId', kind: 'reference', target: refs.temperatureDevice },
  { source: 'isOver', kind: 'boolean' },
  { source: 'day', kind: 'range', of: 'date', presets: ['today', 'yesterday', 'last7'] },
];

/** Temperature reading: the list. */
export default function TemperatureRecordList({ view, slots }: ViewProps<TemperatureRecordSlots>) {
  return <EntityList meta={temperatureRecordMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
