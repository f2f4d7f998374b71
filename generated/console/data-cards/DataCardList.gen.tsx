// Made by codegen from schemas/data-card.yaml. Do not edit: change the schema, or lay a view over it in resources/data-cards/.

import { ge, mul } from '#core/entity/rule.ts';
import { dataCardDerive } from '#generated/model/data-cards/derive.gen.ts';
import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DataCardParts, DataCardSlots } from './slots.gen.tsx';

const columns: readonly Column<DataCardParts['field']>[] = [
  { source: 'iccid', cell: <TextField source="iccid" />, sortable: true },
  { source: 'operator', cell: <EnumField source="operator" />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  { source: 'packageMb', cell: <NumberField source="packageMb" />, align: 'right', sortable: true },
  { source: 'usedMb', cell: <NumberField source="usedMb" />, align: 'right', sortable: true },
  {
    source: 'remainingMb',
    cell: <NumberField source="remainingMb" />,
    align: 'right',
    alert: (v) => ge(mul(v.usedMb, 10), mul(v.packageMb, 9)),
  },
  { source: 'usedShare', cell: <NumberField source="usedShare" />, align: 'right' },
  { source: 'activatedAt', cell: <InstantField source="activatedAt" />, sortable: true },
  {
    source: 'askResult',
    cell: (
      <EnumField
        source="askResult"
        colors={{ told: 'success', unknown: 'error', refused: 'error', unanswered: 'warning' }}
      />
    ),
    sortable: true,
    hidden: true,
  },
  { source: 'askedAt', cell: <InstantField source="askedAt" />, sortable: true, hidden: true },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true, hidden: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'operator', kind: 'choice', values: ['mobile', 'unicom', 'telecom', 'broadnet'] },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'activatedAt', kind: 'range', of: 'instant', presets: ['last30', 'last90'] },
];

const bulkForm = async () => (await import('./DataCardForm.gen.tsx')).dataCardForm;

/** Data card: the list. */
export default function DataCardList({ view, slots }: ViewProps<DataCardSlots>) {
  return (
    <EntityList
      meta={dataCardMeta}
      columns={columns}
      filters={filters}
      derived={dataCardDerive}
      view={view}
      slots={slots}
      bulkForm={bulkForm}
    />
  );
}
