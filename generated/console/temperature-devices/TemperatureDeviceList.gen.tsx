// Made by codegen from schemas/temperature-device.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-devices/.

import { gt } from '#core/entity/rule.ts';
import { temperatureDeviceMeta } from '#generated/model/temperature-devices/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TemperatureDeviceParts, TemperatureDeviceSlots } from './slots.gen.tsx';

const columns: readonly Column<TemperatureDeviceParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'place', cell: <TextField source="place" />, sortable: true },
  { source: 'storeId', cell: <ReferenceField source="storeId" {...refs.store} />, sortable: true, target: refs.store },
  {
    source: 'lastCelsius',
    cell: <NumberField source="lastCelsius" />,
    align: 'right',
    sortable: true,
    alert: (v) => gt(v.lastCelsius, v.threshold),
  },
  { source: 'threshold', cell: <NumberField source="threshold" />, align: 'right', sortable: true },
  { source: 'lastAt', cell: <InstantField source="lastAt" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'storeId', kind: 'reference', target: refs.store },
  { source: 'lastAt', kind: 'range', of: 'instant', presets: ['today', 'last7'] },
];

const forms = async () => (await import('./TemperatureDeviceActionForms.gen.tsx')).temperatureDeviceActionForms;

/** Temperature device: the list. */
export default function TemperatureDeviceList({ view, slots }: ViewProps<TemperatureDeviceSlots>) {
  return (
    <EntityList
      meta={temperatureDeviceMeta}
      columns={columns}
      filters={filters}
      forms={forms}
      view={view}
      slots={slots}
      liveMs={30000}
    />
  );
}
