// Made by codegen from schemas/firmware.yaml. Do not edit: change the schema, or lay a view over it in resources/firmwares/.

import { firmwareMeta } from '#generated/model/firmwares/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { MeasureField } from '#src/ui/fields/MeasureField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { FirmwareParts, FirmwareSlots } from './slots.gen.tsx';

const columns: readonly Column<FirmwareParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true },
  { source: 'platform', cell: <EnumField source="platform" />, sortable: true },
  { source: 'version', cell: <TextField source="version" />, sortable: true },
  { source: 'packageName', cell: <TextField source="packageName" />, sortable: true },
  { source: 'size', cell: <MeasureField source="size" of="bytes" />, align: 'right', sortable: true },
  {
    source: 'creatorId',
    cell: <ReferenceField source="creatorId" {...refs.account} />,
    sortable: true,
    target: refs.account,
  },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true, hidden: true },
];

const filters: readonly FilterDef[] = [
  { source: 'kind', kind: 'choice', values: ['apk', 'firmware', 'agent'] },
  { source: 'platform', kind: 'choice', values: ['linux', 'android', 'windows'] },
];

/** Package: the list. */
export default function FirmwareList({ view, slots }: ViewProps<FirmwareSlots>) {
  return <EntityList meta={firmwareMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
