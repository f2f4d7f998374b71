// Made by codegen from schemas/offline-package.yaml. Do not edit: change the schema, or lay a view over it in resources/offline-packages/.

import { offlinePackageMeta } from '#generated/model/offline-packages/meta.gen.ts';
import { offlinePackageStates } from '#generated/model/offline-packages/states.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { OfflinePackageParts, OfflinePackageSlots } from './slots.gen.tsx';

const columns: readonly Column<OfflinePackageParts['field']>[] = [
  { source: 'status', cell: <StateField source="status" states={offlinePackageStates} />, sortable: true },
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'size', cell: <MeasureField source="size" of="bytes" />, align: 'right', sortable: true },
  { source: 'ads', cell: <NumberField source="ads" />, align: 'right', sortable: true },
  { source: 'files', cell: <NumberField source="files" />, align: 'right', sortable: true },
  { source: 'enrols', cell: <BooleanField source="enrols" />, sortable: true, hidden: true },
  { source: 'problem', cell: <EnumField source="problem" />, sortable: true, hidden: true },
  { source: 'expiresAt', cell: <InstantField source="expiresAt" />, sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'deviceId', kind: 'reference', target: refs.device },
  { source: 'status', kind: 'choice', values: ['waiting', 'running', 'done', 'failed', 'expired'] },
  { source: 'createdAt', kind: 'range', of: 'instant' },
];

/** Offline package: the list. */
export default function OfflinePackageList({ view, slots }: ViewProps<OfflinePackageSlots>) {
  return (
    <EntityList meta={offlinePackageMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={3000} />
  );
}
