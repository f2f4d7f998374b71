// Made by codegen from schemas/device-point.yaml. Do not edit: change the schema, or lay a view over it in resources/device-points/.

import { instant, lt, sub, wholeDays } from '#core/entity/rule.ts';
import { devicePointDerive } from '#generated/model/device-points/derive.gen.ts';
import { devicePointMeta } from '#generated/model/device-points/meta.gen.ts';
import { devicePointStates } from '#generated/model/device-points/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DevicePointParts, DevicePointSlots } from './slots.gen.tsx';

const columns: readonly Column<DevicePointParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={devicePointStates} />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'type', cell: <EnumField source="type" />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  { source: 'boundAt', cell: <ScreenInstantField source="boundAt" by="deviceId" {...refs.device} />, sortable: true },
  { source: 'years', cell: <NumberField source="years" />, align: 'right', sortable: true },
  { source: 'expireAt', cell: <ScreenInstantField source="expireAt" by="deviceId" {...refs.device} />, sortable: true },
  {
    source: 'daysLeft',
    cell: <NumberField source="daysLeft" />,
    align: 'right',
    alert: (v, c) => lt(wholeDays(sub(instant(v.expireAt), c.now)), 15),
  },
  { source: 'trial', cell: <BooleanField source="trial" />, sortable: true, hidden: true },
  { source: 'orderNumber', cell: <TextField source="orderNumber" />, sortable: true, hidden: true },
  {
    source: 'corpId',
    cell: <ReferenceField source="corpId" {...refs.corporation} />,
    sortable: true,
    hidden: true,
    target: refs.corporation,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['free', 'bound', 'expired'] },
  { source: 'type', kind: 'choice', values: ['android', 'windows'] },
  { source: 'corpId', kind: 'reference', target: refs.corporation },
  { source: 'expireAt', kind: 'range', of: 'instant' },
];

/** Device point: the list. */
export default function DevicePointList({ view, slots }: ViewProps<DevicePointSlots>) {
  return (
    <EntityList
      meta={devicePointMeta}
      columns={columns}
      filters={filters}
      derived={devicePointDerive}
      view={view}
      slots={slots}
    />
  );
}
