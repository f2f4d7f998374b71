// Made by codegen from schemas/handwashing-device.yaml. Do not edit: change the schema, or lay a view over it in resources/handwashing-devices/.

import { lt } from '#core/entity/rule.ts';
import { handwashingDeviceMeta } from '#generated/model/handwashing-devices/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { HandwashingDeviceParts, HandwashingDeviceSlots } from './slots.gen.tsx';

const columns: readonly Column<HandwashingDeviceParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'place', cell: <TextField source="place" />, sortable: true },
  { source: 'storeId', cell: <ReferenceField source="storeId" {...refs.store} />, sortable: true, target: refs.store },
  {
    source: 'lastWater',
    cell: <NumberField source="lastWater" />,
    align: 'right',
    sortable: true,
    alert: (v) => lt(v.lastWater, v.waterLevel),
  },
  { source: 'waterLevel', cell: <NumberField source="waterLevel" />, align: 'right', sortable: true },
  { source: 'washSeconds', cell: <NumberField source="washSeconds" />, align: 'right', sortable: true },
  { source: 'lastAt', cell: <InstantField source="lastAt" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'storeId', kind: 'reference', target: refs.store },
  { source: 'lastAt', kind: 'range', of: 'instant', presets: ['today', 'last7'] },
];

const forms = async () => (await import('./HandwashingDeviceActionForms.gen.tsx')).handwashingDeviceActionForms;

/** Hand-washing device: the list. */
export default function HandwashingDeviceList({ view, slots }: ViewProps<HandwashingDeviceSlots>) {
  return (
    <EntityList
      meta={handwashingDeviceMeta}
      columns={columns}
      filters={filters}
      forms={forms}
      view={view}
      slots={slots}
      liveMs={30000}
    />
  );
}
