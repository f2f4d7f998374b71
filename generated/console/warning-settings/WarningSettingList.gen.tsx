// Made by codegen from schemas/warning-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-settings/.

import { warningSettingMeta } from '#generated/model/warning-settings/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { WarningSettingParts, WarningSettingSlots } from './slots.gen.tsx';

const columns: readonly Column<WarningSettingParts['field']>[] = [
  { source: 'offline', cell: <BooleanField source="offline" />, sortable: true },
  { source: 'offlineMinutes', cell: <NumberField source="offlineMinutes" />, align: 'right', sortable: true },
  { source: 'temperature', cell: <NumberField source="temperature" />, align: 'right', sortable: true },
  { source: 'waterLevel', cell: <NumberField source="waterLevel" />, align: 'right', sortable: true },
  { source: 'sender', cell: <TextField source="sender" />, sortable: true },
  { source: 'language', cell: <EnumField source="language" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'offline', kind: 'boolean' }];

/** Warning settings: the list. */
export default function WarningSettingList({ view, slots }: ViewProps<WarningSettingSlots>) {
  return <EntityList meta={warningSettingMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
