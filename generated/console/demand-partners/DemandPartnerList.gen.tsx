// Made by codegen from schemas/demand-partner.yaml. Do not edit: change the schema, or lay a view over it in resources/demand-partners/.

import { gt } from '#core/entity/rule.ts';
import { demandPartnerMeta } from '#generated/model/demand-partners/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { DemandPartnerParts, DemandPartnerSlots } from './slots.gen.tsx';

const columns: readonly Column<DemandPartnerParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'enabled', cell: <BooleanField source="enabled" />, sortable: true },
  { source: 'seat', cell: <TextField source="seat" />, sortable: true },
  { source: 'tmax', cell: <NumberField source="tmax" />, align: 'right', sortable: true },
  { source: 'maxQps', cell: <NumberField source="maxQps" />, align: 'right', sortable: true },
  { source: 'asked', cell: <NumberField source="asked" />, align: 'right', sortable: true },
  { source: 'bids', cell: <NumberField source="bids" />, align: 'right', sortable: true },
  { source: 'wins', cell: <NumberField source="wins" />, align: 'right', sortable: true },
  {
    source: 'failures',
    cell: <NumberField source="failures" />,
    align: 'right',
    sortable: true,
    hidden: true,
    alert: (v) => gt(v.failures, 0),
  },
  {
    source: 'lastAnswer',
    cell: (
      <EnumField
        source="lastAnswer"
        colors={{ bid: 'success', noAnswer: 'warning', unreachable: 'error', malformed: 'error' }}
      />
    ),
    sortable: true,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'enabled', kind: 'boolean' }];

/** Outside buyer: the list. */
export default function DemandPartnerList({ view, slots }: ViewProps<DemandPartnerSlots>) {
  return <EntityList meta={demandPartnerMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
