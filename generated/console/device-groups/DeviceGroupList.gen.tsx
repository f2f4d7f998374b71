// Made by codegen from schemas/device-group.yaml. Do not edit: change the schema, or lay a view over it in resources/device-groups/.

import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { DeviceGroupParts, DeviceGroupSlots } from './slots.gen.tsx';

const columns: readonly Column<DeviceGroupParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  { source: 'kind', cell: <EnumField source="kind" />, sortable: true },
  {
    source: 'layoutId',
    cell: <ReferenceField source="layoutId" {...refs.layout} />,
    sortable: true,
    target: refs.layout,
  },
  { source: 'remark', cell: <TextField source="remark" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'kind', kind: 'choice', values: ['common', 'multiScreen'] }];

const forms = async () => (await import('./DeviceGroupActionForms.gen.tsx')).deviceGroupActionForms;

const bulkForm = async () => (await import('./DeviceGroupForm.gen.tsx')).deviceGroupForm;

/** Device group: the list. */
export default function DeviceGroupList({ view, slots }: ViewProps<DeviceGroupSlots>) {
  return (
    <EntityList
      meta={deviceGroupMeta}
      columns={columns}
      filters={filters}
      forms={forms}
      view={view}
      slots={slots}
      bulkForm={bulkForm}
    />
  );
}
