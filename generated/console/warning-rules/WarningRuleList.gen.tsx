// Made by codegen from schemas/warning-rule.yaml. Do not edit: change the schema, or lay a view over it in resources/warning-rules/.

import { warningRuleMeta } from '#generated/model/warning-rules/meta.gen.ts';
import { BooleanField } from '#src/ui/fields/BooleanField.tsx';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { WarningRuleParts, WarningRuleSlots } from './slots.gen.tsx';

const columns: readonly Column<WarningRuleParts['field']>[] = [
  { source: 'name', cell: <TextField source="name" />, sortable: true },
  {
    source: 'kind',
    cell: (
      <EnumField
        source="kind"
        colors={{
          offline: 'error',
          storage: 'warning',
          fault: 'error',
          temperature: 'error',
          waterLevel: 'warning',
          noPlay: 'error',
          picture: 'error',
        }}
      />
    ),
    sortable: true,
  },
  { source: 'isOn', cell: <BooleanField source="isOn" />, sortable: true },
  { source: 'holdMinutes', cell: <NumberField source="holdMinutes" />, align: 'right', sortable: true },
  { source: 'quietMinutes', cell: <NumberField source="quietMinutes" />, align: 'right', sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'kind',
    kind: 'choice',
    values: ['offline', 'storage', 'fault', 'temperature', 'waterLevel', 'noPlay', 'picture'],
  },
  { source: 'isOn', kind: 'boolean' },
];

/** Warning rule: the list. */
export default function WarningRuleList({ view, slots }: ViewProps<WarningRuleSlots>) {
  return <EntityList meta={warningRuleMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
