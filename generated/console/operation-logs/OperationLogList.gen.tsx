// Made by codegen from schemas/operation-log.yaml. Do not edit: change the schema, or lay a view over it in resources/operation-logs/.

import { operationLogMeta } from '#generated/model/operation-logs/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { OperationLogField, OperationLogSlots } from './slots.gen.tsx';

const columns: readonly Column<OperationLogField>[] = [
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  { source: 'realName', cell: <TextField source="realName" />, sortable: true },
  { source: 'userName', cell: <TextField source="userName" />, sortable: true },
  { source: 'call', cell: <NameField source="call" of="calls" />, sortable: true },
  { source: 'entity', cell: <NameField source="entity" of="entities" />, sortable: true },
  { source: 'targetName', cell: <TextField source="targetName" />, sortable: true },
  { source: 'code', cell: <NumberField source="code" />, align: 'right', sortable: true },
  { source: 'ip', cell: <TextField source="ip" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  { source: 'userName', pinned: true, kind: 'text', op: 'contains' },
  { source: 'createdAt', kind: 'range', of: 'instant', presets: ['today', 'yesterday', 'last7', 'last30'] },
];

/** Operation log: the list. */
export default function OperationLogList({ view, slots }: ViewProps<OperationLogSlots>) {
  return <EntityList meta={operationLogMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
