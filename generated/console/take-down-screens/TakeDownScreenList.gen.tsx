// Made by codegen from schemas/take-down-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/take-down-screens/.

import { takeDownScreenMeta } from '#generated/model/take-down-screens/meta.gen.ts';
import { takeDownScreenStates } from '#generated/model/take-down-screens/states.gen.ts';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { ScreenInstantField } from '#src/ui/fields/ScreenInstantField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { TakeDownScreenParts, TakeDownScreenSlots } from './slots.gen.tsx';

const columns: readonly Column<TakeDownScreenParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={takeDownScreenStates} />, sortable: true },
  {
    source: 'deviceId',
    cell: <ReferenceField source="deviceId" {...refs.device} />,
    sortable: true,
    target: refs.device,
  },
  {
    source: 'lastSeenAt',
    cell: <ScreenInstantField source="lastSeenAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  {
    source: 'confirmedAt',
    cell: <ScreenInstantField source="confirmedAt" by="deviceId" {...refs.device} />,
    sortable: true,
  },
  { source: 'tookMs', cell: <NumberField source="tookMs" />, align: 'right', sortable: true },
  {
    source: 'takeDownId',
    cell: <ReferenceField source="takeDownId" {...refs.takeDown} />,
    sortable: true,
    hidden: true,
    target: refs.takeDown,
  },
];

const filters: readonly FilterDef[] = [
  { source: 'takeDownId', kind: 'reference', target: refs.takeDown },
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'status', kind: 'choice', values: ['told', 'offline', 'confirmed', 'removed', 'needless'] },
];

/** Screen of a take-down: the list. */
export default function TakeDownScreenList({ view, slots }: ViewProps<TakeDownScreenSlots>) {
  return (
    <EntityList meta={takeDownScreenMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={2000} />
  );
}
