// Made by codegen from schemas/proof-of-play.yaml. Do not edit: change the schema, or lay a view over it in resources/proofs-of-play/.

import { proofOfPlayMeta } from '#generated/model/proofs-of-play/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { ProofOfPlayParts, ProofOfPlaySlots } from './slots.gen.tsx';

const columns: readonly Column<ProofOfPlayParts['field']>[] = [
  { source: 'startedAt', cell: <InstantField source="startedAt" />, sortable: true },
  { source: 'adName', cell: <TextField source="adName" />, sortable: true },
  { source: 'deviceName', cell: <TextField source="deviceName" />, sortable: true },
  { source: 'slotName', cell: <TextField source="slotName" />, sortable: true },
  { source: 'materialName', cell: <TextField source="materialName" />, sortable: true },
  { source: 'plays', cell: <NumberField source="plays" />, align: 'right', sortable: true },
  { source: 'durationMs', cell: <MeasureField source="durationMs" of="duration" />, align: 'right', sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'deviceName', kind: 'text', op: 'contains' },
  {
    source: 'startedAt',
    kind: 'range',
    of: 'instant',
    presets: ['today', 'yesterday', 'last3', 'last7', 'last30', 'last90'],
  },
  { source: 'adId', kind: 'reference', target: refs.ad },
  { source: 'deviceId', kind: 'reference', target: refs.device },
];

/** Proof of play: the list. */
export default function ProofOfPlayList({ view, slots }: ViewProps<ProofOfPlaySlots>) {
  return <EntityList meta={proofOfPlayMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
