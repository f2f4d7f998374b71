// Made by codegen from schemas/cast.yaml. Do not edit: change the schema, or lay a view over it in resources/casts/.

import { castMeta } from '#generated/model/casts/meta.gen.ts';
import { castStates } from '#generated/model/casts/states.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { FileField } from '#src/ui/fields/FileField.tsx';
import { MoneyField } from '#src/ui/fields/MoneyField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { CastParts, CastSlots } from './slots.gen.tsx';

const columns: readonly Column<CastParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={castStates} />, sortable: true },
  { source: 'number', cell: <TextField source="number" />, sortable: true },
  { source: 'picture', cell: <FileField source="picture" picture /> },
  { source: 'text', cell: <TextField source="text" />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  { source: 'amountFen', cell: <MoneyField source="amountFen" />, align: 'right', sortable: true },
  { source: 'refund', cell: <EnumField source="refund" colors={{ due: 'warning' }} />, sortable: true },
  {
    source: 'createdAt',
    cell: <ScreenInstantField source="createdAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  {
    source: 'playedAt',
    cell: <ScreenInstantField source="playedAt" by="deviceId" {...refs.device} />,
    sortable: true,
    hidden: true,
  },
  {
    source: 'slotId',
    cell: <ReferenceField source="slotId" {...refs.adSlot} />,
    sortable: true,
    hidden: true,
    target: refs.adSlot,
  },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'status', kind: 'choice', values: ['unpaid', 'waiting', 'queued', 'played', 'refused', 'expired'] },
  { source: 'slotId', kind: 'reference', target: refs.adSlot },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'kind', kind: 'choice', values: ['picture', 'text'] },
  { source: 'refund', kind: 'choice', values: ['none', 'due', 'done'] },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'last7', 'last30'] },
];

const forms = async () => (await import('./CastActionForms.gen.tsx')).castActionForms;

/** Cast: the list. */
export default function CastList({ view, slots }: ViewProps<CastSlots>) {
  return (
    <EntityList
      meta={castMeta}
      columns={columns}
      filters={filters}
      forms={forms}
      view={view}
      slots={slots}
      liveMs={10000}
    />
  );
}
