// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

import { softwareSettingMeta } from '#generated/model/software-settings/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { SoftwareSettingParts, SoftwareSettingSlots } from './slots.gen.tsx';

const columns: readonly Column<SoftwareSettingParts['field']>[] = [
  { source: 'selfStart', cell: <BooleanField source="selfStart" />, sortable: true },
  { source: 'selfStartSeconds', cell: <NumberField source="selfStartSeconds" />, align: 'right', sortable: true },
  { source: 'forcedShutdown', cell: <BooleanField source="forcedShutdown" />, sortable: true },
  { source: 'pictureEvery', cell: <EnumField source="pictureEvery" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'forcedShutdown', kind: 'boolean' }];

/** Software setup: the list. */
export default function SoftwareSettingList({ view, slots }: ViewProps<SoftwareSettingSlots>) {
  return <EntityList meta={softwareSettingMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
