// Made by codegen from schemas/take-down.yaml. Do not edit: change the schema, or lay a view over it in resources/take-downs/.

import { gt, sub } from '#core/entity/rule.ts';
import { takeDownDerive } from '#generated/model/take-downs/derive.gen.ts';
import { takeDownMeta } from '#generated/model/take-downs/meta.gen.ts';
import { takeDownStates } from '#generated/model/take-downs/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TakeDownParts, TakeDownSlots } from './slots.gen.tsx';

const columns: readonly Column<TakeDownParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={takeDownStates} />, sortable: true },
  { source: 'targetName', cell: <TextField source="targetName" />, sortable: true },
  { source: 'targetType', cell: <EnumField source="targetType" />, sortable: true },
  { source: 'reason', cell: <TextField source="reason" />, sortable: true },
  { source: 'confirmed', cell: <NumberField source="confirmed" />, align: 'right', sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  {
    source: 'waiting',
    cell: <NumberField source="waiting" />,
    align: 'right',
    hidden: true,
    alert: (v) => gt(sub(v.total, v.confirmed), 0),
  },
  { source: 'total', cell: <NumberField source="total" />, align: 'right', sortable: true, hidden: true },
  { source: 'ads', cell: <NumberField source="ads" />, align: 'right', sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['stopping', 'stopped', 'lifted'] },
  { source: 'targetType', kind: 'choice', values: ['ad', 'material', 'corporation'] },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

/** Take-down: the list. */
export default function TakeDownList({ view, slots }: ViewProps<TakeDownSlots>) {
  return (
    <EntityList
      meta={takeDownMeta}
      columns={columns}
      filters={filters}
      derived={takeDownDerive}
      view={view}
      slots={slots}
      liveMs={2000}
    />
  );
}
